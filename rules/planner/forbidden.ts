import type { Dish } from './dish.ts';
import type { Wish } from './wish.ts';

/** Why a dish is laid by nobody but the visitor; null when it may be. */
export function forbidden(dish: Dish, wish: Wish): 'pork' | 'alcohol' | 'caffeine' | null {
  if (dish.pork && wish.halal > 0) return 'pork';
  const isToToast = dish.course === 'drink' && dish.kind === 'sekt' && isToasted(wish);
  if (dish.alcohol && !isToToast) return 'alcohol';
  return dish.caffeine && wish.occasion === 'birthday' ? 'caffeine' : null;
}

/** Whether glasses are raised. Children come to birthdays, families and some teams; a lunch is followed by work. */
export function isToasted({ occasion, meal, halal }: Wish): boolean {
  return (occasion === 'reception' || occasion === 'ceremony') && meal !== 'lunch' && halal === 0;
}

import type { Dish } from './dish.ts';
import { dietGroups } from './guest-groups.ts';
import type { Wish } from './wish.ts';

/**
 * Whether any of the guests eats a dish: nobody does if all of them go without something that it names, or if each of
 * them has a diet that no part of it is for. Drinks are declared for no diet, and are for all.
 */
export function isForAnybody(dish: Dish, wish: Wish): boolean {
  const isForAll = (guests: number) => guests >= wish.guests;
  if (dish.allergens.some((allergen) => isForAll(wish.without[allergen] ?? 0))) return false;
  if (dish.course === 'drink' || dish.course === 'extra') return true;
  const groups = dietGroups(wish);
  const dieting = groups.reduce((sum, { guests }) => sum + guests, 0);
  return !isForAll(dieting) || groups.some(({ eats }) => eats(dish));
}

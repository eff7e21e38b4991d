import type { Dish } from './dish.ts';
import { dietGroups, type GuestGroup } from './guest-groups.ts';
import type { Wish } from './wish.ts';

/**
 * Whether any of the guests eats or drinks a dish: nobody does if all of them go without something that it names, or if each
 * of them has a diet that no part of it is for.
 */
export function isForAnybody(dish: Dish, wish: Wish): boolean {
  const isForAll = (guests: number) => guests >= wish.guests;
  if (dish.allergens.some((allergen) => isForAll(wish.without[allergen] ?? 0))) return false;
  const groups = dietGroups(wish);
  const dieting = groups.reduce((sum, { guests }) => sum + guests, 0);
  return !isForAll(dieting) || groups.some((group) => group.eats(dish) || drinks(group, dish));
}

/**
 * Whether a diet drinks what is not declared for it: who eats halal whatever is laid, as nothing with alcohol is then, and
 * everybody that of which nobody has said a diet.
 */
const drinks = ({ who }: GuestGroup, dish: Dish) =>
  dish.course === 'drink' && (who === 'halal' || dish.diets.length === 0);

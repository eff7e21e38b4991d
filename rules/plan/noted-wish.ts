import type { NotedGuests } from '../orders/noted-guests.ts';
import type { Dish, TableLine } from '../planner/dish.ts';
import { type Meal, meals, type Wish } from '../planner/wish.ts';
import { fedBy } from './fed.ts';

/**
 * The wish of those who were noted with an order, as far as a table is looked at by it. The note says nothing of the meal:
 * it is the heartiest that what was ordered is enough for, and a lunch where it is enough for none. It says nothing of the
 * occasion either: what is offered instead of a dish suits the one that takes the least.
 */
export function notedWish(
  { guests, vegan, vegetarian, halal, without }: NotedGuests,
  dishes: readonly Dish[],
  ordered: readonly TableLine[],
): Wish {
  const wishFor = (meal: Meal): Wish => ({
    ...{ guests, vegan, vegetarian, halal, without, meal },
    occasion: 'birthday',
    budget: null,
  });
  const isEnough = (wish: Wish) => {
    const fed = fedBy(dishes, ordered, wish);
    return fed.enough >= guests && fed.groups.every((group) => group.fed >= group.guests);
  };
  return meals.toReversed().map(wishFor).find(isEnough) ?? wishFor('lunch');
}

import type { Time } from '../booking/berlin-time.ts';
import type { NotedGuests } from '../orders/care/noted-guests.ts';
import type { Dish, TableLine } from '../planner/dish.ts';
import { type Meal, meals, type Wish } from '../planner/wish.ts';
import { fedBy } from './fed.ts';

/** What comes from then on may be a dinner. */
const evening = '16:00';

/**
 * The wish of those who were noted with an order, as far as a table is looked at by it. Where the note says nothing of the meal,
 * it is the heartiest that what was ordered is enough for, for those who were noted then, before the evening no dinner, and a
 * lunch where it is enough for none. It never says anything of the occasion: what is offered instead of a dish suits the one that
 * takes the least.
 * @param ordered.noted who came when it was ordered; nothing for those who come now
 * @param ordered.at the time for which it is agreed; null for none
 */
export function notedWish(
  now: NotedGuests,
  dishes: readonly Dish[],
  { table, noted = now, at }: Ordered,
): Wish {
  const isEnough = (wish: Wish) => {
    const fed = fedBy(dishes, table, wish);
    return fed.enough >= wish.guests && fed.groups.every((group) => group.fed >= group.guests);
  };
  const isDay = at !== null && at < evening;
  const possible = meals.filter((meal) => !(isDay && meal === 'dinner'));
  const ordered = () => possible.findLast((each) => isEnough(wishFor(noted, each))) ?? 'lunch';
  return wishFor(now, now.meal ?? ordered());
}

interface Ordered {
  readonly table: readonly TableLine[];
  readonly noted?: NotedGuests | undefined;
  readonly at: Time | null;
}

function wishFor({ guests, vegan, vegetarian, halal, without }: NotedGuests, meal: Meal): Wish {
  return {
    ...{ guests, vegan, vegetarian, halal, without, meal },
    occasion: 'birthday',
    budget: null,
  };
}

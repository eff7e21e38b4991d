import type { Dish } from '#rules/planner/dish.ts';
import type { Reason } from '#rules/planner/reasons.ts';
import type { Wish } from '#rules/planner/wish.ts';
import { appetite, brought, type Food, type Promised } from './recount.ts';
import type { Seen } from './seen.ts';
import { wishedFor } from './wished.ts';

/** Reasons that are not so: without its dish nothing would be missing of what it says. */
export function untrueReasons(seen: Seen, promises: readonly Promised[]): string[] {
  const { laid, served } = seen;
  const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id).join();
  if (ids(laid.reasons) !== ids(laid.table))
    return [`reasons of ${ids(laid.reasons)} for ${ids(laid.table)}`];
  return laid.reasons.flatMap((reason) => {
    const dish = served.find((one) => one.dish.id === reason.id)?.dish;
    return dish && isTrue(seen, promises, dish, reason) ? [] : [`untrue: ${JSON.stringify(reason)}`];
  });
}

function isTrue(
  { wish, kept, served }: Seen,
  promises: readonly Promised[],
  dish: Dish,
  { why, who, guests }: Reason,
): boolean {
  if (kept.has(dish.id) || why === 'chosen') return kept.has(dish.id) && why === 'chosen';
  const rest = served.filter((one) => one.dish !== dish);
  const falls = (one: Promised) => one.bring(dish, 1) > 0 && brought(one, rest) < one.least;
  const promise = promises.find(({ key }) => key === `${dish.course}/${why}/${who ?? 'all'}`);
  if (promise) return falls(promise) && guests === guestsOf(wish, dish, { why, who }, brought(promise, rest));
  const goal = wishedFor(wish).find(({ what, course }) => what === why && course === dish.course);
  if (goal) {
    const has = rest.reduce((sum, one) => sum + goal.bring(one.dish) * one.pieces, 0);
    return goal.bring(dish) > 0 && has < goal.least;
  }
  // What is only nice may be told only of what nothing depends on.
  if (promises.some(falls)) return false;
  if (why === 'best-seller') return dish.bestSeller;
  if (why === 'variety') return !dish.bestSeller;
  return (why === wish.meal || why === wish.occasion) && dish.fits.includes(why);
}

/** Whom a reason names: the guests of a diet, those without an allergen, or those who would get nothing. */
function guestsOf(
  wish: Wish,
  { course }: Dish,
  { why, who }: Pick<Reason, 'why' | 'who'>,
  rest: number,
): number {
  if (who === 'vegan' || who === 'vegetarian' || who === 'halal') return wish[who];
  if (who) return wish.without[who] ?? 0;
  if (why !== 'portions') return wish.guests;
  let hungry = 0;
  while ((wish.guests - hungry) * appetite(wish, course as Food) > rest * 10) hungry++;
  return hungry;
}

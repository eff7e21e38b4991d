import type { Dish } from '#rules/planner/dish.ts';
import type { Before, LaidTable } from '#rules/planner/lay-table.ts';
import type { Wish } from '#rules/planner/wish.ts';
import { allergensInVain } from './allergens-in-vain.ts';
import { mayStand, promisesOf } from './recount.ts';
import type { Seen } from './seen.ts';
import { untrueReasons } from './untrue-reasons.ts';
import { wrongGaps, wrongShorts } from './wrong-lacks.ts';
import { wrongLines } from './wrong-lines.ts';

/**
 * What is wrong with a table, counted by other code than that which laid it: each promise is kept or said to be broken, and
 * nothing is said that is not so. Empty for a good one.
 */
export function complaints(
  dishes: readonly Dish[],
  wish: Wish,
  laid: LaidTable,
  before: Before = {},
): string[] {
  const off = new Set(before.banned ?? []);
  for (const { id, pieces } of before.kept ?? []) if (pieces === 0) off.add(id);
  const kept = new Map((before.kept ?? []).map(({ id, pieces }) => [id, pieces]));
  for (const id of kept.keys()) if (off.has(id) || !dishes.some((dish) => dish.id === id)) kept.delete(id);
  const served = laid.table.flatMap(({ id, pieces }) => {
    const dish = dishes.find((one) => one.id === id);
    return dish ? [{ dish, pieces }] : [];
  });
  const standing = dishes.filter((dish) => kept.has(dish.id) || (!off.has(dish.id) && mayStand(dish, wish)));
  const seen: Seen = { dishes, wish, laid, kept, off, served, standing };
  const promises = promisesOf(wish, standing);
  return [
    ...wrongLines(seen),
    ...allergensInVain(seen, promises),
    ...wrongGaps(seen, promises),
    ...wrongShorts(seen, promises),
    ...untrueReasons(seen, promises),
  ];
}

import type { Dish } from '#rules/planner/dish.ts';
import type { LaidTable } from '#rules/planner/lay-table.ts';
import type { Wish } from '#rules/planner/wish.ts';

/** A table and all that it was laid of, to be looked at. */
export interface Seen {
  readonly dishes: readonly Dish[];
  readonly wish: Wish;
  readonly laid: LaidTable;
  /** What the visitor has set, of what there is; what he has taken off. */
  readonly kept: ReadonlyMap<number, number>;
  readonly off: ReadonlySet<number>;
  /** What is on the table. */
  readonly served: readonly { readonly dish: Dish; readonly pieces: number }[];
  /** What may stand on it, as the visitor leaves it. */
  readonly standing: readonly Dish[];
}

import type { Dish, TableLine } from '#rules/planner/dish.ts';
import type { Reason } from '#rules/planner/reasons.ts';
import type { PlanProduct } from '../menu.ts';
import type { LaidProps } from './laid-props.ts';

/** A line of the table with its dish, what the page shows of it, why it stands there, and its place among all. */
export interface OnTable {
  readonly line: TableLine;
  readonly dish: Dish;
  readonly product: PlanProduct;
  readonly reason: Reason;
  readonly index: number;
}

/** What stands on the table and is on the menu. */
export const onTable = ({ menu, settled: { laid } }: Pick<LaidProps, 'menu' | 'settled'>): OnTable[] =>
  laid.table.flatMap((line, index) => {
    const dish = menu.dishes.find(({ id }) => id === line.id);
    const product = menu.products[line.id];
    const reason = laid.reasons[index];
    return dish && product && reason ? [{ line, dish, product, reason, index }] : [];
  });

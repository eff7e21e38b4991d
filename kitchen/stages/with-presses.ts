import type { KitchenOrder } from '#contract/kitchen/orders.ts';
import type { Stage } from '#rules/orders/stages.ts';
import type { Press } from '../presses/press-store.ts';

/** An order as it will be when what was pressed has arrived. */
export type ShownOrder = KitchenOrder & {
  /** Whether something that was pressed for it has not reached the shop. */
  readonly isWaiting: boolean;
};

/** Orders with what was pressed for them already done. */
export function withPresses(orders: readonly KitchenOrder[], presses: readonly Press[]): ShownOrder[] {
  return orders.map((order) => {
    const own = presses.filter((each) => each.order === order.publicProductOrderId);
    const stage = own.findLast(({ shows }) => shows.stage !== undefined)?.shows.stage as Stage | undefined;
    return { ...order, stage: stage ?? order.stage, isWaiting: own.length > 0 };
  });
}

import type { KitchenOrderDetails } from '#contract/kitchen/orders/order-details.ts';
import type { Press } from '../presses/press-store.ts';
import { type ShownOrder, withPresses } from '../stages/with-presses.ts';

/** An order as it will be when what was pressed has arrived. */
export type ShownDetails = KitchenOrderDetails & Pick<ShownOrder, 'isWaiting' | 'notMade'>;

/** An order with what was pressed for it already done. */
export function shownOrder(details: KitchenOrderDetails, presses: readonly Press[]): ShownDetails {
  const [shown = { ...details, isWaiting: false, notMade: 0 }] = withPresses([details], presses);
  return shown;
}

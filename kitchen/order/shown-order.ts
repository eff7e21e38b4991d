import type { KitchenOrderDetails } from '#contract/kitchen/orders/order-details.ts';
import type { Press } from '../presses/press-store.ts';
import { type Shown, withPresses } from '../stages/with-presses.ts';

/** An order as it will be when what was pressed has arrived. */
export type ShownDetails = Shown<KitchenOrderDetails>;

/** An order with what was pressed for it already done. */
export function shownOrder(details: KitchenOrderDetails, presses: readonly Press[]): ShownDetails {
  const [shown] = withPresses([details], presses);
  if (!shown) throw new Error('an order is shown as one order');
  return shown;
}

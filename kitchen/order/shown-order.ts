import type { KitchenOrderDetails } from '#contract/kitchen/order-details.ts';
import type { Press } from '../presses/press-store.ts';
import { withPresses } from '../stages/with-presses.ts';

/** An order as it will be when what was pressed has arrived. */
export type ShownDetails = KitchenOrderDetails & { readonly isWaiting: boolean };

/** An order with what was pressed for it already done. */
export function shownOrder(details: KitchenOrderDetails, presses: readonly Press[]): ShownDetails {
  const [shown = { ...details, isWaiting: false }] = withPresses([details], presses);
  return shown;
}

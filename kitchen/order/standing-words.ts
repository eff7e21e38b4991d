import type { KitchenOrderDetails } from '#contract/kitchen/orders/order-details.ts';
import { m } from '#kitchen-messages';
import type { Stage } from '#rules/orders/stages.ts';
import { unpaidText } from './order-words.ts';

/** How an order stands that is not to be cooked. */
export type NotToBeCooked = Exclude<KitchenOrderDetails['state'], 'BINDING'>;

/** Why an order is not to be cooked, or not yet; of a canceled one, how far it had come. */
export function standingText(state: NotToBeCooked, stage: Stage): string {
  if (state === 'CANCELED') return canceled[stage]();
  return unpaidText(state);
}

const canceled = {
  NEW: m.order_state_canceled,
  ACCEPTED: m.order_state_canceled,
  IN_PREPARATION: m.order_state_canceled_begun,
  READY: m.order_state_canceled_packed,
  OUT: m.order_state_canceled_out,
  DELIVERED: m.order_state_canceled_delivered,
} as const;

import type { KitchenOrder } from '#contract/kitchen/orders/orders.ts';
import { berlinDay } from '#rules/booking/berlin-time.ts';
import { ageFor } from '#rules/catalogue/drinks.ts';
import type { Stage } from '#rules/orders/stages.ts';
import type { ShownOrder } from './with-presses.ts';

/** Whether an order is of another day than today. */
export const isOfOtherDay = ({ day }: Pick<KitchenOrder, 'day'>): boolean =>
  day !== null && day !== berlinDay(Date.now());

export type Question = 'PACK' | 'DEPART' | 'HAND_OVER';

/**
 * What there is to ask before an order moves on: whether what its kitchen has not ticked off is made, before it is packed;
 * whether it is meant, where it leaves or ends on another day than its own; and whose age was seen, before it ends. Null where
 * a press is enough.
 */
export function questionBefore(next: Stage, order: Pick<ShownOrder, 'day' | 'items'>): Question | null {
  if (next === 'READY') return order.items.some(({ isToTick }) => isToTick) ? 'PACK' : null;
  if (next === 'OUT') return isOfOtherDay(order) ? 'DEPART' : null;
  if (next !== 'DELIVERED') return null;
  return isOfOtherDay(order) || ageFor(order.items) !== null ? 'HAND_OVER' : null;
}

import { ageFor } from '#rules/catalogue/drinks.ts';
import type { Stage } from '#rules/orders/stages.ts';
import { notThereOf, whyNotYet } from '#rules/orders/work/not-yet.ts';
import type { ShownOrder } from './with-presses.ts';

export type Question = 'PACK' | 'DEPART' | 'HAND_OVER';

/**
 * What there is to ask before an order moves on: whether what its kitchen has not ticked off is made, before it is packed;
 * whether it is meant, where it hardly leaves or ends yet, or not all of it is there; and before it ends whose age was seen,
 * and what came back empty to the counter. Null where a press is enough.
 * @param now milliseconds since 1970
 */
export function questionBefore(next: Stage, order: ShownOrder, now: number): Question | null {
  if (next === 'READY') return order.items.some(({ isToTick }) => isToTick) ? 'PACK' : null;
  if (next !== 'OUT' && next !== 'DELIVERED') return null;
  const isDoubted = whyNotYet(next, order, now) !== null;
  if (next === 'OUT') return isDoubted ? 'DEPART' : null;
  const isToCount = isCountedHere(order);
  return isDoubted || isToCount || notThereOf(order).length > 0 || ageFor(order.items) !== null
    ? 'HAND_OVER'
    : null;
}

/** Whether what comes back empty is counted where an order is given out: whoever drives counts it at the door. */
export const isCountedHere = ({ fulfilment, hasDeposit }: Pick<ShownOrder, 'fulfilment' | 'hasDeposit'>) =>
  fulfilment === 'PICKUP' && hasDeposit === true;

import type { KitchenOrder } from '#contract/kitchen/orders/orders.ts';
import { berlinInstant } from '#rules/booking/berlin-instant.ts';
import { berlinDay } from '#rules/booking/berlin-time.ts';
import { ageFor } from '#rules/catalogue/drinks.ts';
import type { Stage } from '#rules/orders/stages.ts';
import type { ShownOrder } from './with-presses.ts';

export type Question = 'PACK' | 'DEPART' | 'HAND_OVER';

const hour = 3_600_000;
/** How long before its time an order leaves or ends, in milliseconds, and nobody asks whether that is meant. */
const soonEnough = { OUT: 4 * hour, DELIVERED: hour } as const;

type Ending = keyof typeof soonEnough;

/**
 * Why an order hardly leaves or ends yet: it is of another day; a driver is on the way with it, who says when it is there; or
 * its time is hours away. Null where nothing speaks against it.
 * @param now milliseconds since 1970
 */
export function whyNotYet(
  next: Ending,
  { day, time, run }: Pick<KitchenOrder, 'day' | 'time' | 'run'>,
  now: number,
): 'OTHER_DAY' | 'ON_TOUR' | 'EARLY' | null {
  if (day !== null && day !== berlinDay(now)) return 'OTHER_DAY';
  if (next === 'DELIVERED' && run?.hasLeft) return 'ON_TOUR';
  return day !== null && time !== null && berlinInstant(day, time) - now > soonEnough[next] ? 'EARLY' : null;
}

/** The dishes of a pickup that nobody has ticked as there, where others are; without ticks it was packed as a whole. */
export function notThereOf({
  fulfilment,
  items,
}: Pick<ShownOrder, 'fulfilment' | 'items'>): ShownOrder['items'] {
  const missing = fulfilment === 'PICKUP' ? items.filter(({ isPacked }) => !isPacked) : [];
  return missing.length < items.length ? missing : [];
}

/**
 * What there is to ask before an order moves on: whether what its kitchen has not ticked off is made, before it is packed;
 * whether it is meant, where it hardly leaves or ends yet, or not all of it is there; and whose age was seen, before it ends.
 * Null where a press is enough.
 * @param now milliseconds since 1970
 */
export function questionBefore(next: Stage, order: ShownOrder, now: number): Question | null {
  if (next === 'READY') return order.items.some(({ isToTick }) => isToTick) ? 'PACK' : null;
  if (next !== 'OUT' && next !== 'DELIVERED') return null;
  const isDoubted = whyNotYet(next, order, now) !== null;
  if (next === 'OUT') return isDoubted ? 'DEPART' : null;
  return isDoubted || notThereOf(order).length > 0 || ageFor(order.items) !== null ? 'HAND_OVER' : null;
}

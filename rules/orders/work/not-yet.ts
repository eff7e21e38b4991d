import { berlinInstant } from '../../booking/berlin-instant.ts';
import { berlinDay, type Day, type Time } from '../../booking/berlin-time.ts';
import type { Fulfilment } from '../fulfilment.ts';
import type { Ticks } from './kitchen-ticks.ts';

const hour = 3_600_000;
/** How long before its time an order leaves or ends, in milliseconds, and nobody asks whether that is meant. */
const soonEnough = { OUT: 4 * hour, DELIVERED: hour } as const;

type Ending = keyof typeof soonEnough;

/** For when an order is agreed, and whether it is with a driver; a release before 0.17.28 does not say that. */
interface Agreed {
  readonly day: Day | null;
  readonly time: Time | null;
  readonly run: { readonly hasLeft?: boolean | undefined } | null;
}

/**
 * Why an order hardly leaves or ends yet: it is of another day; a driver is on the way with it, who says when it is there; or
 * its time is hours away. Null where nothing speaks against it.
 * @param now milliseconds since 1970
 */
export function whyNotYet(
  next: Ending,
  { day, time, run }: Agreed,
  now: number,
): 'OTHER_DAY' | 'ON_TOUR' | 'EARLY' | null {
  if (day !== null && day !== berlinDay(now)) return 'OTHER_DAY';
  if (next === 'DELIVERED' && run?.hasLeft) return 'ON_TOUR';
  return day !== null && time !== null && berlinInstant(day, time) - now > soonEnough[next] ? 'EARLY' : null;
}

/** The dishes of a pickup that nobody has ticked as there, where others are; without ticks it was packed as a whole. */
export function notThereOf<Dish extends Pick<Ticks, 'isPacked'>>({
  fulfilment,
  items,
}: {
  readonly fulfilment: Fulfilment;
  readonly items: readonly Dish[];
}): readonly Dish[] {
  const missing = fulfilment === 'PICKUP' ? items.filter(({ isPacked }) => !isPacked) : [];
  return missing.length < items.length ? missing : [];
}

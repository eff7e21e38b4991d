import { addDays, berlinDay, type Day, type Time } from '#rules/booking/berlin-time.ts';
import { bookingHorizonDays } from '#rules/booking/delivery-date.ts';
import { isTooLateForSize } from '#rules/booking/lead-steps.ts';
import { type DayLoad, type Portions, roomAt, type SlotState } from '#rules/booking/slot-state.ts';
import { allTimeSlots, type BookingRules, timeSlots } from '#rules/booking/time-slots.ts';
import type { Fulfilment } from '#rules/orders/fulfilment.ts';
import type { LineItem } from '#rules/orders/line-items.ts';
import type { Deps } from '../../deps.ts';
import { orderingRules } from '../settings/settings.ts';
import { portionsOfItems, sumOf } from './basket-portions.ts';
import type { Capacity } from './limits.ts';
import { loadOn, loadsFor } from './recent-loads.ts';

export interface Slot {
  readonly time: Time;
  readonly state: SlotState;
  /** Portions that the basket's kitchens can still take then; 0 where nothing is made. */
  readonly portionsLeft: number;
  /** The basket is more than is ever made then. */
  readonly isTooMuch?: true;
}

/** What looks for a time: a basket, or so many portions of every kitchen. */
export interface SeekingBasket {
  readonly fulfilment: Fulfilment;
  readonly items?: readonly LineItem[] | undefined;
  readonly portions?: number | undefined;
  /** Who looks, if they are signed in: what they hold without having paid is free for them. */
  readonly customerId?: number | undefined;
  /** An order in whose place it would come. */
  readonly without?: number | undefined;
}

/** How every half hour of a day stands for a basket: free, nearly full, full or closed. */
export async function slotsOfDay(
  deps: Pick<Deps, 'db' | 'now'>,
  { day, ...seeking }: SeekingBasket & { readonly day: Day },
): Promise<Slot[]> {
  const { booking } = await orderingRules(deps);
  const { loads, capacity } = await loadsFor(deps, {
    customerId: seeking.customerId,
    without: seeking.without,
    from: day,
    until: addDays(day, 1),
  });
  const load = loadOn(loads, day);
  const weighed = await weigh(deps, seeking, capacity);
  return slotsBy({ day, ...weighed, now: deps.now(), booking, load, capacity });
}

/** How much of what is looked for each kitchen would make. */
export async function weigh(
  deps: Pick<Deps, 'db'>,
  { fulfilment, items, portions = 0 }: SeekingBasket,
  { sellers }: Capacity,
): Promise<{ fulfilment: Fulfilment; wanted: Portions; size: number }> {
  if (!items) return { fulfilment, wanted: new Map(sellers.map((id) => [id, portions])), size: portions };
  const wanted = await portionsOfItems(deps.db, items);
  return { fulfilment, wanted, size: sumOf(wanted) };
}

interface Known {
  readonly day: Day;
  readonly fulfilment: Fulfilment;
  readonly wanted: Portions;
  /** Portions by which the lead time goes. */
  readonly size: number;
  readonly now: number;
  readonly booking: BookingRules;
  readonly load: DayLoad;
  readonly capacity: Capacity;
}

/** How every half hour of a day stands for a basket, from what is known already. */
export function slotsBy({ day, fulfilment, wanted, size, now, booking, load, capacity }: Known): Slot[] {
  const isOffered =
    day <= addDays(berlinDay(now), bookingHorizonDays) &&
    !isTooLateForSize(day, size, now, booking.leadSteps ?? []);
  const open = new Set(isOffered ? timeSlots(day, now, booking, fulfilment) : []);
  return allTimeSlots(fulfilment).map((time) =>
    open.has(time)
      ? { time, ...roomAt({ day, time }, { portions: wanted, fulfilment }, load, capacity) }
      : { time, state: 'CLOSED', portionsLeft: 0 },
  );
}

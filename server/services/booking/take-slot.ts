import { sql } from 'drizzle-orm';
import { addDays, type Day, type Time } from '#rules/booking/berlin-time.ts';
import { mostDeliveries } from '#rules/booking/slot-limits.ts';
import { nearestFree, type Portions, roomAt, slotOf } from '#rules/booking/slot-state.ts';
import type { BookingRules } from '#rules/booking/time-slots.ts';
import type { Fulfilment } from '#rules/orders/fulfilment.ts';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { ShopError, type ShopErrorDetails } from '../../shop-error.ts';
import { companyNow } from '../settings/company.ts';
import { sumOf } from './basket-portions.ts';
import { dayLoad } from './day-load.ts';
import { limitsBetween } from './limits.ts';
import { recentLoad } from './recent-loads.ts';
import { slotsBy } from './slots-of-day.ts';

/**
 * Has everybody else wait who wants something of a day, until this transaction ends: two cannot both take the last place.
 * Taken after the customer and before a discount.
 */
export async function lockDay(tx: Queryable, day: Day): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`day ${day}`}))`);
}

/** An order that looks for its place. */
export interface Seeking {
  readonly day: Day;
  readonly time: Time;
  readonly fulfilment: Fulfilment;
  readonly portions: Portions;
  readonly booking: BookingRules;
  readonly now: number;
  /** Orders that are not counted: the order itself, where it has a place already. */
  readonly without?: number | readonly number[];
  /** True where the order has its delivery at this time already: it needs no other. */
  readonly hasTrip?: boolean;
}

/**
 * Refuses an order for which there is no room at its time. The day is locked already where the order is to be written.
 * Errors: SlotFull; within {@link namingFree} with the nearest slots that have room.
 */
export async function refuseIfFull(tx: Queryable, seeking: Seeking): Promise<void> {
  if (!(await hasRoom(tx, seeking))) throw new NoRoom(seeking);
}

/** Whether there is room for an order at its time. */
export async function hasRoom(db: Queryable, seeking: Seeking): Promise<boolean> {
  const { day, time, portions, now, without, hasTrip = false } = seeking;
  // What is not brought asks for no delivery.
  const fulfilment = hasTrip ? 'PICKUP' : seeking.fulfilment;
  const limits = await limitsBetween(db, day, addDays(day, 1));
  const countsTrips = fulfilment === 'DELIVERY' && mostDeliveries(limits, day, slotOf(time)) !== null;
  const load = await dayLoad(db, { day, now, without, countsTrips });
  // Nobody's room counts but that of those who make something of it.
  const capacity = { limits, sellers: [...portions.keys()] };
  return roomAt({ day, time }, { portions, fulfilment }, load, capacity).state !== 'FULL';
}

/** SlotFull, with what was looked for. */
export class NoRoom extends ShopError {
  readonly seeking: Seeking;

  constructor(seeking: Seeking, details: ShopErrorDetails = {}) {
    super('SlotFull', { field: 'preferDateAndTime', ...details });
    this.seeking = seeking;
  }
}

/**
 * Does something that may be refused for want of room, and names the nearest slots that have some. They are looked for
 * after its end: nobody else waits for the day meanwhile. Errors: those of `work`.
 */
export async function namingFree<Result>(
  deps: Pick<Deps, 'db' | 'now'>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof NoRoom)) throw error;
    const nearest = await nearestOf(deps, error.seeking);
    const { phone } = await companyNow(deps.db);
    throw new NoRoom(error.seeking, { nearest, values: { phone } });
  }
}

/** Days after the wanted one on which a free slot is looked for. */
const daysAfter = 7;

/** The nearest slots with room, as `YYYY-MM-DDTHH:mm`: of the same day, else of the first later one that has any. */
async function nearestOf(
  deps: Pick<Deps, 'db' | 'now'>,
  { day, time, fulfilment, portions, booking, now }: Seeking,
): Promise<string[]> {
  for (let after = 0; after <= daysAfter; after += 1) {
    const other = addDays(day, after);
    const slots = slotsBy({
      day: other,
      fulfilment,
      wanted: portions,
      size: sumOf(portions),
      now,
      booking,
      ...(await recentLoad(deps, other)),
    });
    // What was refused just now is not named, however it stood two seconds ago.
    const others = slots.filter((slot) => other !== day || slot.time !== time);
    const free = nearestFree(time, others).map((each) => `${other}T${each}`);
    if (free.length > 0) return free;
  }
  return [];
}

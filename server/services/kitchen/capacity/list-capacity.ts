import { and, sql } from 'drizzle-orm';
import { holidayOn } from '#rules/booking/berlin-holidays.ts';
import { addDays, type Day } from '#rules/booking/berlin-time.ts';
import { isClosedOn } from '#rules/booking/closed-days.ts';
import { isRestDay } from '#rules/booking/opening-hours.ts';
import { mostOnDay } from '#rules/booking/slot-limits.ts';
import { type DayLoad, isDayFull } from '#rules/booking/slot-state.ts';
import type { BookingRules } from '#rules/booking/time-slots.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import { bindingOrders } from '../../../db/binding-orders.ts';
import type { Database } from '../../../db/database.ts';
import { dueBetween } from '../../../db/due-between.ts';
import { productOrders } from '../../../db/schema/ordering.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { loadsBetween } from '../../booking/day-load.ts';
import { type Capacity, capacityBetween } from '../../booking/limits.ts';
import { orderingRules } from '../../settings/settings.ts';

/** How full so many days are from one on, and how full they may become. Errors: NotAllowed. */
export async function listCapacity(
  deps: Deps,
  actor: StaffActor,
  { from, count }: { from: Day; count: number },
) {
  demand(mayInKitchen('seeCapacity', actor, deps.now()));
  const until = addDays(from, count);
  const [{ booking }, capacity, loads, orders] = await Promise.all([
    orderingRules(deps),
    capacityBetween(deps.db, from, until),
    loadsBetween(deps.db, { from, until, now: deps.now() }),
    ordersBetween(deps.db, from, until),
  ]);
  return Array.from({ length: count }, (_, index) => addDays(from, index)).map((day) =>
    stateOfDay({ day, booking, capacity, load: loads.get(day), orders: orders.get(day) ?? 0 }),
  );
}

/** How a day stands, from what is known already. */
export function stateOfDay({
  day,
  booking,
  capacity: { limits, sellers },
  load,
  orders,
}: {
  day: Day;
  booking: BookingRules;
  capacity: Capacity;
  load: DayLoad | undefined;
  orders: number;
}) {
  return {
    day,
    isClosed: isClosedOn(day, booking.closed),
    isRestDay: isRestDay(day, booking.hours),
    hasOwnLimits: limits.some((limit) => limit.day === day),
    isFull: isDayFull(day, load, { limits, sellers }),
    holiday: holidayOn(day)?.name ?? null,
    orders,
    sellers: sellers.map((sellerId) => ({
      sellerId,
      portions: load?.portions.get(sellerId) ?? 0,
      most: mostOnDay(limits, sellerId, day),
    })),
  };
}

/** How many orders are to be cooked, by day. */
async function ordersBetween(db: Database, from: Day, until: Day): Promise<ReadonlyMap<Day, number>> {
  const { preferDateAndTime } = productOrders;
  const day = sql<Day>`left(${preferDateAndTime}, 10)`;
  const rows = await db
    .select({ day, orders: sql<number>`count(*)::int` })
    .from(productOrders)
    .where(and(dueBetween(from, until), bindingOrders))
    .groupBy(day);
  return new Map(rows.map((row) => [row.day, row.orders]));
}

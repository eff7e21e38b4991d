import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { dayOf } from '#rules/booking/agreed.ts';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Queryable } from '../../../db/database.ts';
import { runs, stops } from '../../../db/schema/kitchen.ts';
import { orderEvents } from '../../../db/schema/ordering.ts';
import { demand } from '../../../policies/demand.ts';
import { maySeeDay } from '../../../policies/kitchen-policies.ts';
import { ShopError } from '../../../shop-error.ts';
import type { Order } from '../../ordering/find-order.ts';

/** Days after its own for which a driver may tell of an order that nobody was to drive: a weekend lies between. */
const daysOfNobodys = 3;

/**
 * Lets somebody tell what they did with an order at a time by their clock, as a device does that had no connection. Of a day
 * that a driver does not see any more they may tell of what was theirs to drive, and for some days of what was nobody's.
 * Errors: NotAllowed.
 * @param told.now milliseconds since 1970
 */
export async function demandDriven(
  db: Queryable,
  actor: StaffActor,
  { order, at, now }: { order: Order; at: Date; now: number },
): Promise<void> {
  const day = dayOf(order) ?? '';
  demand(maySeeDay(actor, day, at.getTime()));
  if (maySeeDay(actor, day, now) === null) return;
  const planned = await plannedDriver(db, order);
  if (planned !== null && planned === actor.staffId) return;
  if (await hasDriven(db, actor, order)) return;
  if (planned === null && addDays(day, daysOfNobodys) >= berlinDay(now)) return;
  throw new ShopError('NotAllowed');
}

/** Who is to drive an order, by the run that it is on now; null for nobody. */
async function plannedDriver(db: Queryable, order: Order): Promise<number | null> {
  const [run] = await db
    .select({ driverId: runs.driverId })
    .from(stops)
    .innerJoin(runs, eq(runs.id, stops.runId))
    .where(eq(stops.orderId, order.id));
  return run?.driverId ?? null;
}

/** Whether somebody was once to drive an order, or said of themselves that they did, as its history knows. */
async function hasDriven(db: Queryable, { staffId }: StaffActor, order: Order): Promise<boolean> {
  const { id, orderId, actorKind, actorId, kind, data } = orderEvents;
  const wasGiven = and(
    inArray(kind, ['run', 'run-driver']),
    sql`${data} ->> 'driverId' = ${String(staffId)}`,
  );
  const onTheWay = or(
    inArray(kind, ['arrival', 'attempt', 'handed-over']),
    and(eq(kind, 'stage'), sql`${data} ->> 'to' in ('OUT', 'DELIVERED')`),
  );
  const byThem = and(eq(actorKind, 'staff'), sql`${actorId} = ${staffId}`, onTheWay);
  const [driven] = await db
    .select({ id })
    .from(orderEvents)
    .where(and(eq(orderId, order.id), or(wasGiven, byThem)))
    .limit(1);
  return driven !== undefined;
}

import { and, desc, eq, inArray } from 'drizzle-orm';
import { dayOf } from '#rules/booking/agreed.ts';
import { isBinding } from '#rules/orders/order-moves.ts';
import { isBefore, undoTime } from '#rules/orders/stages.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Queryable } from '../../../db/database.ts';
import { eventsOf } from '../../../db/events-of.ts';
import { runs, stops } from '../../../db/schema/kitchen.ts';
import { orderEvents } from '../../../db/schema/ordering.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen, maySeeDay } from '../../../policies/kitchen-policies.ts';
import { ShopError } from '../../../shop-error.ts';
import { lockOrders, type Order } from '../../ordering/find-order.ts';
import { moveLockedStage, stageBefore } from '../move-stage.ts';
import { pressedOnDay } from '../presses/was-pressed.ts';
import { forgetArrival } from './arrival.ts';
import { lockRun, type Run } from './lock-run.ts';
import { tellDriver } from './set-stops.ts';

interface Departure {
  readonly runId: number;
  /** The press, which its orders keep: sent again, it does nothing again. */
  readonly id?: string | undefined;
}

/**
 * A run leaves: what of it is still here is on its way, and a driver who says so drives it. Pressed twice it has left once,
 * when it first did; a press that is sent again after it was taken back leaves no more. Answers when it left.
 * Errors: NotAllowed, RunNotFound.
 */
export async function departRun(deps: Deps, actor: StaffActor, { runId, id }: Departure): Promise<Date> {
  demand(mayInKitchen('drive', actor, deps.now()));
  return deps.db.transaction(async (tx) => {
    const run = await lockRun(tx, runId);
    demand(maySeeDay(actor, run.day, deps.now()));
    const left = run.departedAt ?? (await pressedOnDay(tx, run.day, id));
    if (left) return left;
    const departedAt = new Date(deps.now());
    // A driver who leaves with what somebody else was to drive drives it.
    const driverId = actor.role === 'DRIVER' ? actor.staffId : run.driverId;
    await tx.update(runs).set({ departedAt, driverId }).where(eq(runs.id, runId));
    const orders = await lockOrdersOf(tx, run);
    if (driverId !== run.driverId)
      await tellDriver(tx, actor, { run: { ...run, driverId }, before: run.driverId, at: departedAt });
    for (const order of orders) {
      if (!isBefore(order.stage, 'OUT')) continue;
      await moveLockedStage(tx, actor, { order, id, stage: 'OUT', now: departedAt.getTime() });
    }
    return departedAt;
  });
}

/**
 * Takes back that a run left: its orders are where they were, whoever was to drive it is to again, arrivals that were said on
 * the way count no more, and e-mails that wait are not sent. Whoever drives may do so within the time in which stages are taken
 * back, the office at any time. One that has not left stays so, and so does one that left again since the same press.
 * Errors: NotAllowed, RunNotFound, StageNotPossible.
 */
export async function takeBackDeparture(
  deps: Deps,
  actor: StaffActor,
  { runId, id }: Departure,
): Promise<void> {
  demand(mayInKitchen('drive', actor, deps.now()));
  await deps.db.transaction(async (tx) => {
    const run = await lockRun(tx, runId);
    const now = deps.now();
    demand(maySeeDay(actor, run.day, now));
    const { departedAt } = run;
    if (!departedAt || (await pressedOnDay(tx, run.day, id))) return;
    const isSoon = now - departedAt.getTime() < undoTime;
    if (!isSoon && mayInKitchen('takeBackStage', actor, now) !== null)
      throw new ShopError('StageNotPossible');
    const orders = await lockOrdersOf(tx, run);
    const driverId = await driverBefore(tx, run, orders);
    await tx.update(runs).set({ departedAt: null, driverId }).where(eq(runs.id, runId));
    if (driverId !== run.driverId)
      await tellDriver(tx, actor, { run: { ...run, driverId }, at: new Date(now) });
    for (const order of orders) {
      const stage = await stageBefore(tx, order, departedAt);
      if (stage) await moveLockedStage(tx, actor, { order, id, stage, now });
      // What had left by itself before is still on its way, but its run is not.
      await forgetArrival(tx, actor, { order, since: departedAt, now });
    }
  });
}

/** Who was to drive a run before a driver left with it instead; whoever drives it where nobody did, or it was given since. */
async function driverBefore(tx: Queryable, run: Run, orders: readonly Order[]): Promise<number | null> {
  const { orderId, kind, data, id } = orderEvents;
  const ids = orders.map((order) => order.id);
  const rows = await tx
    .select({ kind, data })
    .from(orderEvents)
    .where(and(inArray(orderId, ids), inArray(kind, ['run', 'run-driver'])))
    .orderBy(desc(id))
    .limit(1);
  const [last] = eventsOf(rows, 'run-driver');
  return last?.data.run === run.number && last.data.before !== undefined ? last.data.before : run.driverId;
}

/** The orders of a run that are to be cooked, locked; one that was moved to another day meanwhile is none of its. */
async function lockOrdersOf(tx: Queryable, run: Run): Promise<Order[]> {
  const own = await tx.select({ orderId: stops.orderId }).from(stops).where(eq(stops.runId, run.id));
  const locked = await lockOrders(
    tx,
    own.map(({ orderId }) => orderId),
  );
  return locked.filter((order) => isBinding(order) && dayOf(order) === run.day);
}

import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import { bindingOrders } from '../../../db/binding-orders.ts';
import type { Queryable } from '../../../db/database.ts';
import { dueOn } from '../../../db/due-between.ts';
import { runs, stops } from '../../../db/schema/kitchen.ts';
import { productOrders } from '../../../db/schema/ordering.ts';
import { ShopError } from '../../../shop-error.ts';
import { lockOrders } from '../../ordering/find-order.ts';
import { writeOrderEvent } from '../../ordering/move-order.ts';
import type { Run } from './lock-run.ts';

/**
 * Gives a run its stops in the order of the way and tells the orders' histories. Errors: OrderNotFound, OrderNotOfRun,
 * ChangedMeanwhile (the run has other stops than were `seen`, or what would leave its run was handed over).
 */
export async function setStops(
  tx: Queryable,
  actor: StaffActor,
  {
    run,
    wanted,
    seen,
    at,
  }: { run: Run; wanted: readonly string[]; seen: readonly string[] | undefined; at: Date },
): Promise<void> {
  const numbers = [...new Set(wanted)];
  const { id, publicId, fulfilment } = productOrders;
  await lockConcerned(tx, run, numbers);
  const before = await stopsOf(tx, run);
  if (seen && !(await isAsSeen(tx, run, { before, numbers, seen }))) throw new ShopError('ChangedMeanwhile');
  const known = await tx
    .select({
      id,
      publicId,
      fulfilment,
      isOfDay: sql<boolean>`coalesce(${dueOn(run.day)} and ${bindingOrders}, false)`,
    })
    .from(productOrders)
    .where(inArray(publicId, numbers));
  if (known.length < numbers.length) throw new ShopError('OrderNotFound');
  const isBefore = (orderId: number) => before.some((stop) => stop.orderId === orderId);
  // What was planned and has been canceled since may keep its place.
  if (known.some((order) => order.fulfilment !== 'DELIVERY' || !(order.isOfDay || isBefore(order.id)))) {
    throw new ShopError('OrderNotOfRun');
  }
  const ids = numbers.flatMap((number) => known.find((order) => order.publicId === number)?.id ?? []);
  const gone = before.filter(({ orderId }) => !ids.includes(orderId));
  const moved = [...gone.map(({ orderId }) => orderId), ...ids.filter((orderId) => !isBefore(orderId))];
  if (await wasBrought(tx, moved)) throw new ShopError('ChangedMeanwhile');
  for (const { orderId } of gone) {
    await tx.delete(stops).where(eq(stops.orderId, orderId));
    await tellStop(tx, actor, { orderId, run: null, at });
  }
  for (const [position, orderId] of ids.entries()) {
    await tx
      .insert(stops)
      .values({ orderId, runId: run.id, position })
      .onConflictDoUpdate({
        target: stops.orderId,
        // What the driver of another run said of their arrival is nothing to this one.
        set: { runId: run.id, position, ...(!isBefore(orderId) && { expectedAt: null }) },
      });
    if (!isBefore(orderId)) await tellStop(tx, actor, { orderId, run, at });
  }
}

/** Locks the orders of a run and those of other numbers: none of them is moved to another day meanwhile. */
export async function lockConcerned(tx: Queryable, run: Run, numbers: readonly string[] = []): Promise<void> {
  const { id, publicId } = productOrders;
  const own = tx.select({ orderId: stops.orderId }).from(stops).where(eq(stops.runId, run.id));
  const concerned = await tx
    .select({ id })
    .from(productOrders)
    .where(or(inArray(id, own), inArray(publicId, [...numbers])));
  await lockOrders(
    tx,
    concerned.map((order) => order.id),
  );
}

/** Whether a run has the stops that somebody saw, and what they add was on no run, as they saw it too. */
async function isAsSeen(
  tx: Queryable,
  run: Run,
  {
    before,
    numbers,
    seen,
  }: {
    before: readonly { publicId: string; isDue: boolean }[];
    numbers: readonly string[];
    seen: readonly string[];
  },
): Promise<boolean> {
  const { id, publicId } = productOrders;
  const elsewhere = await tx
    .select({ publicId })
    .from(stops)
    .innerJoin(productOrders, eq(id, stops.orderId))
    .where(and(ne(stops.runId, run.id), inArray(publicId, [...numbers])));
  const here = before.flatMap((stop) => (stop.isDue ? stop.publicId : []));
  return elsewhere.length === 0 && isDeepStrictEqual(here, seen);
}

/** Whether one of the orders was handed over by the run that it is on: that stays so. */
async function wasBrought(tx: Queryable, orderIds: number[]): Promise<boolean> {
  const isOne = and(inArray(stops.orderId, orderIds), eq(productOrders.stage, 'DELIVERED'));
  const brought = await tx
    .select({ orderId: stops.orderId })
    .from(stops)
    .innerJoin(productOrders, eq(productOrders.id, stops.orderId))
    .innerJoin(runs, eq(runs.id, stops.runId))
    .where(and(isOne, isNotNull(runs.departedAt)))
    .limit(1);
  return brought.length > 0;
}

/** Writes into the history of an order on which run it goes, and who drives that; null for none. */
export async function tellStop(
  tx: Queryable,
  actor: StaffActor,
  { orderId, run, at }: { orderId: number; run: Run | null; at: Date },
): Promise<void> {
  const data = { run: run?.number ?? null, driverId: run?.driverId ?? null };
  await writeOrderEvent(tx, actor, { orderId, kind: 'run', at, data });
}

/**
 * Writes into the histories of the orders of a run that somebody else drives it; only of those `wanted`, where not all stay.
 * @param about.before who was to drive it, where a driver has left with it instead
 */
export async function tellDriver(
  tx: Queryable,
  actor: StaffActor,
  {
    run,
    wanted,
    before,
    at,
  }: { run: Run; wanted?: readonly string[] | undefined; before?: number | null; at: Date },
): Promise<void> {
  await lockConcerned(tx, run, wanted);
  const { number, driverId } = run;
  const data = { run: number, driverId, before };
  for (const { orderId, publicId } of await stopsOf(tx, run)) {
    if (wanted && !wanted.includes(publicId)) continue;
    await writeOrderEvent(tx, actor, { orderId, kind: 'run-driver', at, data });
  }
}

/** The stops of a run in the order of the way; an order that was moved away meanwhile is shown on none. */
export async function stopsOf(tx: Queryable, { id: runId, day }: Run) {
  const { publicId, status } = productOrders;
  return tx
    .select({ orderId: stops.orderId, publicId, status, isDue: sql<boolean>`${dueOn(day)}` })
    .from(stops)
    .innerJoin(productOrders, eq(productOrders.id, stops.orderId))
    .where(eq(stops.runId, runId))
    .orderBy(asc(stops.position));
}

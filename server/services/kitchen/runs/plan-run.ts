import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Day, Time } from '#rules/booking/berlin-time.ts';
import { isBinding } from '#rules/orders/order-moves.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import { bindingOrders } from '../../../db/binding-orders.ts';
import type { Queryable } from '../../../db/database.ts';
import { dueOn } from '../../../db/due-between.ts';
import { runs, stops } from '../../../db/schema/kitchen.ts';
import { productOrders } from '../../../db/schema/ordering.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { ShopError } from '../../../shop-error.ts';
import { lockOrders } from '../../ordering/find-order.ts';
import { writeOrderEvent } from '../../ordering/move-order.ts';
import { demandDriver, mayDrive } from './drivers.ts';

export interface RunChange {
  readonly driverId?: number | null | undefined;
  readonly startsAt?: Time | null | undefined;
  /** Numbers of all its orders in the order of the way. */
  readonly stops?: readonly string[] | undefined;
  /** Numbers of its orders as they were when `stops` were chosen; not given, `stops` are taken as they come. */
  readonly seenStops?: readonly string[] | undefined;
}

/** A run that was taken away, as far as it can come back. */
export interface GoneRun {
  readonly driverId: number | null;
  readonly startsAt: Time | null;
  readonly stops: string[];
}

/**
 * Plans a run of a day, with the next number of that day; one that was taken away may come back under its own.
 * Errors: NotAllowed, OrderNotFound, OrderNotOfRun, StaffNotFound, ValidationFailed (who is to drive may not).
 */
export async function planRun(
  deps: Deps,
  actor: StaffActor,
  { day, number: wanted, ...change }: RunChange & { readonly day: Day; readonly number?: number | undefined },
): Promise<{ id: number; number: number }> {
  demand(mayInKitchen('planRuns', actor, deps.now()));
  return deps.db.transaction(async (tx) => {
    await lockRunsOf(tx, day);
    const taken = await tx.select({ number: runs.number }).from(runs).where(eq(runs.day, day));
    const isFree = wanted !== undefined && taken.every(({ number }) => number !== wanted);
    const number = isFree ? wanted : Math.max(0, ...taken.map((run) => run.number)) + 1;
    const [run] = await tx.insert(runs).values({ day, number }).returning();
    if (!run) throw new Error('the run was not written');
    await applyChange(tx, actor, { run, change, at: new Date(deps.now()) });
    return { id: run.id, number: run.number };
  });
}

/**
 * Changes a run. Errors: NotAllowed, RunNotFound, OrderNotFound, OrderNotOfRun, StaffNotFound, ValidationFailed (who is to drive
 * may not), ChangedMeanwhile (its stops are not those that were seen).
 */
export async function changeRun(
  deps: Deps,
  actor: StaffActor,
  { id, ...change }: RunChange & { readonly id: number },
): Promise<void> {
  demand(mayInKitchen('planRuns', actor, deps.now()));
  await deps.db.transaction(async (tx) => {
    const run = await lockRun(tx, id);
    await applyChange(tx, actor, { run, change, at: new Date(deps.now()) });
  });
}

/** Takes a run away that has not left, and answers what it was. Errors: NotAllowed, RunNotFound, RunHasLeft. */
export async function removeRun(deps: Deps, actor: StaffActor, id: number): Promise<GoneRun> {
  demand(mayInKitchen('planRuns', actor, deps.now()));
  return deps.db.transaction(async (tx) => {
    const run = await lockRun(tx, id);
    if (run.departedAt !== null) throw new ShopError('RunHasLeft');
    await lockConcerned(tx, run);
    const own = await stopsOf(tx, run);
    for (const { orderId } of own)
      await tellStop(tx, actor, { orderId, run: null, at: new Date(deps.now()) });
    await tx.delete(runs).where(eq(runs.id, id));
    const driverId = run.driverId !== null && (await mayDrive(tx, run.driverId)) ? run.driverId : null;
    const { startsAt } = run;
    const back = own.filter((stop) => stop.isDue && isBinding(stop));
    return { driverId, startsAt, stops: back.map(({ publicId }) => publicId) };
  });
}

/** The stops of a run in the order of the way; an order that was moved away meanwhile is shown on none. */
async function stopsOf(tx: Queryable, { id: runId, day }: Run) {
  const { publicId, status } = productOrders;
  return tx
    .select({ orderId: stops.orderId, publicId, status, isDue: sql<boolean>`${dueOn(day)}` })
    .from(stops)
    .innerJoin(productOrders, eq(productOrders.id, stops.orderId))
    .where(eq(stops.runId, runId))
    .orderBy(asc(stops.position));
}

export type Run = typeof runs.$inferSelect;

/** A run as it is now, with nobody else planning its day. Errors: RunNotFound. */
export async function lockRun(tx: Queryable, id: number): Promise<Run> {
  const [found] = await tx.select().from(runs).where(eq(runs.id, id));
  if (!found) throw new ShopError('RunNotFound');
  await lockRunsOf(tx, found.day);
  const [run] = await tx.select().from(runs).where(eq(runs.id, id)).for('update');
  if (!run) throw new ShopError('RunNotFound');
  return run;
}

/** One plans a day's runs at a time. */
async function lockRunsOf(tx: Queryable, day: Day): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`runs ${day}`}))`);
}

async function applyChange(
  tx: Queryable,
  actor: StaffActor,
  { run, change, at }: { run: Run; change: RunChange; at: Date },
): Promise<void> {
  const { driverId, startsAt, stops: wanted, seenStops } = change;
  // Whoever drives it already stays, also with another role by now.
  if (driverId && driverId !== run.driverId) await demandDriver(tx, driverId);
  if (driverId !== undefined || startsAt !== undefined) {
    await tx.update(runs).set({ driverId, startsAt }).where(eq(runs.id, run.id));
  }
  if (wanted) await setStops(tx, actor, { run, wanted, seen: seenStops, at });
}

async function setStops(
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
    if (!isBefore(orderId)) await tellStop(tx, actor, { orderId, run: run.number, at });
  }
}

/** Locks the orders of a run and those of other numbers: none of them is moved to another day meanwhile. */
async function lockConcerned(tx: Queryable, run: Run, numbers: readonly string[] = []): Promise<void> {
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

/** Writes into the history of an order on which run it goes; null for none. */
async function tellStop(
  tx: Queryable,
  actor: StaffActor,
  { orderId, run, at }: { orderId: number; run: number | null; at: Date },
): Promise<void> {
  await writeOrderEvent(tx, actor, { orderId, kind: 'run', at, data: { run } });
}

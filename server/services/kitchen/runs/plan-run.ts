import { eq } from 'drizzle-orm';
import type { Day, Time } from '#rules/booking/berlin-time.ts';
import { isBinding } from '#rules/orders/order-moves.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Queryable } from '../../../db/database.ts';
import { runs } from '../../../db/schema/kitchen.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { ShopError } from '../../../shop-error.ts';
import { demandDriver, mayDrive } from './drivers.ts';
import { lockRun, lockRunsOf, type Run } from './lock-run.ts';
import { lockConcerned, setStops, stopsOf, tellDriver, tellStop } from './set-stops.ts';

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
 * Errors: NotAllowed, OrderNotFound, OrderNotOfRun, StaffNotFound, ValidationFailed (who is to drive may not),
 * ChangedMeanwhile (another run has handed over what is to go on this one).
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
    await changeLockedRun(tx, actor, { run, change, at: new Date(deps.now()) });
    return { id: run.id, number: run.number };
  });
}

/**
 * Changes a run. Errors: NotAllowed, RunNotFound, OrderNotFound, OrderNotOfRun, StaffNotFound, ValidationFailed (who is to drive
 * may not), ChangedMeanwhile (its stops are not those that were seen, or what is taken off was handed over).
 */
export async function changeRun(
  deps: Deps,
  actor: StaffActor,
  { id, ...change }: RunChange & { readonly id: number },
): Promise<void> {
  demand(mayInKitchen('planRuns', actor, deps.now()));
  await deps.db.transaction(async (tx) => {
    const run = await lockRun(tx, id);
    await changeLockedRun(tx, actor, { run, change, at: new Date(deps.now()) });
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

async function changeLockedRun(
  tx: Queryable,
  actor: StaffActor,
  { run: before, change, at }: { run: Run; change: RunChange; at: Date },
): Promise<void> {
  const { driverId, startsAt, stops: wanted, seenStops } = change;
  const run = { ...before, ...(driverId !== undefined && { driverId }) };
  const isByOther = typeof driverId === 'number' && driverId !== before.driverId;
  // Whoever drives it already stays, also with another role by now.
  if (isByOther) await demandDriver(tx, driverId);
  if (driverId !== undefined || startsAt !== undefined) {
    await tx.update(runs).set({ driverId, startsAt }).where(eq(runs.id, run.id));
  }
  if (isByOther) await tellDriver(tx, actor, { run, wanted, at });
  if (wanted) await setStops(tx, actor, { run, wanted, seen: seenStops, at });
}

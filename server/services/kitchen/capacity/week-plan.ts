import { asc, isNull, sql } from 'drizzle-orm';
import { portionsADay, portionsASlot, type SlotLimit } from '#rules/booking/slot-limits.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Queryable } from '../../../db/database.ts';
import { slotLimits } from '../../../db/schema/booking.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { ShopError } from '../../../shop-error.ts';
import { cookingSellers } from '../../booking/limits.ts';
import { demandSellers } from './demand-sellers.ts';
import { demandVersion, versionOf } from './version-of.ts';

type WeekLimit = Omit<SlotLimit, 'day'>;

/** What kitchens make by weekday and half hour, where nothing else is said for a day. Errors: NotAllowed. */
export async function weekPlan(deps: Deps, actor: StaffActor) {
  demand(mayInKitchen('changeCapacity', actor, deps.now()));
  return withVersion(await readPlan(deps.db));
}

/**
 * Puts another plan in the place of this one; what it says of kitchens that have gone may stay.
 * Errors: NotAllowed, ChangedMeanwhile, ValidationFailed.
 */
export async function changeWeekPlan(
  deps: Deps,
  actor: StaffActor,
  { version, limits }: { readonly version: string; readonly limits: readonly WeekLimit[] },
) {
  demand(mayInKitchen('changeCapacity', actor, deps.now()));
  const names = limits.map(({ sellerId, weekday, time }) => `${sellerId} ${weekday} ${time}`);
  const twice = names.findIndex((name, index) => names.indexOf(name) !== index);
  if (twice >= 0) throw new ShopError('ValidationFailed', { field: `limits.${twice}` });
  const plan = await deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('week plan'))`);
    const known = await readPlan(tx);
    demandVersion(version, known);
    demandSellers(limits, [
      ...(await cookingSellers(tx)),
      ...known.flatMap(({ sellerId }) => sellerId ?? []),
    ]);
    await tx.delete(slotLimits).where(isNull(slotLimits.day));
    if (limits.length > 0) {
      const rows = limits.map(({ sellerId, weekday, time, most }) => ({ sellerId, weekday, time, most }));
      await tx.insert(slotLimits).values(rows);
    }
    return readPlan(tx);
  });
  deps.log.info({ limits, by: actor.staffId }, 'plan of the week changed');
  return withVersion(plan);
}

function withVersion(limits: readonly WeekLimit[]) {
  return {
    version: versionOf(limits),
    limits: [...limits],
    usual: { slot: portionsASlot, day: portionsADay },
  };
}

function readPlan(db: Queryable): Promise<WeekLimit[]> {
  const { sellerId, weekday, time, most } = slotLimits;
  return db
    .select({ sellerId, weekday, time, most })
    .from(slotLimits)
    .where(isNull(slotLimits.day))
    .orderBy(asc(sellerId), asc(weekday), asc(time));
}

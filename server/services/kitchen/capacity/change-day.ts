import { and, eq, isNull } from 'drizzle-orm';
import type { Day } from '#rules/booking/berlin-time.ts';
import {
  closedDaysSetting,
  closePeriod,
  isClosedOn,
  openDay,
  writtenClosedDays,
} from '#rules/booking/closed-days.ts';
import type { SlotLimit } from '#rules/booking/slot-limits.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Queryable } from '../../../db/database.ts';
import { slotLimits } from '../../../db/schema/booking.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { capacityOn } from '../../booking/limits.ts';
import { lockDay } from '../../booking/take-slot.ts';
import { lockSettings, writeSetting } from '../../settings/settings.ts';
import { changeable, type DayCapacity, dayCapacity } from './day-capacity.ts';
import { demandSellers } from './demand-sellers.ts';
import { demandVersion } from './version-of.ts';

interface DayChange {
  readonly day: Day;
  readonly version: string;
  /** What is set for this day alone; `most` null takes it away. */
  readonly limits: readonly (Pick<SlotLimit, 'sellerId' | 'time'> & { readonly most: number | null })[];
  readonly isClosed?: boolean | undefined;
}

/**
 * Changes what a day may take, closes it or opens it. What is sold already stays.
 * Errors: NotAllowed, ChangedMeanwhile, ValidationFailed.
 */
export async function changeDay(
  deps: Deps,
  actor: StaffActor,
  { day, version, limits, isClosed }: DayChange,
): Promise<DayCapacity> {
  demand(mayInKitchen('changeCapacity', actor, deps.now()));
  await deps.db.transaction(async (tx) => {
    // Whoever orders for this day comes before or after, never in between.
    await lockDay(tx, day);
    const closed = closedDaysSetting((await lockSettings(tx))('closed-days'));
    const capacity = await capacityOn(tx, day);
    const wasClosed = isClosedOn(day, closed);
    demandVersion(version, changeable(day, capacity, wasClosed));
    demandSellers(limits, capacity.sellers);
    for (const limit of limits) await setLimit(tx, { ...limit, day });
    if (isClosed === undefined || isClosed === wasClosed) return;
    const now = isClosed ? closePeriod(closed, { from: day, to: day }) : openDay(closed, day);
    await writeSetting(tx, 'closed-days', writtenClosedDays(now));
  });
  deps.log.info({ day, limits, isClosed, by: actor.staffId }, 'capacity of a day changed');
  return dayCapacity(deps, actor, day);
}

async function setLimit(
  tx: Queryable,
  { sellerId, day, time, most }: DayChange['limits'][number] & { readonly day: Day },
): Promise<void> {
  await tx
    .delete(slotLimits)
    .where(
      and(
        sellerId === null ? isNull(slotLimits.sellerId) : eq(slotLimits.sellerId, sellerId),
        eq(slotLimits.day, day),
        time === null ? isNull(slotLimits.time) : eq(slotLimits.time, time),
      ),
    );
  if (most !== null) await tx.insert(slotLimits).values({ sellerId, day, time, most });
}

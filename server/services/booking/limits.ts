import { asc, eq, isNull, or } from 'drizzle-orm';
import type { Day } from '#rules/booking/berlin-time.ts';
import type { SlotLimit } from '#rules/booking/slot-limits.ts';
import type { Queryable } from '../../db/database.ts';
import { slotLimits } from '../../db/schema/booking.ts';
import { sellers } from '../../db/schema/catalogue.ts';

/** What is promised at most on a day, and who cooks. */
export async function capacityOn(
  db: Queryable,
  day: Day,
): Promise<{ limits: readonly SlotLimit[]; sellers: readonly number[] }> {
  const limits = await db
    .select()
    .from(slotLimits)
    .where(or(isNull(slotLimits.day), eq(slotLimits.day, day)));
  const cooking = await db
    .select({ id: sellers.id })
    .from(sellers)
    .where(eq(sellers.active, true))
    .orderBy(asc(sellers.id));
  return { limits, sellers: cooking.map(({ id }) => id) };
}

import { and, asc, eq, gte, isNull, lt, or } from 'drizzle-orm';
import { addDays, type Day } from '#rules/booking/berlin-time.ts';
import type { SlotLimit } from '#rules/booking/slot-limits.ts';
import type { Queryable } from '../../db/database.ts';
import { slotLimits } from '../../db/schema/booking.ts';
import { sellers } from '../../db/schema/catalogue.ts';

/** What is promised at most, and who cooks. */
export interface Capacity {
  readonly limits: readonly SlotLimit[];
  readonly sellers: readonly number[];
}

/** What is promised at most on a day, and who cooks. */
export function capacityOn(db: Queryable, day: Day): Promise<Capacity> {
  return capacityBetween(db, day, addDays(day, 1));
}

/** What is promised at most on the days from one on until before another, and who cooks. */
export async function capacityBetween(db: Queryable, from: Day, until: Day): Promise<Capacity> {
  return { limits: await limitsBetween(db, from, until), sellers: await cookingSellers(db) };
}

/** What is promised at most on the days from one on until before another. */
export function limitsBetween(db: Queryable, from: Day, until: Day): Promise<SlotLimit[]> {
  return db
    .select()
    .from(slotLimits)
    .where(or(isNull(slotLimits.day), and(gte(slotLimits.day, from), lt(slotLimits.day, until))));
}

/** Who cooks. */
export async function cookingSellers(db: Queryable): Promise<number[]> {
  const cooking = await db
    .select({ id: sellers.id })
    .from(sellers)
    .where(eq(sellers.active, true))
    .orderBy(asc(sellers.id));
  return cooking.map(({ id }) => id);
}

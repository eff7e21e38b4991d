import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { bonNumbers } from '../../db/schema/ordering.ts';
import type { Order } from './find-order.ts';

/**
 * The next Bon number of an order's day of delivery, which the kitchen calls it by; null without an agreed time. Never
 * given again. The counter is held until the transaction ends: take it after the order, before the invoice's number.
 */
export async function nextBon(
  tx: Queryable,
  { preferDateAndTime }: Pick<Order, 'preferDateAndTime'>,
): Promise<number | null> {
  if (preferDateAndTime === null) return null;
  const [given] = await tx
    .insert(bonNumbers)
    .values({ day: preferDateAndTime.slice(0, 10), last: 1 })
    .onConflictDoUpdate({ target: bonNumbers.day, set: { last: sql`${bonNumbers.last} + 1` } })
    .returning();
  return given?.last ?? null;
}

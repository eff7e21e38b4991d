import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { money } from '../../db/schema/payments.ts';

/** The bank transfer by which an order was paid; undefined for one that was paid at the provider or not at all. */
export async function transferOf(
  db: Queryable,
  orderId: number,
): Promise<typeof money.$inferSelect | undefined> {
  const [transfer] = await db
    .select()
    .from(money)
    .where(and(eq(money.orderId, orderId), isNotNull(money.receivedOn)));
  return transfer;
}

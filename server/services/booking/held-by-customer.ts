import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Day } from '#rules/booking/berlin-time.ts';
import { isByTelephone } from '#rules/orders/telephone-order.ts';
import type { Queryable } from '../../db/database.ts';
import { dueBetween } from '../../db/due-between.ts';
import { productOrders } from '../../db/schema/ordering.ts';

/** Whose orders, and for days from one on until before another. */
interface Held {
  readonly customerId: number;
  readonly from: Day;
  readonly until: Day;
}

/**
 * The orders of a customer that keep a place without being paid, the newest first: who orders anew may give them up. Not
 * what was promised at the telephone, nor what was paid and is not confirmed yet.
 */
export async function heldByCustomer(
  db: Queryable,
  { customerId, from, until }: Held,
): Promise<(typeof productOrders.$inferSelect)[]> {
  const open = await db
    .select()
    .from(productOrders)
    .where(
      and(
        eq(productOrders.customerId, customerId),
        eq(productOrders.status, 'PENDING'),
        isNull(productOrders.paymentUnderWayAt),
        dueBetween(from, until),
      ),
    )
    .orderBy(desc(productOrders.id));
  return open.filter((order) => !isByTelephone(order));
}

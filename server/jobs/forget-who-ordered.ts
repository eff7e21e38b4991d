import { and, isNull, sql } from 'drizzle-orm';
import { productOrders } from '../db/schema/ordering.ts';
import type { Deps } from '../deps.ts';

/**
 * Takes who ordered from orders whose customer is erased: beside this program the one of the release before may erase, which
 * does not know that an order keeps them.
 */
export async function forgetWhoOrdered({ db }: Pick<Deps, 'db'>): Promise<void> {
  const { customer, customerId } = productOrders;
  await db
    .update(productOrders)
    .set({ customer: sql`${customer} - 'orderedBy'` })
    .where(and(isNull(customerId), sql`${customer} ? 'orderedBy'`));
}

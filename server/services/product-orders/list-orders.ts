import { asc, desc, eq, inArray } from 'drizzle-orm';
import { lineItems, productOrders } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../auth/authenticate.ts';

/** The caller's orders with their line items, newest first (spec §7). */
export async function listOrders(deps: Deps, caller: Caller) {
  const orders = await deps.db
    .select()
    .from(productOrders)
    .where(eq(productOrders.customerId, caller.customerId))
    .orderBy(desc(productOrders.id));
  if (orders.length === 0) return [];
  const lines = await deps.db
    .select()
    .from(lineItems)
    .where(
      inArray(
        lineItems.orderId,
        orders.map(({ id }) => id),
      ),
    )
    .orderBy(asc(lineItems.orderId), asc(lineItems.position));
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  return orders.map((order) => ({ ...order, lines: linesOf.get(order.id) ?? [] }));
}

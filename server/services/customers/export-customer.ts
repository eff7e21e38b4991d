import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customers, deliveryAddresses, lineItems, productOrders, sessions } from '../../db/schema.ts';

/** All that the shop keeps about a customer (GDPR Art. 15 and 20), or null when it knows none of that address. */
export async function exportCustomer(db: Database, email: string) {
  const [found] = await db.select().from(customers).where(eq(customers.email, email.toLowerCase()));
  if (!found) return null;
  const { id, ...customer } = found;
  const orders = await db
    .select()
    .from(productOrders)
    .where(eq(productOrders.customerId, id))
    .orderBy(asc(productOrders.id));
  const lines = await db
    .select()
    .from(lineItems)
    .where(
      inArray(
        lineItems.orderId,
        orders.map((order) => order.id),
      ),
    )
    .orderBy(asc(lineItems.orderId), asc(lineItems.position));
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  return {
    customer,
    deliveryAddresses: (
      await db.select().from(deliveryAddresses).where(eq(deliveryAddresses.customerId, id))
    ).map(({ customerId: _, ...address }) => address),
    sessions: (await db.select().from(sessions).where(eq(sessions.customerId, id))).map(
      ({ device, createdAt, lastUsedAt, endsAt }) => ({ device, createdAt, lastUsedAt, endsAt }),
    ),
    orders: orders.map(({ customerId: _, fingerprint: _f, paymentUrl: _u, ...order }) => ({
      ...order,
      items: (linesOf.get(order.id) ?? []).map(({ orderId: _o, ...line }) => line),
    })),
  };
}

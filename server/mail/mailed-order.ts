import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { lineItems, productOrders } from '../db/schema.ts';

export type MailedOrder = typeof productOrders.$inferSelect & { lines: (typeof lineItems.$inferSelect)[] };

/** An order as e-mails tell of it; null when it was erased in the meantime. */
export async function readMailedOrder(db: Database, orderId: number): Promise<MailedOrder | null> {
  const [order] = await db.select().from(productOrders).where(eq(productOrders.id, orderId));
  if (!order) return null;
  const lines = await db
    .select()
    .from(lineItems)
    .where(eq(lineItems.orderId, orderId))
    .orderBy(asc(lineItems.position));
  return { ...order, lines };
}

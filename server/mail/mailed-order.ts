import { asc, eq, inArray } from 'drizzle-orm';
import { minimumAgeOf } from '#rules/minimum-age.ts';
import type { Database } from '../db/database.ts';
import { lineItems, productOrders, products } from '../db/schema.ts';

export type MailedOrder = typeof productOrders.$inferSelect & {
  lines: (typeof lineItems.$inferSelect)[];
  /** The age to be proved at hand-over; null without alcohol. */
  minimumAge: 16 | 18 | null;
};

/** An order as e-mails tell of it; null when it was erased in the meantime. */
export async function readMailedOrder(db: Database, orderId: number): Promise<MailedOrder | null> {
  const [order] = await db.select().from(productOrders).where(eq(productOrders.id, orderId));
  if (!order) return null;
  const lines = await db
    .select()
    .from(lineItems)
    .where(eq(lineItems.orderId, orderId))
    .orderBy(asc(lineItems.position));
  const drinks = await db
    .select({ alcoholByVolume: products.alcoholByVolume })
    .from(products)
    .where(
      inArray(
        products.id,
        lines.map(({ productId }) => productId),
      ),
    );
  return { ...order, lines, minimumAge: minimumAgeOf(drinks) };
}

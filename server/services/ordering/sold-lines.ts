import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { products } from '../../db/schema/catalogue.ts';
import { lineItems } from '../../db/schema/ordering.ts';

/** The lines of an order, in order; as strong as the product is now where a release before did not keep that. */
export async function soldLines(db: Queryable, orderId: number): Promise<(typeof lineItems.$inferSelect)[]> {
  const strength = sql`coalesce(${lineItems.alcoholByVolume}, ${products.alcoholByVolume})`;
  return db
    .select({
      ...getTableColumns(lineItems),
      alcoholByVolume: strength.mapWith((value) => (value === null ? null : Number(value))),
    })
    .from(lineItems)
    .leftJoin(products, eq(products.id, lineItems.productId))
    .where(eq(lineItems.orderId, orderId))
    .orderBy(asc(lineItems.position));
}

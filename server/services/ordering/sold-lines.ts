import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { products } from '../../db/schema/catalogue.ts';
import { lineItems } from '../../db/schema/ordering.ts';

type SoldLine = typeof lineItems.$inferSelect;

/** The lines of orders, in order; as strong as the product is now where a release before did not keep that. */
export async function soldLines(db: Queryable, ...orderIds: readonly number[]): Promise<SoldLine[]> {
  const strength = sql`coalesce(${lineItems.alcoholByVolume}, ${products.alcoholByVolume})`;
  return db
    .select({
      ...getTableColumns(lineItems),
      alcoholByVolume: strength.mapWith((value) => (value === null ? null : Number(value))),
    })
    .from(lineItems)
    .leftJoin(products, eq(products.id, lineItems.productId))
    .where(inArray(lineItems.orderId, [...orderIds]))
    .orderBy(asc(lineItems.orderId), asc(lineItems.position));
}

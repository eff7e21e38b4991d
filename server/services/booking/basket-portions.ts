import { eq, inArray } from 'drizzle-orm';
import type { Portions } from '#rules/booking/slot-state.ts';
import { portionsOf } from '#rules/catalogue/portions.ts';
import type { LineItem } from '#rules/orders/line-items.ts';
import type { Queryable } from '../../db/database.ts';
import { categories, products } from '../../db/schema/catalogue.ts';
import { lineItems } from '../../db/schema/ordering.ts';

/** How much a basket is for each kitchen. What is no product weighs nothing. */
export async function portionsOfItems(db: Queryable, items: readonly LineItem[]): Promise<Portions> {
  if (items.length === 0) return new Map();
  const ids = items.map(({ productId }) => productId);
  const rows = await db
    .select({
      id: products.id,
      sellerId: products.sellerId,
      servesFrom: products.servesFrom,
      portions: products.portions,
      category: categories.name,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(inArray(products.id, ids));
  return portionsBySeller(rows, items);
}

/** A product as far as it says who makes it and how much of it is a portion. */
type Weighed = Parameters<typeof portionsOf>[0] & { readonly id: number; readonly sellerId: number };

/** How much a basket is for each kitchen, where the products are known already. What is none of them weighs nothing. */
export function portionsBySeller(products: readonly Weighed[], items: readonly LineItem[]): Portions {
  const bySeller = new Map<number, number>();
  for (const { productId, quantity } of items) {
    const product = products.find(({ id }) => id === productId);
    if (!product) continue;
    bySeller.set(product.sellerId, (bySeller.get(product.sellerId) ?? 0) + quantity * portionsOf(product));
  }
  return bySeller;
}

/** How much a placed order is for each kitchen. */
export async function portionsOfPlaced(db: Queryable, orderId: number): Promise<Portions> {
  const items = await db
    .select({ productId: lineItems.productId, quantity: lineItems.quantity })
    .from(lineItems)
    .where(eq(lineItems.orderId, orderId));
  return portionsOfItems(db, items);
}

/** All portions of a basket, whoever makes them. */
export const sumOf = (portions: Portions): number =>
  [...portions.values()].reduce((sum, each) => sum + each, 0);

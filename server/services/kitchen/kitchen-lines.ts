import { asc, eq, inArray } from 'drizzle-orm';
import { portionsOf } from '#rules/catalogue/portions.ts';
import type { Database } from '../../db/database.ts';
import { categories, products } from '../../db/schema/catalogue.ts';
import { lineItems } from '../../db/schema/ordering.ts';
import type { Order } from '../ordering/find-order.ts';

/** A line of an order with what the kitchens have to know of its product; `sellerId` is null when that is gone. */
export interface KitchenLine {
  readonly productId: number;
  readonly name: string;
  readonly quantity: number;
  readonly sellerId: number | null;
  /** Of all pieces of the line. */
  readonly portions: number;
}

export type OrderOfDay = Order & { readonly lines: readonly KitchenLine[] };

/** The portions of all lines of an order. */
export function portionsOfOrder({ lines }: Pick<OrderOfDay, 'lines'>): number {
  return lines.reduce((sum, line) => sum + line.portions, 0);
}

/** Orders with their lines, in the same order. */
export async function withKitchenLines(db: Database, orders: readonly Order[]): Promise<OrderOfDay[]> {
  const rows = await db
    .select({
      line: lineItems,
      sellerId: products.sellerId,
      servesFrom: products.servesFrom,
      category: categories.name,
    })
    .from(lineItems)
    .leftJoin(products, eq(products.id, lineItems.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(
      inArray(
        lineItems.orderId,
        orders.map(({ id }) => id),
      ),
    )
    .orderBy(asc(lineItems.orderId), asc(lineItems.position));
  const byOrder = Map.groupBy(rows, ({ line }) => line.orderId);
  return orders.map((order) => ({
    ...order,
    lines: (byOrder.get(order.id) ?? []).map(({ line, sellerId, servesFrom, category }) => ({
      productId: line.productId,
      name: line.name,
      quantity: line.quantity,
      sellerId,
      portions: line.quantity * (category === null ? 0 : portionsOf({ category, servesFrom })),
    })),
  }));
}

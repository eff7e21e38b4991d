import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { orderVersionLines, orderVersions } from '../../../db/schema/changes.ts';
import { lineItems } from '../../../db/schema/ordering.ts';
import type { Order } from '../find-order.ts';

/**
 * Keeps for ever what an order is now, under its version; nothing happens where that is kept already. Written when an
 * order is placed, and before one is changed that a process of the release before has placed.
 */
export async function keepVersion(tx: Queryable, orderId: number, at: Date): Promise<void> {
  // One statement: every order is placed with it.
  await tx.execute(sql`
    with "kept" as (
      insert into "order_versions" ("order_id", "number", "at", "prefer_date_and_time", "discount_code", "subtotal",
        "discount", "price_reduction", "delivery_fee", "total", "deposit")
      select "id", "version", ${at}, "prefer_date_and_time", "discount_code", "subtotal", "discount", "price_reduction",
        "delivery_fee", "total", "deposit"
      from "product_orders" where "id" = ${orderId}
      on conflict do nothing returning "order_id", "number"
    )
    insert into "order_version_lines" ("order_id", "number", "position", "product_id", "name", "quantity", "unit_price",
      "vat_rate", "alcohol_by_volume")
    select l."order_id", "kept"."number", l."position", l."product_id", l."name", l."quantity", l."unit_price",
      l."vat_rate", l."alcohol_by_volume"
    from "kept" join "line_items" l on l."order_id" = "kept"."order_id"`);
}

type Version = Omit<typeof orderVersions.$inferSelect, 'orderId' | 'at'>;
type VersionLine = Omit<typeof orderVersionLines.$inferSelect, 'orderId' | 'number'>;

/**
 * What an order was in a version, with its lines; null for one that is not kept. What a process of the release before
 * placed is told from the order itself while it is in its first version.
 */
export async function readVersion(
  db: Queryable,
  order: Order,
  number: number,
): Promise<(Version & { readonly lines: readonly VersionLine[] }) | null> {
  const [kept] = await db
    .select()
    .from(orderVersions)
    .where(and(eq(orderVersions.orderId, order.id), eq(orderVersions.number, number)));
  if (!kept && number !== order.version) return null;
  const { preferDateAndTime, discountCode, subtotal, discount, priceReduction, deliveryFee, total, deposit } =
    kept ?? order;
  const lines = kept
    ? await db
        .select()
        .from(orderVersionLines)
        .where(and(eq(orderVersionLines.orderId, order.id), eq(orderVersionLines.number, number)))
        .orderBy(asc(orderVersionLines.position))
    : await db
        .select()
        .from(lineItems)
        .where(eq(lineItems.orderId, order.id))
        .orderBy(asc(lineItems.position));
  return {
    number,
    preferDateAndTime,
    discountCode,
    subtotal,
    discount,
    priceReduction,
    deliveryFee,
    total,
    deposit,
    lines: lines.map(({ position, productId, name, quantity, unitPrice, vatRate, alcoholByVolume }) => ({
      position,
      productId,
      name,
      quantity,
      unitPrice,
      vatRate,
      alcoholByVolume,
    })),
  };
}

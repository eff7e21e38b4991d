import { eq, getTableColumns, inArray } from 'drizzle-orm';
import { type DeliverySettings, deliveryCost } from '#rules/booking/delivery-cost.ts';
import type { Cents } from '#rules/money/money.ts';
import { changeOrder, type OrderDiscount, type OrderedLine } from '#rules/orders/change-order.ts';
import type { FeeStage } from '#rules/orders/fee-steps.ts';
import type { LineItem } from '#rules/orders/line-items.ts';
import type { Queryable } from '../../../db/database.ts';
import { categories, products } from '../../../db/schema/catalogue.ts';
import { discounts } from '../../../db/schema/ordering.ts';
import { ShopError } from '../../../shop-error.ts';
import { daysSoldOut } from '../../catalogue/availability.ts';
import type { OrderWithLines } from '../find-order.ts';
import { refuseWrongItems, unavailable } from '../price-basket.ts';
import { readVersion } from './keep-version.ts';

/** A line as an order keeps it. */
export type ChangedLine = OrderedLine & {
  readonly name: string;
  readonly alcoholByVolume: number | null;
};

export type PricedChange = Awaited<ReturnType<typeof priceChange>>;

/**
 * What an order comes to with other items or at another place: pieces of a dish that it has take the price that was paid.
 * Errors: CartEmpty, TooManyProducts, ValidationFailed, ProductUnavailable (of what is added), OutsideDeliveryArea.
 */
export async function priceChange(
  db: Queryable,
  order: OrderWithLines,
  wished: { readonly items: readonly LineItem[]; readonly postalCode: string | null },
  { delivery, stage }: { delivery: DeliverySettings; stage: FeeStage },
) {
  refuseWrongItems(wished.items);
  const ids = new Set([...order.lines, ...wished.items].map(({ productId }) => productId));
  const rows = await db
    .select({ ...getTableColumns(products), category: categories.name, soldOut: daysSoldOut })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(inArray(products.id, [...ids]));
  const added = wished.items.filter(({ productId, quantity }) => quantity > pieces(order.lines, productId));
  const gone = added.find(({ productId }) => !rows.find(({ id }) => id === productId)?.active);
  if (gone) throw unavailable(gone.productId, rows.find(({ id }) => id === gone.productId)?.name);
  const change = changeOrder<ChangedLine>(
    { lines: order.lines, amounts: order, code: await discountOf(db, order) },
    {
      items: wished.items,
      newLine: ({ productId, quantity }) => {
        const product = rows.find(({ id }) => id === productId);
        if (!product) throw unavailable(productId, undefined);
        const { name, price: unitPrice, vatRate, alcoholByVolume, deposit } = product;
        return {
          productId,
          name,
          quantity,
          unitPrice,
          vatRate,
          alcoholByVolume: alcoholByVolume ?? 0,
          deposit,
        };
      },
      depositOf: (productId) => rows.find(({ id }) => id === productId)?.deposit ?? 0,
      deliveryFee: costOf(order, wished.postalCode, delivery),
    },
    stage,
  );
  return { change, added: added.map(({ productId }) => productId), products: rows };
}

/** How many pieces of a dish there are. */
function pieces(items: readonly LineItem[], productId: number): number {
  return items.find((item) => item.productId === productId)?.quantity ?? 0;
}

/** Where it is brought to the same place, that costs what was paid. Errors: OutsideDeliveryArea. */
function costOf(order: OrderWithLines, postalCode: string | null, delivery: DeliverySettings): Cents {
  if (postalCode === null || postalCode.trim() === order.address?.postalCode.trim()) return order.deliveryFee;
  const cost = deliveryCost(postalCode, delivery);
  if (cost === null)
    throw new ShopError('OutsideDeliveryArea', { field: 'address.postalCode', values: { postalCode } });
  return cost;
}

/** What the code of an order takes off; an amount as the order had it at first. */
async function discountOf(db: Queryable, order: OrderWithLines): Promise<OrderDiscount | null> {
  if (order.discountCode === null) return null;
  const [code] = await db.select().from(discounts).where(eq(discounts.code, order.discountCode));
  if (code && code.percent !== null) return { percent: code.percent, minimumTotal: code.minimumTotal };
  const first = await readVersion(db, order, 1);
  return { amount: (first ?? order).discount };
}

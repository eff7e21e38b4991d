import { and, count, eq, getTableColumns, inArray, isNotNull, ne, notInArray } from 'drizzle-orm';
import type { Basket } from '#contract/shop/basket.ts';
import { type DeliverySettings, deliveryCost } from '#rules/booking/delivery-cost.ts';
import type { Portions } from '#rules/booking/slot-state.ts';
import { discountOn, discountRefusal, normalizeDiscountCode } from '#rules/money/discount.ts';
import { type Cents, lineTotal } from '#rules/money/money.ts';
import { type LineItem, maximumLines, maximumQuantity } from '#rules/orders/line-items.ts';
import type { Queryable } from '../../db/database.ts';
import { categories, products } from '../../db/schema/catalogue.ts';
import { discounts, productOrders } from '../../db/schema/ordering.ts';
import { ShopError } from '../../shop-error.ts';
import { portionsBySeller } from '../booking/basket-portions.ts';
import { daysSoldOut, type OrderedProduct } from '../catalogue/availability.ts';

type UsesCounted = 'paid' | 'paid and open';

/** Which orders use up a code of few uses: all that are paid, and open ones `without` those that end for this one. */
interface Uses {
  readonly counted?: UsesCounted | undefined;
  readonly without?: readonly number[];
}

/** What is ordered and what it costs, without discount and delivery. */
export interface PricedItems {
  /** `name` is the localized text of the product as it is now. */
  readonly lines: readonly {
    productId: number;
    name: string;
    quantity: number;
    unitPrice: Cents;
    vatRate: number;
    /** Per cent by volume, 0 without alcohol. */
    alcoholByVolume: number;
    /** Of a piece. */
    deposit: Cents;
  }[];
  readonly subtotal: Cents;
  /** For bottles and crates, paid at hand-over: no part of the total. */
  readonly deposit: Cents;
}

export interface PricedBasket extends PricedItems {
  readonly discount: Cents;
  readonly total: Cents;
  /** For bringing it and setting it up: a part of the total. Null where the shop does not deliver. */
  readonly deliveryFee: Cents | null;
  readonly discountCode: string | null;
}

/**
 * Prices a basket from the database; what the client believes about money is never used (spec §5).
 * Errors: those of {@link priceItems} and {@link withDiscount}.
 * @param counted which orders use up a code of few uses
 */
export async function priceBasket(
  db: Queryable,
  basket: Basket,
  now: number,
  counted?: UsesCounted,
): Promise<PricedBasket> {
  const { portions: _portions, products: _products, ...items } = await priceItems(db, basket.items);
  return withDiscount(db, items, basket.discountCodeName, now, { counted });
}

/** What is ordered, how much of it each kitchen makes, and which products it is of. */
interface PricedProducts extends PricedItems {
  readonly portions: Portions;
  readonly products: readonly OrderedProduct[];
}

/**
 * What is ordered, by the prices of now, and how much of it each kitchen makes.
 * Errors: ProductUnavailable (names it), those of refuseWrongItems.
 */
export async function priceItems(db: Queryable, items: readonly LineItem[]): Promise<PricedProducts> {
  refuseWrongItems(items);
  const ids = items.map(({ productId }) => productId);
  const rows = await db
    .select({ ...getTableColumns(products), category: categories.name, soldOut: daysSoldOut })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(inArray(products.id, ids));
  const lines = items.map(({ productId, quantity }) => {
    const product = rows.find((row) => row.id === productId);
    if (!product?.active) throw unavailable(productId, product?.name);
    const { name, price: unitPrice, vatRate, alcoholByVolume, deposit } = product;
    return { productId, name, quantity, unitPrice, vatRate, alcoholByVolume: alcoholByVolume ?? 0, deposit };
  });
  const subtotal = lines.reduce((sum, line) => sum + lineTotal(line.unitPrice, line.quantity), 0);
  const deposit = lines.reduce((sum, line) => sum + lineTotal(line.deposit, line.quantity), 0);
  return { lines, subtotal, deposit, portions: portionsBySeller(rows, items), products: rows };
}

/**
 * Priced items with what a code takes off.
 * Errors: DiscountUnknown, -NotYetValid, -Expired, -UsedUp, -MinimumNotMet.
 * @param uses which orders use up a code of few uses
 */
export async function withDiscount(
  db: Queryable,
  items: PricedItems,
  given: string | undefined,
  now: number,
  { counted = 'paid and open', without = [] }: Uses = {},
): Promise<PricedBasket> {
  const uses = { counted, without };
  const { discount, discountCode } = await priceDiscount(db, given, items.subtotal, now, uses);
  return { ...items, discount, total: items.subtotal - discount, deliveryFee: 0, discountCode };
}

/**
 * A priced basket with what bringing it costs; a discount is on what is ordered, not on that.
 * @param postalCode where it goes; null for a pickup, and while nobody has said so
 */
export function withDelivery(
  basket: PricedBasket,
  postalCode: string | null,
  where: DeliverySettings,
): PricedBasket {
  const deliveryFee = postalCode === null ? 0 : deliveryCost(postalCode, where);
  return { ...basket, deliveryFee, total: basket.total + (deliveryFee ?? 0) };
}

/** Errors: CartEmpty, TooManyProducts, ValidationFailed (too many pieces of a dish). */
export function refuseWrongItems(items: readonly LineItem[]): void {
  if (items.length === 0) throw new ShopError('CartEmpty');
  if (items.length > maximumLines) throw new ShopError('TooManyProducts', { field: 'productQuantities' });
  const tooMany = items.find(({ quantity }) => quantity > maximumQuantity);
  if (tooMany) throw new ShopError('ValidationFailed', { field: `productQuantities.${tooMany.productId}` });
}

/** Why something cannot be ordered: it is not on the menu. */
export function unavailable(productId: number, name: string | undefined): ShopError {
  return new ShopError('ProductUnavailable', {
    field: `productQuantities.${productId}`,
    values: { product: name ?? `Product #${productId}` },
  });
}

/** Has other orders with a code of few uses wait until this one is written: two cannot both take the last use. */
export async function holdDiscount(tx: Queryable, given: string | undefined): Promise<void> {
  const code = normalizeDiscountCode(given ?? '');
  if (code === '') return;
  await tx
    .select({ code: discounts.code })
    .from(discounts)
    .where(and(eq(discounts.code, code), isNotNull(discounts.maximumUses)))
    .for('update');
}

async function priceDiscount(
  db: Queryable,
  given: string | undefined,
  subtotal: Cents,
  now: number,
  counted: Required<Uses>,
) {
  const code = normalizeDiscountCode(given ?? '');
  if (code === '') return { discount: 0, discountCode: null };
  const [row] = await db.select().from(discounts).where(eq(discounts.code, code));
  if (!row) throw new ShopError('DiscountUnknown', { field: 'discountCodeName' });
  const uses = row.maximumUses === null ? 0 : await usesOf(db, code, counted);
  const refusal = discountRefusal(
    {
      ...row,
      uses,
      validFrom: row.validFrom?.getTime() ?? null,
      validUntil: row.validUntil?.getTime() ?? null,
    },
    subtotal,
    now,
  );
  if (refusal) {
    throw new ShopError(`Discount${refusal}`, {
      field: 'discountCodeName',
      values: { minimum: String(row.minimumTotal) },
    });
  }
  return { discount: discountOn(row, subtotal), discountCode: code };
}

/** Orders that hold a code: paid ones, and until they expire open ones, of which some are never paid. */
async function usesOf(db: Queryable, code: string, { counted, without }: Required<Uses>): Promise<number> {
  const [row] = await db
    .select({ uses: count() })
    .from(productOrders)
    .where(
      and(
        eq(productOrders.discountCode, code),
        counted === 'paid' ? eq(productOrders.status, 'PAID') : ne(productOrders.status, 'CANCELED'),
        notInArray(productOrders.id, [...without]),
      ),
    );
  return row?.uses ?? 0;
}

import { createHash, randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm';
import type { CheckoutRequest } from '#contract/shop/product-orders.ts';
import { needsInvoiceAddress, smallInvoice } from '#rules/money/invoice-address.ts';
import { type Cents, centsOf, euroOf } from '#rules/money/money.ts';
import { paymentLifetime } from '#rules/orders/payment-lifetime.ts';
import { type Locale, locales } from '#rules/text/locale.ts';
import type { CustomerActor } from '../../access/actor.ts';
import type { Queryable } from '../../db/database.ts';
import { customers } from '../../db/schema/customers.ts';
import { type CustomerSnapshot, lineItems, productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import { ShopError } from '../../shop-error.ts';
import { orderingRules } from '../settings/settings.ts';
import { checkPlaces, checkTime } from './check-fulfilment.ts';
import type { OrderWithLines } from './find-order.ts';
import { writeOrderEvent } from './move-order.ts';
import { holdDiscount, priceBasket } from './price-basket.ts';
import { recipientOf } from './recipient.ts';

/** An order is found again by its content for so long after it was placed. */
const reuseMinutes = 25;

/**
 * Checks an order against every rule and writes it as PENDING, or finds the open one with the same content. An
 * open one goes where the customer's address and profile say by now: they may have been corrected before paying.
 * Errors: those of priceBasket, checkPlaces, checkTime and recipientOf, MinimumOrderNotMet, TotalChanged, InvoiceAddressRequired.
 */
export async function placeOrder(
  deps: Deps,
  actor: CustomerActor,
  request: CheckoutRequest,
  locale: Locale,
): Promise<OrderWithLines> {
  const rules = await orderingRules(deps);
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    await deps.atLock?.('before', 'place order');
    // One order at a time for a customer: the second of two presses waits here and finds the first one's order.
    const [customer] = await tx
      .select()
      .from(customers)
      .where(eq(customers.id, actor.customerId))
      .for('update');
    await deps.atLock?.('after', 'place order');
    if (!customer) throw new ShopError('SessionInvalid');
    const { delivery, invoice } = await checkPlaces(tx, actor, request, rules.deliveryArea);
    const recipient = { customer: recipientOf(customer, request.invoice, invoice), address: delivery };
    if (request.invoice !== undefined) await keepRecipient(tx, customer, request.invoice);
    const fingerprintIn = (language: Locale) => fingerprintOf(actor, request, language);
    const open = await findOpenOrder(tx, locales.map(fingerprintIn), now);
    // Another total than that of an open order may be the one of a price that has changed since.
    if (open && isExpected(request, open.total)) {
      requireInvoiceAddress(open.fulfilment, open.total, recipient.customer.address);
      const kept = await correct(tx, open, recipient);
      if (kept) return kept;
    }

    checkTime(request, rules.booking, now);
    await holdDiscount(tx, request.discountCodeName);
    const basket = await priceBasket(tx, request, now);
    if (basket.subtotal < rules.minimumOrder) {
      throw new ShopError('MinimumOrderNotMet', {
        amount: euroOf(rules.minimumOrder - basket.subtotal),
        values: {
          minimum: String(rules.minimumOrder),
          missing: String(rules.minimumOrder - basket.subtotal),
        },
      });
    }
    if (!isExpected(request, basket.total)) {
      throw new ShopError('TotalChanged', {
        amount: euroOf(basket.total),
        values: { total: String(basket.total) },
      });
    }
    const fulfilment = request.fulfilment ?? 'DELIVERY';
    requireInvoiceAddress(fulfilment, basket.total, recipient.customer.address);
    const [order] = await tx
      .insert(productOrders)
      .values({
        publicId: randomUUID(),
        customerId: customer.id,
        fulfilment,
        locale,
        ...recipient,
        preferDateAndTime: request.preferDateAndTime?.slice(0, 16) ?? null,
        deliveryInstruction: request.deliveryInstruction?.trim() || null,
        discountCode: basket.discountCode,
        subtotal: basket.subtotal,
        discount: basket.discount,
        total: basket.total,
        deposit: basket.deposit,
        fingerprint: fingerprintIn(locale),
        paymentExpiresAt: new Date(now + paymentLifetime),
        nextCheckAt: new Date(now + 20_000),
        createdAt: new Date(now),
      })
      .returning();
    if (!order) throw new Error('the order was not written');
    const lines = basket.lines.map((line, position) => ({ orderId: order.id, position, ...line }));
    await tx.insert(lineItems).values(lines);
    await writeOrderEvent(tx, actor, {
      orderId: order.id,
      kind: 'placed',
      at: order.createdAt,
      status: 'PENDING',
      data: { total: order.total, items: lines.map(({ productId, quantity }) => [productId, quantity]) },
    });
    return { ...order, lines };
  });
}

/** Errors: InvoiceAddressRequired. */
function requireInvoiceAddress(
  fulfilment: 'DELIVERY' | 'PICKUP',
  total: Cents,
  address: CustomerSnapshot['address'],
): void {
  if (address || !needsInvoiceAddress(fulfilment, total)) return;
  throw new ShopError('InvoiceAddressRequired', {
    field: 'deliveryAddressId',
    values: { minimum: String(smallInvoice) },
  });
}

/** Keeps whom an invoice went to for the next order. */
async function keepRecipient(
  tx: Queryable,
  customer: typeof customers.$inferSelect,
  named: NonNullable<CheckoutRequest['invoice']> | null,
): Promise<void> {
  await tx.update(customers).set({ invoiceRecipient: named }).where(eq(customers.id, customer.id));
}

async function findOpenOrder(
  tx: Queryable,
  fingerprints: readonly string[],
  now: number,
): Promise<OrderWithLines | null> {
  const [order] = await tx
    .select()
    .from(productOrders)
    .where(
      and(
        inArray(productOrders.fingerprint, fingerprints),
        eq(productOrders.status, 'PENDING'),
        gt(productOrders.createdAt, new Date(now - reuseMinutes * 60_000)),
      ),
    )
    .orderBy(desc(productOrders.id))
    .limit(1);
  if (!order) return null;
  const lines = await tx
    .select()
    .from(lineItems)
    .where(eq(lineItems.orderId, order.id))
    .orderBy(asc(lineItems.position));
  return { ...order, lines };
}

/** Has an open order go to whom and where it is to go now; null when it was paid or canceled in the meantime. */
async function correct(
  tx: Queryable,
  open: OrderWithLines,
  recipient: Pick<OrderWithLines, 'customer' | 'address'>,
): Promise<OrderWithLines | null> {
  const [order] = await tx
    .update(productOrders)
    .set({ ...recipient, cancelAskedAt: null })
    .where(and(eq(productOrders.id, open.id), eq(productOrders.status, 'PENDING')))
    .returning();
  return order ? { ...order, lines: open.lines } : null;
}

/** Whether a total is the one that the customer saw, if they say which. */
function isExpected({ expectedTotal }: CheckoutRequest, total: Cents): boolean {
  if (expectedTotal === undefined) return true;
  try {
    return centsOf(expectedTotal) === total;
  } catch {
    return false;
  }
}

/**
 * The same for the same customer asking for the same things, whatever the order of keys. The language is in it because
 * 0.5.0 looks for it so: a basket pressed at both programs would be two orders.
 */
function fingerprintOf(actor: CustomerActor, request: CheckoutRequest, locale: Locale): string {
  const { expectedTotal: _, invoice: _to, items, productQuantities, ...rest } = request;
  const quantities = items
    ? items.map(({ productId, quantity }) => [String(productId), quantity] as const)
    : Object.entries(productQuantities ?? {});
  const content = {
    customer: actor.customerId,
    locale,
    quantities: quantities
      .filter(([, quantity]) => quantity > 0)
      .toSorted(([a], [b]) => Number(a) - Number(b)),
    rest: Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  };
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

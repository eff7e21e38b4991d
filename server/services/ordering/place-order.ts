import { createHash } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Checkout } from '#contract/shop/basket.ts';
import type { CheckoutRequest } from '#contract/shop/product-orders.ts';
import { needsInvoiceAddress, smallInvoice } from '#rules/money/invoice-address.ts';
import { type Cents, centsOf, euroOf } from '#rules/money/money.ts';
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
import { holdDiscount, priceBasket } from './price-basket.ts';
import { recipientOf } from './recipient.ts';
import { writeOrder } from './write-order.ts';

/** An order is found again by its content for so long after it was placed. */
const reuseMinutes = 25;

/** What is ordered, and the language of all that is said about it. */
export interface OrderInput {
  readonly request: Checkout;
  readonly locale: Locale;
}

/**
 * Checks an order against every rule and writes it as PENDING, or finds the open one with the same content. An
 * open one goes where the customer's address and profile say by now: they may have been corrected before paying.
 * Errors: those of priceBasket, checkPlaces, checkTime and recipientOf, MinimumOrderNotMet, TotalChanged, InvoiceAddressRequired.
 */
export async function placeOrder(
  deps: Deps,
  actor: CustomerActor,
  { request, locale }: OrderInput,
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
    return writeOrder(tx, actor, {
      ...recipient,
      basket,
      fulfilment,
      locale,
      preferDateAndTime: request.preferDateAndTime?.slice(0, 16) ?? null,
      deliveryInstruction: request.deliveryInstruction?.trim() || null,
      fingerprint: fingerprintIn(locale),
      now,
    });
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
function isExpected({ expectedTotal }: Pick<Checkout, 'expectedTotal'>, total: Cents): boolean {
  if (expectedTotal === undefined) return true;
  try {
    return centsOf(expectedTotal) === total;
  } catch {
    return false;
  }
}

/**
 * The same for the same customer asking for the same things, whatever the order of keys. The language is in it because
 * 0.7.0 looks for it so: a basket pressed at both programs would be two orders.
 */
function fingerprintOf(actor: CustomerActor, request: Checkout, locale: Locale): string {
  const { expectedTotal: _, invoice: _to, items, ...rest } = request;
  const content = {
    customer: actor.customerId,
    locale,
    quantities: items.map(({ productId, quantity }) => [String(productId), quantity]),
    rest: Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  };
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

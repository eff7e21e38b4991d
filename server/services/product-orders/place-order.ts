import { createHash, randomUUID } from 'node:crypto';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { CheckoutRequest } from '#contract/product-orders.ts';
import { isPostalAddress, needsInvoiceAddress, smallInvoice } from '#rules/invoice-address.ts';
import type { Locale } from '#rules/locale.ts';
import { centsOf, euroOf } from '#rules/money.ts';
import type { Queryable } from '../../db/database.ts';
import { type CustomerSnapshot, customers, lineItems, productOrders } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { ShopError } from '../../shop-error.ts';
import type { Caller } from '../auth/authenticate.ts';
import { orderingRules } from '../settings/settings.ts';
import { checkFulfilment } from './check-fulfilment.ts';
import type { OrderWithLines } from './find-order.ts';
import { paymentLifetime } from './open-payment-session.ts';
import { type PricedBasket, priceBasket } from './price-basket.ts';

/** An order is found again by its content for so long after it was placed. */
const reuseMinutes = 25;

/**
 * Checks an order against every rule and writes it as PENDING, or finds the open one with the same content.
 * Errors: those of priceBasket and checkFulfilment, MinimumOrderNotMet, TotalChanged, InvoiceAddressRequired.
 */
export async function placeOrder(
  deps: Deps,
  caller: Caller,
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
      .where(eq(customers.id, caller.customerId))
      .for('update');
    await deps.atLock?.('after', 'place order');
    if (!customer) throw new ShopError('SessionInvalid');
    const fingerprint = fingerprintOf(caller, request, locale);
    const open = await findOpenOrder(tx, fingerprint, now);
    if (open) return checkExpectation(request, open);

    const { delivery, invoice } = await checkFulfilment(tx, caller, request, rules, now);
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
    checkExpectation(request, basket);
    const fulfilment = request.fulfilment ?? 'DELIVERY';
    const invoiceAddress = invoice ? withoutName(invoice) : profileAddress(customer);
    if (!invoiceAddress && needsInvoiceAddress(fulfilment, basket.total)) {
      throw new ShopError('InvoiceAddressRequired', {
        field: 'deliveryAddressId',
        values: { minimum: String(smallInvoice) },
      });
    }
    const [order] = await tx
      .insert(productOrders)
      .values({
        publicId: randomUUID(),
        customerId: customer.id,
        fulfilment,
        locale,
        customer: {
          email: customer.email,
          customerType: customer.customerType,
          name: customer.name,
          lastname: customer.lastname,
          mobileNumber: customer.mobileNumber,
          vatIdOrTaxId: customer.vatIdOrTaxId,
          address: invoiceAddress,
        },
        address: delivery,
        preferDateAndTime: request.preferDateAndTime?.slice(0, 16) ?? null,
        deliveryInstruction: request.deliveryInstruction?.trim() || null,
        discountCode: basket.discountCode,
        subtotal: basket.subtotal,
        discount: basket.discount,
        total: basket.total,
        fingerprint,
        paymentExpiresAt: new Date(now + paymentLifetime),
        nextCheckAt: new Date(now + 20_000),
        createdAt: new Date(now),
      })
      .returning();
    if (!order) throw new Error('the order was not written');
    const lines = basket.lines.map((line, position) => ({ orderId: order.id, position, ...line }));
    await tx.insert(lineItems).values(lines);
    return { ...order, lines };
  });
}

/** The address of a profile; null unless it is one that a letter would reach. */
function profileAddress(profile: typeof customers.$inferSelect): CustomerSnapshot['address'] {
  return isPostalAddress(profile) ? withoutName(profile) : null;
}

function withoutName(address: NonNullable<CustomerSnapshot['address']>): CustomerSnapshot['address'] {
  const { streetName, houseNumber, streetAddition, postalCode, city, country } = address;
  return { streetName, houseNumber, streetAddition, postalCode, city, country };
}

async function findOpenOrder(
  tx: Queryable,
  fingerprint: string,
  now: number,
): Promise<OrderWithLines | null> {
  const [order] = await tx
    .select()
    .from(productOrders)
    .where(
      and(
        eq(productOrders.fingerprint, fingerprint),
        eq(productOrders.status, 'PENDING'),
        gt(productOrders.createdAt, new Date(now - reuseMinutes * 60_000)),
      ),
    );
  if (!order) return null;
  const lines = await tx
    .select()
    .from(lineItems)
    .where(eq(lineItems.orderId, order.id))
    .orderBy(asc(lineItems.position));
  return { ...order, lines };
}

function checkExpectation<T extends Pick<PricedBasket, 'total'>>(request: CheckoutRequest, priced: T): T {
  if (request.expectedTotal !== undefined && !sameTotal(request.expectedTotal, priced.total)) {
    throw new ShopError('TotalChanged', {
      amount: euroOf(priced.total),
      values: { total: String(priced.total) },
    });
  }
  return priced;
}

function sameTotal(expected: number, total: number): boolean {
  try {
    return centsOf(expected) === total;
  } catch {
    return false;
  }
}

/** The same for the same customer asking for the same things, whatever the order of keys. */
function fingerprintOf(caller: Caller, request: CheckoutRequest, locale: Locale): string {
  const { expectedTotal: _, items, productQuantities, ...rest } = request;
  const quantities = items
    ? items.map(({ productId, quantity }) => [String(productId), quantity] as const)
    : Object.entries(productQuantities ?? {});
  const content = {
    customer: caller.customerId,
    locale,
    quantities: quantities
      .filter(([, quantity]) => quantity > 0)
      .toSorted(([a], [b]) => Number(a) - Number(b)),
    rest: Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  };
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

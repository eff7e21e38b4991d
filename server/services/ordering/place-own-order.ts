import { createHash } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray, not } from 'drizzle-orm';
import type { Checkout } from '#contract/shop/basket.ts';
import { deliveryCost } from '#rules/booking/delivery-cost.ts';
import { type Locale, locales } from '#rules/text/locale.ts';
import type { CustomerActor } from '../../access/actor.ts';
import type { Queryable } from '../../db/database.ts';
import { customers } from '../../db/schema/customers.ts';
import { lineItems, productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import { ShopError } from '../../shop-error.ts';
import { namingFree } from '../booking/take-slot.ts';
import { orderingRules } from '../settings/settings.ts';
import { gaveWay } from './anew/in-place-of.ts';
import { isPaymentUnderWay, type Order, type OrderWithLines } from './find-order.ts';
import { isExpected, placeOrder, refuseOtherTerms, requireInvoiceAddress } from './place-order.ts';
import { toWhom } from './to-whom.ts';

/** An order is found again by its content for so long after it was placed. */
const reuseMinutes = 25;

/** What is ordered, and the language of all that is said about it. */
export interface OrderInput {
  readonly request: Checkout;
  readonly locale: Locale;
  /** Unpaid orders of theirs in whose place it comes, by their ids. */
  readonly replaces?: readonly number[];
}

/**
 * Places an order of who is signed in, or finds their open one with the same content. An open one goes where the
 * customer's address and profile say by now: they may have been corrected before paying.
 * Errors: those of placeOrder and toWhom, PaymentNotConfirmed (the open one is paid, and its money on its way).
 */
export async function placeOwnOrder(
  deps: Deps,
  actor: CustomerActor,
  { request, locale, replaces }: OrderInput,
): Promise<OrderWithLines> {
  const rules = await orderingRules(deps);
  const now = deps.now();
  const place = async (tx: Queryable) => {
    await deps.atLock?.('before', 'place order');
    // One order at a time for a customer: the second of two presses waits here and finds the first one's order.
    const [customer] = await tx
      .select()
      .from(customers)
      .where(eq(customers.id, actor.customerId))
      .for('update');
    await deps.atLock?.('after', 'place order');
    if (!customer) throw new ShopError('SessionInvalid');
    const recipient = await toWhom(tx, customer, request, rules.delivery);
    const postalCode = recipient.address?.postalCode ?? null;
    refuseAnotherPlace(request, postalCode);
    refuseOtherTerms(request, rules.termsVersion);
    const fingerprintIn = (language: Locale) => fingerprintOf(actor, request, language);
    const open = await findOpenOrder(tx, locales.map(fingerprintIn), now);
    if (open) refuseUnderWay(open);
    // Another total than that of an open order may be the one of a price that has changed since.
    const costs = postalCode === null ? 0 : deliveryCost(postalCode, rules.delivery);
    if (open && isExpected(request, open.total) && open.deliveryFee === costs) {
      requireInvoiceAddress(open.fulfilment, open.total, recipient.customer.address);
      const kept = await correct(tx, open, {
        ...recipient,
        guests: request.guests ?? null,
        termsVersion: rules.termsVersion,
        feeSteps: rules.feeSteps,
      });
      if (kept) return kept;
    }
    const placed = { fingerprint: fingerprintIn(locale) };
    const wanted = { request, locale, customerId: customer.id, recipient, rules, placed, replaces, now };
    return placeOrder(tx, actor, wanted);
  };
  return namingFree(deps, () => deps.db.transaction(place));
}

/** Whoever saw what delivery costs to one place does not order to another. Errors: ValidationFailed. */
function refuseAnotherPlace({ postalCode: seen }: Pick<Checkout, 'postalCode'>, goesTo: string | null): void {
  if (seen === undefined || goesTo === null || seen.trim() === goesTo.trim()) return;
  throw new ShopError('ValidationFailed', { field: 'postalCode' });
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
        // One in whose place another has come ends; its content is ordered anew.
        not(gaveWay(tx)),
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

/** Has an open order go to whom and where it is to go now, for as many and by the terms that hold now; null when it was paid or canceled in the meantime. */
async function correct(
  tx: Queryable,
  open: OrderWithLines,
  corrected: Pick<OrderWithLines, 'customer' | 'address' | 'guests' | 'termsVersion' | 'feeSteps'>,
): Promise<OrderWithLines | null> {
  const [order] = await tx
    .update(productOrders)
    .set({ ...corrected, cancelAskedAt: null })
    .where(and(eq(productOrders.id, open.id), eq(productOrders.status, 'PENDING')))
    .returning();
  if (!order) return null;
  // Its money may have come under way since it was found: the refusal takes back what was just written.
  refuseUnderWay(order);
  return { ...order, lines: open.lines };
}

/** Errors: PaymentNotConfirmed. */
function refuseUnderWay(order: Order): void {
  if (isPaymentUnderWay(order)) throw new ShopError('PaymentNotConfirmed');
}

/**
 * A digest that is the same where a customer asks for the same things, whatever the order of keys. The language is in it
 * because 0.7.0 looks for it so: a basket pressed at both programs would be two orders.
 */
function fingerprintOf(actor: CustomerActor, request: Checkout, locale: Locale): string {
  const {
    expectedTotal: _,
    invoice: _to,
    postalCode: _where,
    guests: _for,
    termsVersion: _by,
    items,
    ...rest
  } = request;
  const content = {
    customer: actor.customerId,
    locale,
    quantities: items.map(({ productId, quantity }) => [String(productId), quantity]),
    rest: Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  };
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

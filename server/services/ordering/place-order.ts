import type { Checkout } from '#contract/shop/basket.ts';
import { parseLocalDateTime } from '#rules/booking/berlin-time.ts';
import { minimumOrderFor } from '#rules/booking/delivery-cost.ts';
import { needsInvoiceAddress, smallInvoice } from '#rules/money/invoice-address.ts';
import { type Cents, centsOf, euroOf } from '#rules/money/money.ts';
import type { Locale } from '#rules/text/locale.ts';
import type { CustomerActor } from '../../access/actor.ts';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import type { Queryable } from '../../db/database.ts';
import type { CustomerSnapshot } from '../../db/schema/ordering.ts';
import { ShopError } from '../../shop-error.ts';
import { sumOf } from '../booking/basket-portions.ts';
import { lockDay, refuseIfFull } from '../booking/take-slot.ts';
import { refuseSoldOut } from '../catalogue/availability.ts';
import { bookingNow, type orderingRules } from '../settings/settings.ts';
import { askToEnd, lockReplaced } from './anew/in-place-of.ts';
import { checkTime } from './check-fulfilment.ts';
import type { OrderWithLines } from './find-order.ts';
import { holdDiscount, priceItems, withDelivery, withDiscount } from './price-basket.ts';
import type { Recipient } from './to-whom.ts';
import { type Placed, writeOrder } from './write-order.ts';

/** An order to be checked and written. */
interface Wanted {
  readonly request: Checkout;
  readonly locale: Locale;
  /** Whose order it is; their row is held by whoever places it for them. */
  readonly customerId: number;
  readonly recipient: Recipient;
  readonly rules: Awaited<ReturnType<typeof orderingRules>>;
  readonly placed: Placed;
  /** Unpaid orders whose room and whose use of a code it takes over: they are to end once it stands. */
  readonly replaces?: readonly number[] | undefined;
  readonly now: number;
}

/**
 * Checks an order against every rule and writes it as PENDING; who places it may be somebody else than whose it is.
 * Errors: those of priceItems, checkTime and withDiscount, MinimumOrderNotMet, TotalChanged, InvoiceAddressRequired,
 * TermsChanged, SoldOut, SlotFull.
 */
export async function placeOrder(
  tx: Queryable,
  actor: CustomerActor | StaffActor,
  { request, locale, customerId, recipient, rules, placed, replaces = [], now }: Wanted,
): Promise<OrderWithLines> {
  refuseOtherTerms(request, rules.termsVersion);
  const day = parseLocalDateTime(request.preferDateAndTime ?? '')?.day;
  if (day) await lockDay(tx, day);
  // Read once the day is locked: whoever held it may have closed it.
  const booking = await bookingNow(tx);
  const { portions, products, ...items } = await priceItems(tx, request.items);
  const place = checkTime(request, booking, { now, portions: sumOf(portions) });
  if (place) refuseSoldOut(products, place.day);
  await holdDiscount(tx, request.discountCodeName);
  const without = await lockReplaced(tx, replaces);
  const fulfilment = request.fulfilment ?? 'DELIVERY';
  const postalCode = fulfilment === 'DELIVERY' ? (recipient.address?.postalCode ?? null) : null;
  const priced = await withDiscount(tx, items, request.discountCodeName, now, { without });
  const basket = withDelivery(priced, postalCode, rules.delivery);
  checkMinimum(basket.subtotal, minimumOrderFor(postalCode, rules.minimumOrder, rules.delivery.zones));
  checkTotal(request, basket.total);
  requireInvoiceAddress(fulfilment, basket.total, recipient.customer.address);
  if (place) await refuseIfFull(tx, { ...place, fulfilment, portions, booking, now, without });
  await askToEnd(tx, without, new Date(now));
  return writeOrder(tx, actor, {
    ...recipient,
    customerId,
    basket,
    fulfilment,
    locale,
    preferDateAndTime: request.preferDateAndTime?.slice(0, 16) ?? null,
    deliveryInstruction: request.deliveryInstruction?.trim() || null,
    guests: request.guests ?? null,
    termsVersion: rules.termsVersion,
    feeSteps: rules.feeSteps,
    placed,
    inPlaceOf: without.length > 0 ? without : null,
    now,
  });
}

/** Errors: MinimumOrderNotMet. */
export function checkMinimum(subtotal: Cents, minimumOrder: Cents): void {
  if (subtotal >= minimumOrder) return;
  throw new ShopError('MinimumOrderNotMet', {
    amount: euroOf(minimumOrder - subtotal),
    values: { minimum: String(minimumOrder), missing: String(minimumOrder - subtotal) },
  });
}

/** Errors: TotalChanged, where it is not the total that was seen. */
export function checkTotal(seen: Pick<Checkout, 'expectedTotal'>, total: Cents): void {
  if (isExpected(seen, total)) return;
  throw new ShopError('TotalChanged', { amount: euroOf(total), values: { total: String(total) } });
}

/** Errors: InvoiceAddressRequired. */
export function requireInvoiceAddress(
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

/** Whoever could read one version of the terms agrees to no other. Errors: TermsChanged. */
export function refuseOtherTerms(
  { termsVersion: seen }: Pick<Checkout, 'termsVersion'>,
  inForce: number | null,
): void {
  if (seen !== undefined && seen !== inForce) throw new ShopError('TermsChanged');
}

/** Whether a total is the one that the customer saw, if they say which. */
export function isExpected({ expectedTotal }: Pick<Checkout, 'expectedTotal'>, total: Cents): boolean {
  return expectedTotal === undefined || centsOf(expectedTotal) === total;
}

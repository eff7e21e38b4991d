import type { Order } from '#contract/shop/orders.ts';
import { m } from '#messages';
import { berlinClock, type Day, parseLocalDateTime, type Time } from '#rules/booking/berlin-time.ts';
import { type Cents, centsOf } from '#rules/money/money.ts';
import { dueAt, isToCome } from '#rules/orders/due-at.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import { formatDay, formatMoney, formatOrderDate, formatTime } from '#rules/text/format.ts';
import type { Locale } from '#rules/text/locale.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';

/** An order as My orders or its own page has it. */
export type ToldOrder = Omit<Order, 'id'> & { readonly id?: number; readonly fees?: number };

/** What a row or card shows of an order, in words. */
export interface OrderTexts {
  /** Short number, as the e-mails carry it. */
  readonly number: string;
  readonly date: string;
  /** Lines of the address. */
  readonly address: readonly string[];
  readonly items: readonly string[];
  readonly time: string;
  readonly instructions: string;
  readonly total: string;
  /** What of the total is for bringing it; empty where that is nothing. */
  readonly delivery: string;
  /** What is still paid at hand-over; empty where that is nothing. */
  readonly deposit: string;
  readonly discount: string;
  /** What was taken off the price afterwards; empty where that is nothing. */
  readonly reduced: string;
}

export function orderTexts(order: ToldOrder, locale: Locale): OrderTexts {
  const money = (euro: number) => formatMoney(centsOf(euro), locale);
  // A process of the release before does not say it.
  const reduction = order.priceReduction ?? 0;
  return {
    number: order.publicProductOrderId ? orderNumber(order.publicProductOrderId) : String(order.id),
    date: order.createdDate ? formatOrderDate(order.createdDate) : m.orders_not_available(),
    address: addressLines(order),
    items: itemTexts(order, locale),
    time: timeText(order.preferDateAndTime, locale),
    instructions: order.deliveryInstruction || m.orders_none_given(),
    total: money(order.priceSum),
    // A process of the release before does not say it.
    delivery: order.deliveryFee > 0 ? m.orders_delivery_included({ amount: money(order.deliveryFee) }) : '',
    deposit:
      order.deposit > 0 && order.status !== 'CANCELED'
        ? m.delivery_deposit({ amount: money(order.deposit) })
        : '',
    discount: order.discountCodeName
      ? m.orders_discount_value({ code: order.discountCodeName, amount: money(order.discount - reduction) })
      : m.orders_no_discount(),
    reduced: reduction > 0 ? m.orders_reduced({ amount: money(reduction) }) : '',
  };
}

/** The name a product had when it was ordered; one without a snapshot is named by its id (spec §3). */
export function orderedName({ items }: ToldOrder, id: string, locale: Locale): string {
  const line = items.find(({ productId }) => productId === Number(id));
  return line?.name ? readLocalizedText(line.name, locale) : m.orders_unknown_product({ id });
}

/** What is said beside the buttons of an order, and in the dialog that cancels it. */
export interface ActionTexts {
  readonly number: string;
  /** What has gone back already, and what canceling sends back; empty where that is nothing. */
  readonly back: string;
  readonly rest: string;
  /** Day and time until which it can be canceled; empty when it cannot. */
  readonly until: string;
  /** Why something is not possible, or how far it is; null when the buttons say everything. */
  readonly note: string | null;
}

/**
 * @param phone where to ring, as it is shown
 * @param now milliseconds since 1970
 */
export function actionTexts(order: ToldOrder, phone: string, locale: Locale, now: number): ActionTexts {
  const { number } = orderTexts(order, locale);
  const refunded = centsOf(order.refunded || 0);
  const money = (cents: Cents) => (cents > 0 ? formatMoney(cents, locale) : '');
  return {
    number,
    back: money(refunded),
    rest: money(centsOf(order.priceSum) - refunded),
    until: untilText(order, locale, now),
    note: noteText(order, phone, locale, now),
  };
}

function noteText(order: ToldOrder, phone: string, locale: Locale, now: number): string | null {
  const { payNow, paymentUnderWay, refund } = order;
  const money = (euro: number) => formatMoney(centsOf(euro), locale);
  if (refund) {
    return [refundText(refund, money), ...inAllTexts(refund, money)].join(' ');
  }
  if (paymentUnderWay) return m.orders_payment_under_way();
  if (payNow === 'TOO_LATE') return m.orders_pay_too_late();
  if (order.status !== 'PAID') return null;
  const cancel = cancelText(order, phone, locale, now);
  if (!order.refunded) return cancel;
  const refunded = m.orders_refunded({ amount: money(order.refunded) });
  return order.refunded < order.priceSum && cancel ? `${refunded} ${cancel}` : refunded;
}

/** How far money is that goes back for a canceled or a changed order; of what failed, what is still missing. */
export function refundText(
  { state, amount, missing }: NonNullable<Order['refund']>,
  money: (euro: number) => string,
): string {
  if (state === 'DONE') return m.orders_refund_done({ amount: money(amount) });
  // Somebody has sent the rest by hand, and it has not arrived yet.
  if (state === 'REQUESTED' || missing === 0) return m.orders_refund_requested({ amount: money(amount) });
  return m.orders_refund_failed({ amount: money(missing || amount) });
}

/** What is in the sum that goes back of a canceled order beside what was there when it was canceled; nothing of what failed. */
function inAllTexts(
  { missing, before = 0, late = 0 }: NonNullable<Order['refund']>,
  money: (euro: number) => string,
): string[] {
  if (missing > 0) return [];
  return [
    ...(before > 0 ? [m.orders_refund_in_all()] : []),
    ...(late > 0 ? [m.orders_refund_late({ amount: money(late) })] : []),
  ];
}

/** How a paid order can be canceled; null once its time has come. */
function cancelText(order: ToldOrder, phone: string, locale: Locale, now: number): string | null {
  const { preferDateAndTime, createdDate } = order;
  const when = untilText(order, locale, now);
  if (when) return m.orders_cancel_until({ when });
  if (!isToCome(preferDateAndTime, createdDate * 1000, now)) return null;
  return dueAt(preferDateAndTime) === null
    ? m.orders_cancel_no_time({ phone })
    : m.orders_cancel_over({ phone });
}

function untilText({ cancelableUntil }: ToldOrder, locale: Locale, now: number): string {
  const until = (cancelableUntil ?? 0) * 1000;
  const { day, time } = berlinClock(until);
  return now <= until ? whenText(day, time, locale) : '';
}

function whenText(day: Day, time: Time, locale: Locale): string {
  return m.cart_when({ date: formatDay(day, locale), time: formatTime(time, locale) });
}

function addressLines({ deliveryAddress, fulfilment }: ToldOrder): string[] {
  if (!deliveryAddress) return [fulfilment === 'PICKUP' ? m.orders_pickup() : m.orders_not_available()];
  const { name, streetName, houseNumber, streetAddition, postalCode, city } = deliveryAddress;
  const street = [`${streetName} ${houseNumber}`, streetAddition].filter(Boolean).join(', ');
  return [name, street, `${postalCode} ${city}`].filter(Boolean);
}

function itemTexts(order: ToldOrder, locale: Locale): string[] {
  return Object.entries(order.productQuantities).map(([id, quantity]) =>
    m.orders_item({ quantity, name: orderedName(order, id, locale) }),
  );
}

function timeText(preferDateAndTime: string | null, locale: Locale): string {
  const wanted = preferDateAndTime && parseLocalDateTime(preferDateAndTime);
  return wanted ? whenText(wanted.day, wanted.time, locale) : m.orders_time_not_specified();
}

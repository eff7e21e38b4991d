import type { ChangeQuote } from '#contract/shop/order-changes.ts';
import type { LinkedOrder } from '#contract/shop/order-link.ts';
import { m } from '#messages';
import { parseLocalDateTime } from '#rules/booking/berlin-time.ts';
import { centsOf } from '#rules/money/money.ts';
import { formatDay, formatMoney, formatTime } from '#rules/text/format.ts';
import type { Locale } from '#rules/text/locale.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import type { OrderWish } from '../../../stores/order-wish.ts';
import { agreedTime, isChanged, wishedRows } from './wish.ts';

export const money = (euro: number, locale: Locale) => formatMoney(centsOf(euro), locale);

/** An amount with its sign, +58,00 € or −39,00 €. */
export function signed(euro: number, locale: Locale): string {
  return `${euro < 0 ? '−' : '+'}${money(Math.abs(euro), locale)}`;
}

/** What a change makes an order dearer or cheaper, in short. */
export const differenceWords = (euro: number, locale: Locale): string =>
  euro === 0 ? m.order_change_costs_not() : signed(euro, locale);

/** A day and time written as `YYYY-MM-DDTHH:mm`, in words; without the day where `besides` is on the same one. */
export function whenWords(when: string | null, locale: Locale, besides: string | null = null): string {
  const wanted = when === null ? null : parseLocalDateTime(when);
  if (!wanted) return m.order_change_no_time();
  const time = formatTime(wanted.time, locale);
  return besides?.startsWith(wanted.day) ? time : m.cart_when({ date: formatDay(wanted.day, locale), time });
}

/** What a tidy wish would make different of an order, each thing in words. */
export function wishWords(order: LinkedOrder, wish: OrderWish, locale: Locale): readonly string[] {
  const { when, address, notes, guests } = wish;
  return [
    ...wishedRows(order, wish)
      .filter(isChanged)
      .map(({ name, before, after }) => dishWords({ name, from: before, to: after }, locale)),
    ...(when === undefined ? [] : [movedWords(agreedTime(order), when, locale)]),
    ...(address ? [m.order_change_elsewhere()] : []),
    ...(notes === undefined ? [] : [m.order_change_notes_other()]),
    ...(guests === undefined ? [] : [m.order_change_guests_other()]),
  ];
}

export interface CostLine {
  readonly text: string;
  readonly amount: string;
  readonly isFree: boolean;
}

type ChangedDish = Pick<ChangeQuote['changes'][number], 'name' | 'from' | 'to'>;

/** How many more or fewer of a dish. */
function dishWords({ name, from, to }: ChangedDish, locale: Locale): string {
  const words = { count: Math.abs(to - from), name: readLocalizedText(name, locale) };
  return to > from ? m.order_change_more(words) : m.order_change_fewer(words);
}

const movedWords = (from: string | null, to: string, locale: Locale) =>
  m.order_change_moved({ to: whenWords(to, locale, from), from: whenWords(from, locale, to) });

/** What a change that waits for its payment would make different of an order. */
export function waitingWords(
  order: LinkedOrder,
  change: NonNullable<LinkedOrder['change']>,
  locale: Locale,
): readonly string[] {
  const { changes = [], preferDateAndTime: to, isElsewhere, isNoted, isOtherGuests } = change;
  const from = agreedTime(order);
  return [
    ...changes.map((change) => dishWords(change, locale)),
    ...(to && to !== from ? [movedWords(from, to, locale)] : []),
    ...(isElsewhere ? [m.order_change_elsewhere()] : []),
    ...(isNoted ? [m.order_change_notes_other()] : []),
    ...(isOtherGuests ? [m.order_change_guests_other()] : []),
  ];
}

/** What a change costs, difference by difference. */
export function costLines(
  quote: ChangeQuote,
  wish: OrderWish,
  order: LinkedOrder,
  locale: Locale,
): readonly CostLine[] {
  const { before, fee, feePercent } = quote;
  const said = (text: string, euro: number) => ({
    text,
    amount: euro === 0 ? m.order_fee_free() : signed(euro, locale),
    isFree: euro === 0,
  });
  const dishes = quote.changes.map((change) => said(dishWords(change, locale), change.amount));
  const from = agreedTime(order);
  const others = [
    wish.when !== undefined && said(movedWords(from, wish.when, locale), 0),
    (wish.address || quote.deliveryFee !== before.deliveryFee) &&
      said(m.order_change_elsewhere(), quote.deliveryFee - before.deliveryFee),
    quote.discount !== before.discount &&
      said(discountWords(quote, order.discountCodeName ?? ''), before.discount - quote.discount),
    wish.notes !== undefined && said(m.order_change_notes_other(), 0),
    wish.guests !== undefined && said(m.order_change_guests_other(), 0),
    fee > 0 && said(m.order_change_fee({ percent: feePercent }), fee),
  ];
  return [...dishes, ...others.filter((line) => line !== false)];
}

/** The discount, or that it goes: too little is left for it. */
const discountWords = ({ discount }: ChangeQuote, code: string) =>
  discount === 0 ? m.order_change_discount_gone({ code }) : m.order_change_discount({ code });

/** What the button says: what it does and what that costs. */
export function buttonWords(difference: number, locale: Locale): string {
  if (difference > 0) return m.order_change_do_pay({ amount: money(difference, locale) });
  return difference < 0
    ? m.order_change_do_back({ amount: money(-difference, locale) })
    : m.order_change_do();
}

/** Who pays whom, and how much; nothing where nobody does. */
export function sumWords(difference: number, locale: Locale): { what: string; amount: string } {
  const what =
    difference > 0
      ? m.order_change_pays()
      : difference < 0
        ? m.order_cancel_back()
        : m.order_change_costs_not();
  return { what, amount: difference === 0 ? '' : money(Math.abs(difference), locale) };
}

/** Who pays whom, and how much, in one line. */
export function sumText(difference: number, locale: Locale): string {
  const { what, amount } = sumWords(difference, locale);
  return amount ? `${what}: ${amount}` : what;
}

import type { KitchenOrderDetails } from '#contract/kitchen/orders/order-details.ts';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import { kitchenName } from '#rules/catalogue/kitchen-words.ts';
import { centsOf, euroOf } from '#rules/money/money.ts';
import { formatMoney } from '#rules/text/format.ts';
import { dayAndMonth, listed, numberText, shortTime } from '../parts/words.ts';
import type { ShownDetails } from './shown-order.ts';

/** An amount in euro for people. */
export const money = (euro: number) => formatMoney(centsOf(euro), getLocale()).replace('-', '−');

/** What a kitchen calls a dish, in the reader's language. */
export const dishName = (name: string) => kitchenName(name, getLocale());

/** What is missing of an order, or nobody has reported as packed, by name: dishes, and what was asked for besides. */
export const notPackedText = (items: readonly string[]) =>
  listed(items.map((item) => (item === 'wish' ? m.order_event_wish() : dishName(item))));

/** Why an order is not to be cooked, or not yet, that nobody has canceled. */
export function unpaidText(state: 'UNPAID' | 'PAYMENT_UNDER_WAY'): string {
  return state === 'UNPAID' ? m.order_state_unpaid() : m.order_state_underway();
}

/** When something was, in Unix seconds: today by the clock alone, else with its day. */
export function whenText(seconds: number, now = Date.now()): string {
  const { day, time } = berlinClock(seconds * 1000);
  const clock = shortTime(time);
  return day === berlinClock(now).day ? clock : `${dayAndMonth(day)} ${clock}`;
}

/** When something was, in Unix seconds, for a narrow place: today by the clock alone, else by its day alone. */
export function shortWhen(seconds: number, now = Date.now()): string {
  const { day, time } = berlinClock(seconds * 1000);
  return day === berlinClock(now).day ? shortTime(time) : dayAndMonth(day);
}

/** An agreed time as it is said beside others: `Do, 3. Dezember, 12:30`, or that there is none. */
export function agreedTime(at: string | null): string {
  if (at === null) return m.order_no_time();
  return `${dayAndMonth(at.slice(0, 10))} ${shortTime(at.slice(11, 16))}`;
}

/** Who did something: staff by name, all others by what they are. */
export function byText({ kind, name }: KitchenOrderDetails['history'][number]['by']): string {
  if (kind === 'STAFF') return name;
  if (kind === 'TABLET') return m.order_by_tablet();
  return kind === 'CUSTOMER' ? m.order_by_customer() : m.order_by_shop();
}

type OrderDocument = NonNullable<KitchenOrderDetails['money']>['documents'][number];

/** What a document is called. */
export function documentName({ kind, about, amount = 0 }: OrderDocument): string {
  if (kind === 'CLAIM') return m.order_document_claim();
  if (kind === 'CORRECTION')
    return amount < 0 ? m.order_document_partial_correction() : m.order_document_correction();
  if (kind === 'CREDIT_NOTE')
    return about === 'CHANGE' ? m.order_document_partial() : m.order_document_credit_note();
  if (about === 'FEE') return m.order_document_fee();
  return about === 'CHANGE' ? m.order_document_further() : m.order_document_invoice();
}

/** What a document is, of which day, and which one holds instead: `Rechnung, 3. Dez., ersetzt durch RE-2026-00043`. */
export function documentText(document: OrderDocument): string {
  const day = dayAndMonth(berlinClock(document.issuedAt * 1000).day);
  return [documentName(document), day, ...replacedText(document)].join(', ');
}

/** Which document holds instead of one; empty where it holds itself. */
export function replacedText({ replacedBy }: Pick<OrderDocument, 'replacedBy'>): string[] {
  // Its number stays in one piece where the line breaks.
  return replacedBy ? [m.order_document_replaced({ code: replacedBy.replaceAll('-', '-\u2060') })] : [];
}

/** A difference in euro with its sign, +58,00 € or −39,00 €. */
export const signed = (euro: number) => `${euro < 0 ? '−' : '+'}${money(Math.abs(euro))}`;

/** Whom an order is of, in a sentence; some customers have given no name. */
export const whoText = ({ contact, name }: Pick<ShownDetails, 'contact' | 'name'>) =>
  contact?.name || name || m.order_whoever();

/** What was noted where an order was handed over; a release before noted none of it. */
export function atTheDoorWords({
  ageChecked,
  emptiesTaken,
  emptiesCents,
  temperature,
  isAlcoholRefused,
}: {
  readonly ageChecked?: unknown;
  readonly emptiesTaken?: unknown;
  readonly emptiesCents?: unknown;
  readonly temperature?: unknown;
  readonly isAlcoholRefused?: unknown;
}): string[] {
  return [
    typeof temperature === 'number' ? degreesText(temperature) : '',
    typeof ageChecked === 'number' ? m.order_age_checked({ age: ageChecked }) : '',
    typeof emptiesTaken === 'number' ? emptiesText(emptiesTaken, emptiesCents) : '',
    isAlcoholRefused === true ? m.order_alcohol_refused() : '',
  ].filter(Boolean);
}

/** How many empties came back, and what for them: `Leere Flaschen und Kästen zurück: 21 (3,10 €)`. */
const emptiesText = (count: number, cents: unknown) =>
  typeof cents === 'number' && count > 0
    ? m.order_empties_for({ count, amount: money(euroOf(cents)) })
    : m.order_empties({ count });

/** How warm food was: `6,5 °C`. */
const degreesText = (degrees: number) =>
  m.order_temperature({ degrees: numberText(degrees).replace('-', '−') });

import type { KitchenCustomer } from '#contract/kitchen/customers.ts';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { berlinDay } from '#rules/booking/berlin-time.ts';
import type { LocalizedText } from '#rules/text/localized-text.ts';
import { dayAndMonth } from '../parts/words.ts';
import type { Draft } from './draft.ts';
import type { Needed } from './missing.ts';

/** A text of the menu in the reader's language. */
export const inLanguage = (text: LocalizedText) => text[getLocale()];

/** A customer as they say who they are: Kanzlei Ahrens, Sabine Wolff. */
export const fullName = ({
  companyName,
  name,
  email,
}: Pick<KitchenCustomer, 'companyName' | 'name' | 'email'>) =>
  [companyName, name].filter(Boolean).join(', ') || email;

/** The name that the order will go by, as far as it was said: of a person their own, whatever company they named once. */
export function callerName({ customer, newCustomer }: Draft): string {
  if (!customer) return newCustomer?.companyName || newCustomer?.name || '';
  const { customerType, name, companyName, email } = customer;
  return (customerType === 'PRIVATE' ? name || companyName : companyName || name) || email;
}

/** How often a customer has ordered, and when last. */
export function ordersText({ orders, lastOrderAt }: KitchenCustomer): string {
  if (orders === 0) return m.telephone_who_no_orders();
  const count = m.telephone_who_orders({ count: orders });
  return lastOrderAt === null
    ? count
    : `${count}, ${m.telephone_who_last({ day: dayAndMonth(berlinDay(lastOrderAt * 1000)) })}`;
}

type Words = readonly [inShort: () => string, asked: () => string];

const words: Readonly<Record<Needed, Words>> = {
  customer: [m.telephone_missing_customer, m.telephone_need_customer],
  name: [m.telephone_missing_name, m.telephone_need_name],
  phone: [m.telephone_missing_phone, m.telephone_need_phone],
  email: [m.telephone_missing_email, m.telephone_need_email],
  items: [m.telephone_missing_items, m.telephone_need_items],
  guests: [m.telephone_missing_guests, m.place_guests_wrong],
  day: [m.telephone_missing_day, m.telephone_need_day],
  time: [m.telephone_missing_time, m.telephone_need_time],
  place: [m.telephone_missing_place, m.telephone_need_place],
  street: [m.telephone_missing_street, m.telephone_need_street],
  postal_code: [m.telephone_missing_postal_code, m.telephone_need_postal_code],
  city: [m.telephone_missing_city, m.telephone_need_city],
  invoice: [m.telephone_missing_invoice, m.telephone_need_invoice],
};

/** Something that is missing, in a word. */
export const missingWord = (needed: Needed) => words[needed][0]();

/** What to do about it, for its field. */
export const neededWords = (needed: Needed) => words[needed][1]();

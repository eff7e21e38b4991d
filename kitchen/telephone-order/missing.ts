import { isGuests, writtenGuests } from '#rules/booking/guest-count.ts';
import { isWholePhoneNumber } from '#rules/text/phone.ts';
import { splitStreet } from '#rules/text/split-street.ts';
import { wrongIn } from '../order/recipient/recipient-form.ts';
import type { Draft } from './draft.ts';

/** What an order by telephone needs, in the order in which it is asked for. */
const needed = [
  'customer',
  'name',
  'phone',
  'email',
  'items',
  'guests',
  'day',
  'time',
  'place',
  'street',
  'postal_code',
  'city',
  'invoice',
] as const;
export type Needed = (typeof needed)[number];

/** What was not said yet, in that order. */
export function missingIn(draft: Draft): Needed[] {
  const { customer, newCustomer, items, guests, day, time } = draft;
  const has: Record<Needed, boolean> = {
    customer: Boolean(customer || newCustomer),
    name: isSaid(newCustomer?.name),
    // Whoever drives rings there when nobody opens.
    phone: newCustomer === null || isWholePhoneNumber(newCustomer.phone),
    email: newCustomer === null || /^\S+@\S+\.\S+$/.test(newCustomer.email.trim()),
    items: items.length > 0,
    // Nobody has to know it.
    guests: !isSaid(guests) || isGuests(writtenGuests(guests)),
    day: day !== null,
    time: day === null || time !== null,
    ...placeOf(draft),
    invoice: draft.invoice === null || wrongIn(draft.invoice).size === 0,
  };
  return needed.filter((each) => !has[each]);
}

function placeOf({ fulfilment, place, written }: Draft) {
  const isWritten = place === 'WRITTEN';
  return {
    place: fulfilment === 'PICKUP' || place !== null,
    // The shop takes a street with its number only.
    street: !isWritten || splitStreet(written.street) !== null,
    postal_code: !isWritten || isSaid(written.postalCode),
    city: !isWritten || isSaid(written.city),
  };
}

/** Whether a text says something; one that is not asked for counts as said. */
const isSaid = (text: string | undefined) => text?.trim() !== '';

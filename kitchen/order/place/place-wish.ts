import type { ChangeWish } from '#contract/shop/order-changes.ts';
import { isGuests, writtenGuests } from '#rules/booking/guest-count.ts';
import { countryName } from '#rules/text/country-code.ts';
import type { Locale } from '#rules/text/locale.ts';
import type { ShownDetails } from '../shown-order.ts';

export type PlaceAddress = NonNullable<ChangeWish['address']>;
type Ordered = Pick<ShownDetails, 'place' | 'note' | 'guests' | 'fulfilment'>;

/** Where an order goes, what is to be minded, and for how many it is, as somebody has it before them. */
export interface PlaceWish {
  /** Null of what is fetched. */
  readonly address: Required<PlaceAddress> | null;
  readonly note: string;
  readonly guests: string;
}

/** What an order says of it, its country in the language of who reads it. */
export function placeOf({ place, note, guests, fulfilment }: Ordered, locale: Locale): PlaceWish {
  const parts = fulfilment === 'DELIVERY' ? place?.parts : undefined;
  const address = parts ? { ...parts, country: countryName(parts.country, locale) } : null;
  return { address, note, guests: guests ?? '' };
}

const needed = ['streetName', 'houseNumber', 'postalCode', 'city', 'country'] as const;

/** Fields that are still empty, or say nothing that can be: with these nothing is asked. */
export function wrongIn({ address, guests }: PlaceWish): readonly string[] {
  return [
    ...(address ? needed.filter((field) => address[field].trim() === '') : []),
    ...(guests.trim() === '' || isGuests(writtenGuests(guests)) ? [] : ['guests']),
  ];
}

/** The wish as the shop is asked for it; null where it changes nothing. */
export function placeBody(order: Ordered, wish: PlaceWish, locale: Locale): ChangeWish | null {
  const now = placeOf(order, locale);
  const { address, note, guests } = wish;
  const body: ChangeWish = {
    ...(address && now.address && !isSame(address, now.address) && { address: trimmed(address) }),
    ...(note.trim() !== now.note.trim() && { deliveryInstruction: note.trim() || null }),
    ...(writtenGuests(guests) !== now.guests && { guests: writtenGuests(guests) || null }),
  };
  return Object.keys(body).length > 0 ? body : null;
}

const trimmed = (address: Required<PlaceAddress>) =>
  Object.fromEntries(
    Object.entries(address).map(([field, text]) => [field, text.trim()]),
  ) as Required<PlaceAddress>;

function isSame(one: Required<PlaceAddress>, other: Required<PlaceAddress>): boolean {
  return (Object.keys(one) as (keyof PlaceAddress)[]).every(
    (field) => one[field].trim() === other[field].trim(),
  );
}

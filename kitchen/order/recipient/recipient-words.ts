import type { Recipient } from '#contract/kitchen/orders/recipient.ts';
import { m } from '#kitchen-messages';
import type { ShownDetails } from '../shown-order.ts';
import type { Wrong } from './recipient-form.ts';

/** What correcting whom an invoice names is called; before there is one, it is only told. */
export const recipientTitle = ({ money }: Pick<ShownDetails, 'money'>): string =>
  money?.documents.length ? m.recipient_title() : m.recipient_title_before();

/** Whom an invoice names, in one line: name, address, and the numbers on it. */
export function recipientLine(recipient: Recipient): string {
  const { name, lastname, streetName, houseNumber, streetAddition, postalCode, city } = recipient;
  const { vatIdOrTaxId, purchaseOrder, costCentre, leitwegId } = recipient;
  const parts = [
    [name, lastname],
    [streetName, houseNumber],
    [streetAddition],
    [postalCode, city],
    ...[vatIdOrTaxId, purchaseOrder, costCentre, leitwegId].map((number) => [number]),
  ];
  return parts
    .map((words) => words.filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ');
}

/** What to do about a field that will not do. */
export const wrongWords: Readonly<Record<Wrong, () => string>> = {
  MISSING: m.place_field_missing,
  VAT_NUMBER: m.recipient_wrong_vat_number,
  VAT_DIGIT: m.recipient_wrong_vat_digit,
  LEITWEG_ID: m.recipient_wrong_leitweg_id,
  POSTCODE: m.recipient_wrong_postcode,
  COUNTRY: m.recipient_wrong_country,
};

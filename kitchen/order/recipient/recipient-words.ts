import type { Recipient } from '#contract/kitchen/orders/recipient.ts';
import { m } from '#kitchen-messages';
import type { ShownDetails } from '../shown-order.ts';

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

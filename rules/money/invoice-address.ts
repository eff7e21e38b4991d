import type { Fulfilment } from '../orders/fulfilment.ts';
import type { Cents } from './money.ts';

/** Up to this total, VAT included, an invoice may go without its recipient (§ 33 UStDV). */
export const smallInvoice: Cents = 25_000;

/** Whether an order has to say where its invoice goes: a delivery does so anyway. */
export function needsInvoiceAddress(fulfilment: Fulfilment, total: Cents): boolean {
  return fulfilment === 'PICKUP' && needsRecipient(total);
}

/** Whether an invoice has to name its recipient. */
export const needsRecipient = (total: Cents) => total > smallInvoice;

/** Whether the address of a profile, of which any part may be empty, is one that a letter would reach. */
export function isPostalAddress(address: { streetName: string; postalCode: string; city: string }): boolean {
  return Boolean(address.streetName && address.postalCode && address.city);
}

/** Whether nothing is said of an address; its country is filled in for everybody. */
export function isEmptyAddress(address: {
  readonly streetName: string;
  readonly houseNumber: string;
  readonly streetAddition?: string | undefined;
  readonly postalCode: string;
  readonly city: string;
}): boolean {
  const { streetName, houseNumber, streetAddition = '', postalCode, city } = address;
  return [streetName, houseNumber, streetAddition, postalCode, city].every((part) => part.trim() === '');
}

import type { Recipient } from '#contract/kitchen/orders/recipient.ts';
import { getLocale } from '#kitchen-locale';
import { splitStreet } from '#rules/text/split-street.ts';
import { begun } from '../order/recipient/recipient-form.ts';
import type { Draft } from './draft.ts';

/** The company that an invoice named before: of the order that is had once more, else the customer's last; null for none. */
export function lastNamed({ customer, lastInvoice, replaces }: Draft): Recipient | null {
  // What comes in the place of another order has what was said for that one.
  const known = replaces ? null : customer?.lastInvoice;
  return lastInvoice ?? (known ? begun(known, getLocale()) : null);
}

/**
 * Whom an invoice names first that goes to a company: the one that was named last, without its purchase order, which was
 * for that order alone; else the company that rings, at the address that the order goes to.
 */
export function invoiceStart(draft: Draft): Recipient {
  const last = lastNamed(draft);
  if (last) return { ...last, purchaseOrder: '' };
  const { customer, newCustomer, place, written } = draft;
  const known = customer?.addresses.find(({ deliveryAddressId }) => deliveryAddressId === place);
  const { street, addition, postalCode, city } = known ?? written;
  const parts = splitStreet(street);
  const start: Recipient = {
    customerType: 'COMMERCIAL',
    name: customer?.companyName || newCustomer?.companyName || '',
    lastname: '',
    vatIdOrTaxId: '',
    purchaseOrder: '',
    costCentre: '',
    leitwegId: '',
    streetName: parts?.streetName ?? street,
    houseNumber: parts?.houseNumber ?? '',
    streetAddition: addition,
    postalCode,
    city,
    country: '',
  };
  return begun(start, getLocale());
}

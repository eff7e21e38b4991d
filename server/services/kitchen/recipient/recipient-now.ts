import type { Recipient } from '#contract/kitchen/orders/recipient.ts';
import type { InvoiceSnapshot } from '../../../invoices/snapshot.ts';
import { standingInvoices } from '../../billing/documents-of.ts';
import type { Order } from '../../ordering/find-order.ts';
import { postalOf } from '../../ordering/recipient.ts';
import { versionOf } from '../capacity/version-of.ts';

/** Whom the invoices of an order name, and which of them a correction issues anew. */
export interface RecipientNow {
  /** Tells what was seen from what somebody else has made of it since. */
  readonly version: string;
  readonly recipient: Recipient;
  readonly replaces: readonly string[];
}

/** Null where nothing can be corrected any more: the customer is erased, or no invoice holds of those there were. */
export function recipientNow(
  order: Pick<Order, 'customerId' | 'customer' | 'address'>,
  documents: readonly InvoiceSnapshot[],
): RecipientNow | null {
  const replaces = standingInvoices(documents).map(({ code }) => code);
  if (order.customerId === null || (documents.length > 0 && replaces.length === 0)) return null;
  const recipient = recipientOnOrder(order);
  return { version: versionOf([recipient, replaces]), recipient, replaces };
}

const nowhere = {
  streetName: '',
  houseNumber: '',
  streetAddition: '',
  postalCode: '',
  city: '',
  country: '',
};

/** The recipient that stands on an order. */
export function recipientOnOrder({ customer, address }: Pick<Order, 'customer' | 'address'>): Recipient {
  const { customerType, name, lastname, vatIdOrTaxId, references } = customer;
  const isCompany = customerType === 'COMMERCIAL';
  const where = customer.address ?? address;
  return {
    customerType,
    name,
    lastname: isCompany ? '' : lastname,
    vatIdOrTaxId: isCompany ? vatIdOrTaxId : '',
    purchaseOrder: references?.purchaseOrder ?? '',
    costCentre: references?.costCentre ?? '',
    leitwegId: references?.leitwegId ?? '',
    ...(where ? postalOf(where) : nowhere),
  };
}

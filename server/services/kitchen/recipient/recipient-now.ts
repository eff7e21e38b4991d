import type { Recipient } from '#contract/kitchen/orders/recipient.ts';
import type { Day } from '#rules/booking/berlin-time.ts';
import type { InvoiceSnapshot } from '../../../invoices/snapshot.ts';
import { supplyOf } from '../../billing/snapshot-of.ts';
import { standingDocuments } from '../../billing/standing-documents.ts';
import type { Order } from '../../ordering/find-order.ts';
import { postalOf } from '../../ordering/recipient.ts';
import { versionOf } from '../capacity/version-of.ts';

/** Whom the invoices of an order name, and which of its documents a correction issues anew. */
export interface RecipientNow {
  /** Tells what was seen from what somebody else has made of it since. */
  readonly version: string;
  readonly recipient: Recipient;
  readonly replaces: readonly string[];
  /** The day of delivery that one of them names, though the order was moved to another since; null where all say it right. */
  readonly staleDay: Day | null;
}

type Ordered = Pick<Order, 'customerId' | 'customer' | 'address' | 'fulfilment' | 'preferDateAndTime'>;

/** Null where nothing can be corrected any more: the customer is erased, or nothing holds of what was issued. */
export function recipientNow(order: Ordered, documents: readonly InvoiceSnapshot[]): RecipientNow | null {
  const standing = standingDocuments(documents);
  const replaces = standing.map(({ code }) => code);
  if (order.customerId === null || (documents.length > 0 && replaces.length === 0)) return null;
  const recipient = recipientOnOrder(order);
  const staleDay = standing.find((document) => saysOtherDay(document, order))?.supply.day ?? null;
  return { version: versionOf([recipient, replaces]), recipient, replaces, staleDay };
}

/** Whether a document names another day of delivery than its order has by now; a fee is for nothing that is delivered. */
export function saysOtherDay(
  { about, supply }: InvoiceSnapshot,
  order: Parameters<typeof supplyOf>[0],
): boolean {
  const { day } = supplyOf(order);
  return about !== 'FEE' && day !== null && supply.day !== null && supply.day !== day;
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

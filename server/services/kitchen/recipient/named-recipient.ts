import type { Recipient } from '#contract/kitchen/orders/recipient.ts';
import type { InvoiceRecipient } from '#contract/shop/invoice-recipient.ts';
import type { Order } from '../../ordering/find-order.ts';
import { recipientOnOrder } from './recipient-now.ts';

interface Asked extends Pick<Order, 'customerId' | 'customer' | 'address'> {
  /** Its invoice was corrected, and so may have got what is else said only of a company that was named. */
  readonly isCorrected: boolean;
}

/**
 * The company that was named for the invoice of an order, as it was corrected last, for the same once more; null where it
 * names who ordered, whom the next one names of itself. A company may name itself, with what its bookkeeping wants.
 */
export function namedRecipient(order: Asked): Recipient | null {
  const { customerType, name, references, orderedBy } = order.customer;
  if (customerType !== 'COMMERCIAL' || references === undefined || order.customerId === null) return null;
  const isOwn = orderedBy?.customerType === 'COMMERCIAL' && orderedBy.name === name;
  // A company that ordered for itself stands so, without references, since its invoice was corrected.
  const isOfItself = isOwn && order.isCorrected && !Object.values(references).some(Boolean);
  return isOfItself ? null : recipientOnOrder(order);
}

/** The company that a customer named last for an invoice: of their newest orders as it was corrected, else as it was said. */
export function lastRecipient(orders: readonly Asked[], said: InvoiceRecipient | null): Recipient | null {
  const [named] = orders.flatMap((order) => namedRecipient(order) ?? []);
  if (named || !said) return named ?? null;
  const { company: name, ...rest } = said;
  return { customerType: 'COMMERCIAL', name, lastname: '', ...rest };
}

import type { Recipient } from '#contract/kitchen/orders/recipient.ts';
import type { Order } from '../../ordering/find-order.ts';
import { recipientOnOrder } from './recipient-now.ts';

/**
 * The company that was named for the invoice of an order, as it was corrected last, for the same once more; null where it
 * names who ordered, whom the next one names of itself.
 */
export function namedRecipient(order: Pick<Order, 'customerId' | 'customer' | 'address'>): Recipient | null {
  const { customerType, name, references, orderedBy } = order.customer;
  // A company that ordered for itself stands so since its invoice was corrected.
  const isOwn = orderedBy?.customerType === 'COMMERCIAL' && orderedBy.name === name;
  const isNamed = customerType === 'COMMERCIAL' && references !== undefined && !isOwn;
  return isNamed && order.customerId !== null ? recipientOnOrder(order) : null;
}

import type { outbox } from '../../db/schema/jobs.ts';
import type { Order } from '../ordering/find-order.ts';

/** What leaves once an order is paid: the confirmation with its invoice, and the news to the shop. */
export function mailsOfPayment({ id: orderId, publicId }: Order): (typeof outbox.$inferInsert)[] {
  const payload = { orderId };
  return [
    { key: `order-confirmation:${publicId}`, kind: 'order-confirmation', payload },
    { key: `order-notice:${publicId}`, kind: 'order-notice', payload },
  ];
}

import type { Day } from '#rules/booking/berlin-time.ts';
import type { Actor } from '../../access/actor.ts';
import type { Queryable } from '../../db/database.ts';
import { outbox } from '../../db/schema/jobs.ts';
import { issueInvoice } from '../billing/issue-invoice.ts';
import type { Order } from '../ordering/find-order.ts';
import { moveOrder } from '../ordering/move-order.ts';
import { writeCharge } from './ledger/write-charge.ts';
import { writePaymentSession } from './ledger/write-payment-session.ts';
import { mailsOfPayment } from './mails-of-payment.ts';

/**
 * Makes an order PAID by a bank transfer over its total. Nobody paid at its last page: it is forgotten.
 * @param tx the transaction in which the row was locked and read as `order`
 * @param transfer.id of the press; `reason` is kept beside the money alone, since it may name somebody
 */
export async function takeTransfer(
  tx: Queryable,
  actor: Actor,
  {
    order,
    transfer,
    at,
  }: { order: Order; transfer: { id: string; receivedOn: Day; reason: string }; at: Date },
): Promise<void> {
  const { id, receivedOn, reason } = transfer;
  await moveOrder(tx, actor, {
    order,
    event: 'paid',
    at,
    set: { paymentSessionId: null },
    data: { amount: order.total, receivedOn, id },
  });
  await writePaymentSession(tx, order.id, at);
  await writeCharge(tx, {
    orderId: order.id,
    amount: order.total,
    at,
    providerId: null,
    receivedOn,
    reason,
  });
  // Last of what takes its time: other payments wait at the counter of the invoices.
  await issueInvoice(tx, order, at, transfer);
  await tx.insert(outbox).values(mailsOfPayment(order)).onConflictDoNothing();
}

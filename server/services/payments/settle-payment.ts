import { eq } from 'drizzle-orm';
import type { OrderStatus } from '#rules/orders/order-moves.ts';
import { type Actor, system } from '../../access/actor.ts';
import type { Queryable } from '../../db/database.ts';
import { outbox } from '../../db/schema/jobs.ts';
import { productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import type { PaymentSession } from '../../payments/provider.ts';
import { issueInvoice } from '../billing/issue-invoice.ts';
import { tellShop } from '../notices/tell-shop.ts';
import { endTwins, lockWithTwins } from '../ordering/anew/twins.ts';
import { lockOrder, type Order } from '../ordering/find-order.ts';
import { moveOrder } from '../ordering/move-order.ts';
import { lockDayOfLate } from '../ordering/notice-overbooked.ts';
import { writeCharge } from './ledger/write-charge.ts';
import { writePaymentSession } from './ledger/write-payment-session.ts';
import { mailsOfPayment } from './mails-of-payment.ts';

/**
 * Moves an order to where its payment session stands. The success page, the webhook and the reconciler all come here,
 * in any order and at the same time. The row is locked and read again first; verified money always wins, also over a
 * cancellation.
 * @param actor who ended the payment where it ended; that it was made is the provider's word alone
 * @returns the status after the move
 */
export async function settlePayment(
  deps: Deps,
  actor: Actor,
  { orderId, session }: { orderId: number; session: PaymentSession },
): Promise<OrderStatus> {
  const { before, status } = await deps.db.transaction(async (tx) => {
    await deps.atLock?.('before', 'settle payment');
    const isPaid = session.state === 'paid';
    if (isPaid) await lockDayOfLate(tx, orderId, deps.now());
    const order = await (isPaid ? lockWithTwins(tx, orderId) : lockOrder(tx, orderId));
    await deps.atLock?.('after', 'settle payment');
    if (!order) throw new Error(`order ${orderId} is gone`);
    const now = new Date(deps.now());
    return { before: order.status, status: await takeNews(deps, tx, { actor, order, session, now }) };
  });
  if (before !== 'PAID' && status === 'PAID') deps.metrics.orderPaid('provider');
  return status;
}

/** Does what follows from where the session of a locked order stands; answers the order's status then. */
async function takeNews(
  deps: Deps,
  tx: Queryable,
  { actor, order, session, now }: { actor: Actor; order: Order; session: PaymentSession; now: Date },
): Promise<OrderStatus> {
  // An order that was paid, canceled and refunded stays so: its payment is no news. A second one is.
  const isNews = !order.paidAt || order.paymentSessionId !== session.id;
  if (session.state === 'paid' && isNews) {
    if (order.paidAt || !belongsTo(order, session)) {
      deps.log.error({ order: order.publicId, session: session.id }, 'payment does not match its order');
      await tellShop(tx, {
        what: 'payment-mismatch',
        at: now,
        once: session.id,
        orderId: order.id,
        amount: session.total ?? 0,
      });
      return order.status;
    }
    const moved = await moveOrder(tx, system, {
      order,
      event: 'paid',
      at: now,
      set: { paymentIntentId: session.paymentIntentId, paymentSessionId: session.id },
      data: { amount: order.total, session: session.id },
    });
    await writePaymentSession(tx, order.id, now);
    await endTwins(tx, order, now);
    const { id: orderId, total: amount } = order;
    await writeCharge(tx, { orderId, amount, at: now, providerId: session.paymentIntentId });
    // Last of what takes its time: other payments wait at the counter of the invoices.
    await issueInvoice(tx, order, now);
    await tx.insert(outbox).values(mailsOfPayment(order)).onConflictDoNothing();
    // Money for an order that the kitchen was told to forget: a person has to look.
    if (order.status === 'CANCELED') {
      await tellShop(tx, { what: 'late-payment', at: now, once: order.publicId, orderId: order.id });
    }
    return moved;
  }
  // Only the end of its own session says something about an order, not that of an earlier one.
  if (order.status !== 'PENDING' || order.paymentSessionId !== session.id) return order.status;
  if (session.state === 'expired' && order.paymentRenewing) {
    await tx
      .update(productOrders)
      .set({
        paymentSessionId: null,
        paymentUrl: null,
        paymentRenewing: false,
        paymentAttempt: order.paymentAttempt + 1,
      })
      .where(eq(productOrders.id, order.id));
    await writePaymentSession(tx, order.id, now);
    return order.status;
  }
  if (session.state === 'processing' && !order.paymentUnderWayAt && belongsTo(order, session)) {
    await tx.update(productOrders).set({ paymentUnderWayAt: now }).where(eq(productOrders.id, order.id));
    await writePaymentSession(tx, order.id, now);
    await tellCustomer(tx, order, 'order-received');
  }
  if (session.state === 'expired' || session.state === 'failed') {
    // Who has been told that the order was received must not wait for it.
    if (order.paymentUnderWayAt) await tellCustomer(tx, order, 'payment-failed');
    const reason = order.cancelAskedAt ? 'asked' : (`payment-${session.state}` as const);
    const dropped = await moveOrder(tx, actor, {
      order,
      event: 'dropped',
      at: now,
      data: { reason, session: session.id },
    });
    await writePaymentSession(tx, order.id, now);
    return dropped;
  }
  return order.status;
}

/** Session, amount, currency and reference have to be those of the order. */
function belongsTo(order: Order, session: PaymentSession): boolean {
  return (
    session.reference === order.publicId &&
    session.total === order.total &&
    session.currency === 'eur' &&
    (order.paymentSessionId === null || order.paymentSessionId === session.id)
  );
}

/** Once for ever, however often the provider says so. */
async function tellCustomer(
  tx: Queryable,
  { id: orderId, publicId }: Order,
  kind: 'order-received' | 'payment-failed',
): Promise<void> {
  const key = `${kind}:${publicId}`;
  await tx.insert(outbox).values({ key, kind, payload: { orderId } }).onConflictDoNothing();
}

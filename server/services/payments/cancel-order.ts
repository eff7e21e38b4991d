import type { Cents } from '#rules/money/money.ts';
import type { Actor, CustomerActor } from '../../access/actor.ts';
import { outbox } from '../../db/schema/jobs.ts';
import type { Deps } from '../../deps.ts';
import { demand } from '../../policies/demand.ts';
import { orderPolicies } from '../../policies/order-policies.ts';
import { ShopError } from '../../shop-error.ts';
import { issueCreditNote } from '../billing/issue-invoice.ts';
import { findOrderOf, lockOrder, readOrder } from '../ordering/find-order.ts';
import { moveOrder } from '../ordering/move-order.ts';
import { writeNote } from '../ordering/write-note.ts';
import { orLater } from './ask-provider.ts';
import { cancelUnpaid } from './cancel-unpaid.ts';
import { askBack } from './ledger/ask-back.ts';
import { ledgerOf } from './ledger/read-ledger.ts';
import { standingOf } from './ledger/standing.ts';
import { writeOldRefund } from './ledger/write-old-refund.ts';
import { refundOrder } from './refund-order.ts';

/**
 * Cancels an order for the customer who placed it. A paid one is refunded in full, up to 48 hours before its
 * delivery (spec §2, terms). Answers the cents that the shop sends back: not what had gone back before, and nothing
 * where its refund failed; a repeat is answered with what holds then, and sends nothing.
 * Errors: OrderNotFound, OrderTooLateToCancel, PaymentDisputed, OrderAlreadyCanceled (it was never paid), and those of
 * cancelUnpaid, CancellationUnderWay among them.
 */
export async function cancelOrder(deps: Deps, actor: CustomerActor, publicId: string): Promise<Cents> {
  const order = await findOrderOf(deps.db, actor, publicId);
  if (order.status === 'PENDING') {
    await cancelUnpaid(deps, actor, order);
    return 0;
  }
  return cancelWithRefund(deps, actor, { orderId: order.id });
}

/** Longest wait for a refund in milliseconds, of the customer's 14 s. */
const patience = 8000;

/**
 * Cancels a paid order. Status, refund and e-mails are one transaction; the money follows at once, or as soon
 * as the payment provider can be reached.
 * @param input.reason noted for those who work here
 * Errors: OrderTooLateToCancel, PaymentDisputed, OrderAlreadyCanceled, PaymentNotConfirmed.
 */
export async function cancelWithRefund(
  deps: Deps,
  actor: Actor,
  { orderId, reason }: { orderId: number; reason?: string | undefined },
): Promise<Cents> {
  const isNew = await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new ShopError('OrderNotFound');
    if (order.status === 'PENDING') throw new ShopError('PaymentNotConfirmed');
    if (order.status === 'CANCELED') {
      if (!order.paidAt) throw new ShopError('OrderAlreadyCanceled');
      return false;
    }
    const now = deps.now();
    const { charged, gone, refunded, isDisputed } = standingOf(order, await ledgerOf(tx, orderId));
    demand(orderPolicies.cancelPaid(actor, order, { now, isDisputed }));
    const at = new Date(now);
    const data = { amount: charged, alreadyBack: refunded };
    const status = await moveOrder(tx, actor, { order, event: 'canceled', at, data });
    if (reason) await writeNote(tx, actor, { orderId, text: reason, at });
    await askBack(tx, orderId, Math.max(0, charged - gone), at);
    await writeOldRefund(tx, { ...order, status }, at);
    await issueCreditNote(tx, orderId, at);
    const payload = { orderId };
    await tx.insert(outbox).values([
      { key: `cancellation:${order.publicId}`, kind: 'cancellation', payload },
      { key: `cancellation-notice:${order.publicId}`, kind: 'cancellation-notice', payload },
    ]);
    return true;
  });
  // A refund that is under way already has its own times to be asked for again.
  if (isNew) {
    // It is canceled, however slow the money is. The e-mails tell of it as it stands then.
    await orLater(refundOrder(deps, orderId), patience, () => undefined);
    deps.wakeOutbox();
  }
  return sentBack(deps, orderId);
}

/** What the shop itself sends back of a canceled order's money; 0 where its refund failed. */
async function sentBack({ db }: Deps, orderId: number): Promise<Cents> {
  const order = await readOrder(db, orderId);
  return standingOf(order, await ledgerOf(db, orderId)).sentBack;
}

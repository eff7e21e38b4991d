import { eq } from 'drizzle-orm';
import type { Cents } from '#rules/money/money.ts';
import { type FeeStage, feeOn } from '#rules/orders/fee-steps.ts';
import { hasLeft, isSamePlate, type Stage } from '#rules/orders/stages.ts';
import type { Actor, CustomerActor } from '../../access/actor.ts';
import type { Queryable } from '../../db/database.ts';
import type { OrderEventData } from '../../db/order-event-data.ts';
import { outbox } from '../../db/schema/jobs.ts';
import { productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import { demand } from '../../policies/demand.ts';
import { orderPolicies } from '../../policies/order-policies.ts';
import { ShopError } from '../../shop-error.ts';
import { issueFee } from '../billing/issue-document.ts';
import { issueCreditNote } from '../billing/issue-invoice.ts';
import { quoteCancel } from '../ordering/changes/quote-cancel.ts';
import { findOrderOf, lockOrder, readOrder, withLines } from '../ordering/find-order.ts';
import { moveOrder } from '../ordering/move-order.ts';
import { stopWork } from '../ordering/reopen-work.ts';
import { writeNote } from '../ordering/write-note.ts';
import { cancelUnpaid } from './cancel-unpaid.ts';
import { canceledDataOf } from './canceled-data.ts';
import { dropChange } from './changes/drop-change.ts';
import { openChangeOf } from './changes/waiting-change.ts';
import { askBack } from './ledger/ask-back.ts';
import { type LedgerRow, ledgerOf } from './ledger/read-ledger.ts';
import { standingOf } from './ledger/standing.ts';
import { refundSoon } from './refund-order.ts';

/**
 * Cancels an order for the customer who placed it. A paid one is refunded in full, while that is free by the
 * fee table (spec §2, terms). Answers the cents that the shop sends back: not what had gone back before, and nothing
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

/**
 * Cancels a paid order for the fee that its customer has seen. Answers the cents that go back.
 * Errors: OrderNotFound, and those of cancelWithRefund.
 */
export async function cancelForFee(
  deps: Deps,
  actor: CustomerActor,
  { publicId, fee }: { publicId: string; fee: Cents },
): Promise<Cents> {
  const { id: orderId, status } = await findOrderOf(deps.db, actor, publicId);
  if (status === 'CANCELED') throw new ShopError('OrderAlreadyCanceled');
  return cancelWithRefund(deps, actor, { orderId, fee });
}

interface Cancellation {
  readonly orderId: number;
  readonly reason?: string | undefined;
  readonly fee?: Cents;
  readonly from?: Stage | undefined;
}

/**
 * Cancels a paid order. Status, refund, documents and e-mails are one transaction; the money follows at once, or as soon
 * as the payment provider can be reached. A change that waits for its payment ends with it.
 * @param input.reason noted for those who work here
 * @param input.fee in cents what is kept of its money: what canceling costs now, as it was agreed to; 0 for all back
 * @param input.from where whoever cancels saw it: where it has left or was handed over since, they decide anew
 * Errors: OrderTooLateToCancel, PaymentDisputed, OrderAlreadyCanceled, PaymentNotConfirmed, ChangeCostsDiffer, StageChanged.
 */
export async function cancelWithRefund(
  deps: Deps,
  actor: Actor,
  { orderId, reason, fee = 0, from }: Cancellation,
): Promise<Cents> {
  const isNew = await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new ShopError('OrderNotFound');
    if (order.status === 'PENDING') throw new ShopError('PaymentNotConfirmed');
    if (order.status === 'CANCELED') {
      if (!order.paidAt) throw new ShopError('OrderAlreadyCanceled');
      return false;
    }
    if (from && hasLeft(order.stage) && !isSamePlate(from, order.stage)) throw new ShopError('StageChanged');
    const now = deps.now();
    const ledger = await ledgerOf(tx, orderId);
    const standing = standingOf(order, ledger);
    const { charged, unsent, refunded, sentByNow: sentBefore, isDisputed } = standing;
    demand(orderPolicies.cancelPaid(actor, { now, isDisputed }));
    const at = new Date(now);
    const { percent, stepPercent, tax } = await agreedFee(tx, actor, {
      orderId,
      fee,
      paid: standing.paidStill,
      now,
    });
    const fees = order.fees + fee;
    await stopWork(tx, actor, { order: await withLines(tx, order), why: 'CANCELED', at });
    const { toSend } = standingOf({ ...order, status: 'CANCELED', fees }, ledger);
    const added = await askBack(tx, orderId, toSend, at);
    const data: OrderEventData['canceled'] = {
      amount: charged - fees,
      alreadyBack: refunded,
      ...(fee > 0 && { fee }),
      ...(sentBefore > 0 && { sentBefore }),
      ...(unsent > 0 && { promised: unsent }),
      ...(added > 0 && { addedToAsked: added }),
    };
    await moveOrder(tx, actor, { order, event: 'canceled', at, data });
    if (fee > 0) await tx.update(productOrders).set({ fees }).where(eq(productOrders.id, orderId));
    const open = await openChangeOf(tx, orderId);
    if (open) await dropChange(tx, actor, { order, change: open, at, isSilent: true });
    if (reason) await writeNote(tx, actor, { orderId, text: reason, at });
    await issueCreditNote(tx, orderId, at, fee);
    if (fee > 0) {
      await issueFee(tx, orderId, { amount: fee, percent, stepPercent, tax, of: order.total }, at);
    }
    const payload = { orderId };
    await tx.insert(outbox).values([
      { key: `cancellation:${order.publicId}`, kind: 'cancellation', payload },
      { key: `cancellation-notice:${order.publicId}`, kind: 'cancellation-notice', payload },
    ]);
    return true;
  });
  // A refund that is under way already has its own times to be asked for again. The e-mails tell of the money as it stands
  // when they are sent.
  if (isNew) await refundSoon(deps, orderId);
  return sentBack(deps, orderId);
}

/**
 * What a fee is by the fee table. A customer pays what it says now; the shop may be content with fewer per cents, or none.
 * Errors: OrderTooLateToCancel (it is not free, and nobody agreed to a fee), ChangeCostsDiffer.
 */
async function agreedFee(
  tx: Queryable,
  actor: Actor,
  { orderId, fee, paid, now }: { orderId: number; fee: Cents; paid: Cents; now: number },
): Promise<Pick<FeeStage, 'percent' | 'tax'> & { stepPercent?: number }> {
  const by = actor.kind === 'customer' ? 'customer' : 'shop';
  const order = await readOrder(tx, orderId);
  const { fee: full, stage } = await quoteCancel({ db: tx, now: () => now }, by, { order, paid });
  if (fee === full) return stage;
  const percent = Math.round((fee / order.total) * 100);
  const isLess = fee < full && feeOn(order.total, percent) === fee;
  if (by === 'shop' && isLess) return { ...stage, percent, stepPercent: stage.percent };
  throw new ShopError(fee === 0 ? 'OrderTooLateToCancel' : 'ChangeCostsDiffer');
}

/** What the shop itself sends back for canceling an order; 0 where that failed. */
async function sentBack({ db }: Deps, orderId: number): Promise<Cents> {
  const order = await readOrder(db, orderId);
  const ledger = await ledgerOf(db, orderId);
  // What went back for a change before is none of it.
  const since = order.canceledAt ?? order.createdAt;
  const { addedToAsked = 0 } = await canceledDataOf(db, orderId);
  const sent = (isOf: (row: LedgerRow) => boolean) => standingOf(order, ledger.filter(isOf)).sentBack;
  const before = sent(({ askedAt }) => askedAt < since);
  return sent(({ askedAt }) => askedAt >= since) + Math.min(addedToAsked, before);
}

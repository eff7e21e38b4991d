import { and, asc, eq, lte } from 'drizzle-orm';
import type { Actor } from '../../access/actor.ts';
import { productOrders } from '../../db/schema/ordering.ts';
import { refunds } from '../../db/schema/payments.ts';
import type { Deps } from '../../deps.ts';
import { PaymentProviderError, type PaymentRefund } from '../../payments/provider.ts';
import { closeNotices } from '../notices/open-notice.ts';
import { tellShop } from '../notices/tell-shop.ts';
import { lockOrder, type Order } from '../ordering/find-order.ts';
import { writeOrderEvent } from '../ordering/move-order.ts';
import { writeLedger } from './ledger/write-ledger.ts';
import { transferOf } from './transfer-of.ts';

export type Refund = typeof refunds.$inferSelect;

/** After so many vain tries (a quarter of an hour) a person in the shop is told, once. */
const triesUntilNotice = 9;

/** Sends every refund on its way whose time has come; `all`: after a start, whenever their time is. */
export async function finishRefunds(deps: Deps, all = false, isStopping = () => false): Promise<void> {
  const due = await deps.db
    .select({ orderId: refunds.orderId })
    .from(refunds)
    .where(
      and(eq(refunds.state, 'REQUESTED'), all ? undefined : lte(refunds.nextAttemptAt, new Date(deps.now()))),
    )
    .orderBy(asc(refunds.nextAttemptAt))
    .limit(100);
  for (const { orderId } of due) {
    if (isStopping()) return;
    await refundOrder(deps, orderId);
  }
}

/**
 * Asks the payment provider to send the money of a canceled order back. What was asked for stays asked for:
 * a try that fails, or a process that dies, is followed by the next one, and the provider pays once. Never
 * throws for the provider's sake.
 */
export async function refundOrder(deps: Deps, orderId: number): Promise<void> {
  const taken = await takeTurn(deps, orderId);
  if (!taken) return;
  const { refund, order } = taken;
  if (await transferOf(deps.db, orderId)) return leaveToPerson(deps, taken);
  try {
    const paymentIntentId = order.paymentIntentId ?? (await intentOf(deps, order.paymentSessionId));
    const answer = await deps.payments.refund({
      reference: order.publicId,
      paymentIntentId,
      amount: refund.amount,
      refundId: refund.providerId,
      round: refund.round,
    });
    await note(deps, refund, answer);
  } catch (error) {
    deps.log.error({ err: error, order: order.publicId, attempt: refund.attempts }, 'refund not made yet');
    const lastError = error instanceof Error ? error.message.slice(0, 500) : 'error';
    // An answer that is an error stays with its key for a day: the next try looks what there is, under another one.
    const round = refund.round + (error instanceof PaymentProviderError && error.isAnswer ? 1 : 0);
    await deps.db.update(refunds).set({ lastError, round }).where(eq(refunds.orderId, orderId));
    if (refund.attempts < triesUntilNotice) return;
    const at = new Date(deps.now());
    await tellShop(deps.db, { what: 'refund-stuck', at, once: order.publicId, orderId });
    deps.wakeOutbox();
  }
}

/** Longer than any order lives: nobody but a person ends it. */
const never = new Date('9999-12-31T00:00:00Z');

/** Money that came by bank transfer goes back by one: the shop is told, and the provider never asked. */
async function leaveToPerson(deps: Deps, { refund, order }: Turn): Promise<void> {
  const { orderId, amount } = refund;
  const at = new Date(deps.now());
  await deps.db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    await tx
      .update(refunds)
      .set({ attempts: triesUntilNotice, nextAttemptAt: never, lastError: null })
      .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'REQUESTED')));
    await tellShop(tx, { what: 'refund-by-transfer', at, once: order.publicId, orderId, amount });
  });
  deps.wakeOutbox();
}

/** True for a refund that the provider has given up, or of which the shop was told that it hangs. */
export function needsHand(refund: Refund | null | undefined): boolean {
  if (!refund || refund.state === 'DONE') return false;
  return refund.state === 'FAILED' || (!refund.providerId && refund.attempts >= triesUntilNotice);
}

/**
 * Notes that a person has sent the money of a refund back by other means: the provider is not asked again.
 * Answers false for a refund that does not need that.
 */
export async function closeRefundByHand(
  deps: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  orderId: number,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const ofOrder = eq(refunds.orderId, orderId);
    await lockOrder(tx, orderId);
    const [refund] = await tx.select().from(refunds).where(ofOrder).for('update');
    if (!refund || !needsHand(refund)) return false;
    const at = new Date(deps.now());
    await tx.update(refunds).set({ state: 'DONE', closedAt: at }).where(ofOrder);
    await writeLedger(tx, orderId, at);
    const data = { amount: refund.amount - refund.alreadyBack };
    await writeOrderEvent(tx, actor, { orderId, kind: 'refunded-by-hand', at, data });
    await closeNotices(tx, orderId, ['REFUND_FAILED'], at);
    return true;
  });
}

interface Turn {
  readonly refund: Refund;
  readonly order: Order;
}

/** Counts a try and sets the time of the next one before the provider is asked: 2 s, 4 s … at most 15 min. */
async function takeTurn(deps: Deps, orderId: number): Promise<Turn | null> {
  return deps.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ refund: refunds, order: productOrders })
      .from(refunds)
      .innerJoin(productOrders, eq(productOrders.id, refunds.orderId))
      .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'REQUESTED')))
      .for('update', { of: refunds });
    if (!row) return null;
    const attempts = row.refund.attempts + 1;
    const pause = Math.min(900_000, 1000 * 2 ** Math.min(attempts, 10));
    await tx
      .update(refunds)
      .set({ attempts, nextAttemptAt: new Date(deps.now() + Math.max(pause, minimumPause)) })
      .where(eq(refunds.orderId, orderId));
    return { order: row.order, refund: { ...row.refund, attempts } };
  });
}

/** Longer than a call may take, so that two processes do not ask at the same time. */
const minimumPause = 15_000;

async function intentOf(deps: Deps, sessionId: string | null): Promise<string> {
  const session = sessionId ? await deps.payments.retrieve(sessionId) : null;
  if (!session?.paymentIntentId) throw new Error('the payment of the order is not known');
  return session.paymentIntentId;
}

/** Notes what the provider said of a refund that is asked for; one that failed needs a person. */
async function note(deps: Deps, { orderId, amount }: Refund, answer: PaymentRefund): Promise<void> {
  const isOver = answer.state !== 'pending';
  const state = answer.state === 'done' ? 'DONE' : 'FAILED';
  const next = new Date(deps.now() + askAgain);
  await deps.db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const noted = await tx
      .update(refunds)
      .set({
        providerId: answer.id,
        alreadyBack: Math.max(0, amount - answer.sent),
        lastError: null,
        ...(isOver ? { state, closedAt: new Date(deps.now()) } : { nextAttemptAt: next }),
      })
      .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'REQUESTED')))
      .returning({ orderId: refunds.orderId });
    if (noted.length === 0) return;
    const at = new Date(deps.now());
    await writeLedger(tx, orderId, at);
    if (answer.state === 'done') await closeNotices(tx, orderId, ['REFUND_FAILED'], at);
    if (answer.state !== 'failed') return;
    await tellShop(tx, {
      what: 'refund-failed',
      at,
      once: answer.id,
      orderId,
      amount: answer.sent || amount,
    });
  });
  if (answer.state === 'failed') deps.wakeOutbox();
}

/** Milliseconds until a refund that is on its way is asked for again. */
const askAgain = 3_600_000;

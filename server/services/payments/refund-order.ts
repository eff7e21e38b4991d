import { and, asc, eq, isNull, lte, or } from 'drizzle-orm';
import type { Day } from '#rules/booking/berlin-time.ts';
import { isUnsent } from '#rules/money/ledger.ts';
import type { Cents } from '#rules/money/money.ts';
import type { Actor } from '../../access/actor.ts';
import type { Queryable } from '../../db/database.ts';
import { outbox } from '../../db/schema/jobs.ts';
import { money } from '../../db/schema/payments.ts';
import type { Deps } from '../../deps.ts';
import { oneByOne } from '../../one-by-one.ts';
import { type MoneyBack, PaymentProviderError } from '../../payments/provider.ts';
import { ShopError } from '../../shop-error.ts';
import { closeNotices } from '../notices/open-notice.ts';
import { tellShop } from '../notices/tell-shop.ts';
import { lockOrder, type Order } from '../ordering/find-order.ts';
import { writeOrderEvent } from '../ordering/move-order.ts';
import { askBack } from './ledger/ask-back.ts';
import { type LedgerRow, ledgerOf } from './ledger/read-ledger.ts';
import { sentAt } from './ledger/sent-at.ts';
import { standingOf, triesUntilNotice } from './ledger/standing.ts';
import { noteMoneyBack } from './money-back.ts';

/** Sends every refund on its way whose time has come; `all`: after a start, whenever their time is. */
export async function finishRefunds(deps: Deps, all = false, isStopping = () => false): Promise<void> {
  const isTime = or(isNull(money.nextAttemptAt), lte(money.nextAttemptAt, new Date(deps.now())));
  const due = await deps.db
    .select({ id: money.id, orderId: money.orderId })
    .from(money)
    .where(and(eq(money.kind, 'REFUND'), eq(money.state, 'ASKED'), all ? undefined : isTime))
    .orderBy(asc(money.nextAttemptAt))
    .limit(100);
  await oneByOne(due, (refund) => sendBack(deps, refund), isStopping);
}

/** Asks the payment provider to send back what of an order is to go back and was not sent yet. */
export async function refundOrder(deps: Deps, orderId: number): Promise<void> {
  for (const { id } of (await ledgerOf(deps.db, orderId)).filter(isUnsent)) {
    await sendBack(deps, { id, orderId });
  }
}

/**
 * Asks the payment provider to send a refund, or how far one is that it has. What was asked for stays asked for: a try
 * that fails, or a process that dies, is followed by the next one, and the provider pays once. Never throws for the
 * provider's sake.
 */
async function sendBack(deps: Deps, asked: { id: number; orderId: number }): Promise<void> {
  const turn = await takeTurn(deps, asked);
  if (!turn) return;
  const { order, refund, charge } = turn;
  if (charge.receivedOn !== null) return leaveToPerson(deps, turn);
  try {
    const paymentIntentId = charge.providerId ?? (await intentOf(deps, order.paymentSessionId));
    await noteMoneyBack(deps, order.id, await reportsOf(deps, turn, paymentIntentId));
    await deps.db
      .update(money)
      .set({ nextAttemptAt: new Date(deps.now() + askAgain) })
      .where(and(eq(money.id, refund.id), eq(money.state, 'ASKED')));
  } catch (error) {
    deps.log.error({ err: error, order: order.publicId, attempt: refund.attempts }, 'refund not made yet');
    await noteFailure(deps, turn, error);
  }
}

/** What left the payment, after what is missing of it was sent; a refund that the provider has is only asked about. */
async function reportsOf(
  { payments, metrics }: Deps,
  { order, refund, charge, target }: Turn,
  paymentIntentId: string,
): Promise<MoneyBack[]> {
  if (refund.providerId !== null) return payments.moneyBackOf(paymentIntentId);
  // The first one has the order's number as its key, as a process of the release before asks for it.
  const isFirst = order.status === 'CANCELED' && charge.isFirst;
  const key = isFirst ? order.publicId : `${order.publicId}-m${refund.id}`;
  const { round } = refund;
  try {
    const reports = await payments.refund({
      reference: order.publicId,
      paymentIntentId,
      amount: target,
      key: round === 1 ? key : `${key}-${round}`,
    });
    metrics.refundAsked('sent');
    return reports;
  } catch (error) {
    metrics.refundAsked('failed');
    throw error;
  }
}

async function noteFailure(deps: Deps, { order, refund }: Turn, error: unknown): Promise<void> {
  const lastError = error instanceof Error ? error.message.slice(0, 500) : 'error';
  // An answer that is an error stays with its key for a day: the next try looks what there is, under another one.
  const round = refund.round + (error instanceof PaymentProviderError && error.isAnswer ? 1 : 0);
  const at = new Date(deps.now());
  await deps.db.transaction(async (tx) => {
    await lockOrder(tx, order.id);
    await tx
      .update(money)
      .set({ lastError, round })
      .where(and(eq(money.id, refund.id), eq(money.state, 'ASKED')));
    if (refund.attempts < triesUntilNotice) return;
    const once = await onceOf(tx, `refund-notice:${order.publicId}`, { order, refund });
    await tellShop(tx, { what: 'refund-stuck', at, once, orderId: order.id });
  });
}

/** Longer than any order lives: nobody but a person ends it. */
const never = new Date('9999-12-31T00:00:00Z');

/** Money that came by bank transfer goes back by one: the shop is told, and the provider never asked. */
async function leaveToPerson(deps: Deps, { refund, order }: Turn): Promise<void> {
  const at = new Date(deps.now());
  await deps.db.transaction(async (tx) => {
    await lockOrder(tx, order.id);
    await tx
      .update(money)
      .set({ attempts: triesUntilNotice, nextAttemptAt: never, lastError: null })
      .where(and(eq(money.id, refund.id), eq(money.state, 'ASKED')));
    const amount = Math.abs(refund.amount);
    const once = await onceOf(tx, `notice:refund-by-transfer:${order.publicId}`, { order, refund });
    await tellShop(tx, { what: 'refund-by-transfer', at, once, orderId: order.id, amount });
  });
}

/**
 * By what a refund is told once, and once more when it has become another amount. A process of 0.17.8 told the first one of
 * an order by the order alone, under `oldKey`: what it has told is told.
 */
async function onceOf(
  tx: Queryable,
  oldKey: string,
  { order: { id: orderId, publicId }, refund }: Pick<Turn, 'order' | 'refund'>,
): Promise<string> {
  const [told] = await tx.select().from(outbox).where(eq(outbox.key, oldKey));
  const { amount = Math.abs(refund.amount) } = (told?.payload ?? {}) as { amount?: Cents | null };
  const [first] = (await ledgerOf(tx, orderId)).filter(({ kind }) => kind === 'REFUND');
  const isTold = told !== undefined && first?.id === refund.id && amount === Math.abs(refund.amount);
  return isTold ? publicId : `${publicId}-m${refund.id}${refund.amount}`;
}

/**
 * Notes that a person has sent the money of a refund back by other means: the provider is not asked again.
 * Answers false where nothing needs that.
 * @param sent in cents what they have sent, where they say so: what is missing, or nothing is noted
 * @param sentOn the day on which they sent it; today unless given
 * Errors: RefundAmountDiffers and those of sentAt.
 */
export async function closeRefundByHand(
  deps: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  { orderId, sent, sentOn }: { orderId: number; sent?: Cents | undefined; sentOn?: Day | undefined },
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return false;
    const ledger = await ledgerOf(tx, orderId);
    const { needsHand, byHand: amount } = standingOf(order, ledger);
    if (!needsHand) return false;
    if (sent !== undefined && sent !== amount) throw new ShopError('RefundAmountDiffers');
    const at = new Date(deps.now());
    // What was dropped unpaid and is paid since keeps the time of that.
    const canceledAt = order.status === 'CANCELED' ? order.canceledAt : null;
    const askedAt = sentOn === undefined ? at : sentAt(sentOn, { canceledAt, ledger, at });
    await askBack(tx, orderId, 0, at);
    await tx
      .insert(money)
      .values({ orderId, kind: 'TRANSFER', amount: -amount, state: 'DONE', askedAt, closedAt: at });
    const data = { amount, ...(askedAt !== at && { sentOn }) };
    await writeOrderEvent(tx, actor, { orderId, kind: 'refunded-by-hand', at, data });
    await closeNotices(tx, orderId, ['REFUND_FAILED'], at);
    return true;
  });
}

interface Turn {
  readonly order: Order;
  readonly refund: LedgerRow;
  readonly charge: LedgerRow & { readonly isFirst: boolean };
  /** Cents that are to have gone back of the charge in all. */
  readonly target: number;
}

/** Counts a try and sets the time of the next one before the provider is asked: 2 s, 4 s … at most 15 min. */
async function takeTurn(deps: Deps, { id, orderId }: { id: number; orderId: number }): Promise<Turn | null> {
  return deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const ledger = await ledgerOf(tx, orderId);
    const asked = ledger.find((row) => row.id === id && row.state === 'ASKED');
    const charges = ledger.filter(({ kind }) => kind === 'CHARGE');
    const charge = charges.find((row) => row.id === asked?.chargeId);
    if (!order || !asked || !charge) return null;
    const attempts = asked.attempts + 1;
    const pause = Math.min(900_000, 1000 * 2 ** Math.min(attempts, 10));
    const nextAttemptAt = new Date(deps.now() + Math.max(pause, minimumPause));
    const refund = { ...asked, attempts, nextAttemptAt };
    await tx.update(money).set({ attempts, nextAttemptAt }).where(eq(money.id, id));
    const target = ledger
      .filter((row) => row.chargeId === charge.id)
      .filter(({ kind, state }) => (kind === 'REFUND' ? state !== 'FAILED' : state === 'DONE'))
      .reduce((sum, { amount }) => sum - amount, 0);
    return { order, refund, charge: { ...charge, isFirst: charge === charges[0] }, target };
  });
}

/** Longer than a call may take, so that two processes do not ask at the same time. */
const minimumPause = 15_000;

/** Milliseconds until a refund that is on its way is asked for again. */
const askAgain = 3_600_000;

async function intentOf(deps: Deps, sessionId: string | null): Promise<string> {
  const session = sessionId ? await deps.payments.retrieve(sessionId) : null;
  if (!session?.paymentIntentId) throw new Error('the payment of the order is not known');
  return session.paymentIntentId;
}

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
import { beforehand, type MoneyBack, PaymentProviderError } from '../../payments/provider.ts';
import { ShopError } from '../../shop-error.ts';
import { closeNotices } from '../notices/open-notice.ts';
import { tellShop } from '../notices/tell-shop.ts';
import { lockOrder, type Order } from '../ordering/find-order.ts';
import { writeOrderEvent } from '../ordering/move-order.ts';
import { orLater } from './ask-provider.ts';
import { askBack, withdrawAsked } from './ledger/ask-back.ts';
import { type LedgerRow, ledgerOf } from './ledger/read-ledger.ts';
import { sentAt } from './ledger/sent-at.ts';
import { standingOf, triesUntilNotice } from './ledger/standing.ts';
import { noteMoneyBack } from './money-back.ts';
import { type AskedRefund, endTurn, keyOf, type Turn, takeTurn } from './refund-turn.ts';

/** Sends every refund on its way whose time has come; `all`: after a start, whenever their time is. */
export async function finishRefunds(deps: Deps, all = false, isStopping = () => false): Promise<void> {
  const isTime = or(isNull(money.nextAttemptAt), lte(money.nextAttemptAt, new Date(deps.now())));
  const due = await deps.db
    .select({ id: money.id, orderId: money.orderId })
    .from(money)
    .where(and(eq(money.kind, 'REFUND'), eq(money.state, 'ASKED'), all ? undefined : isTime))
    .orderBy(asc(money.nextAttemptAt))
    .limit(100);
  await oneByOne(due, (refund) => sendBack(deps, refund, all), isStopping);
}

/** Longest wait for a refund in milliseconds, of the 14 s of whoever pressed. */
const patience = 8000;

/** Sends back what of an order is to go back, and waits for it no longer than that: it goes on by itself, or follows later. */
export const refundSoon = (deps: Deps, orderId: number): Promise<void> =>
  orLater(refundOrder(deps, orderId), patience, () => undefined);

/** Asks the payment provider to send back what of an order is to go back, was not sent yet and is due. */
export async function refundOrder(deps: Deps, orderId: number): Promise<void> {
  for (const { id } of (await ledgerOf(deps.db, orderId)).filter(isUnsent)) {
    await sendBack(deps, { id, orderId }, false);
  }
}

/**
 * Asks the payment provider to send a refund, or how far one is that it has. What was asked for stays asked for: a try
 * that fails, or a process that dies, is followed by the next one, and the provider pays once. Never throws for the
 * provider's sake.
 */
async function sendBack(deps: Deps, asked: AskedRefund, isEarly: boolean): Promise<void> {
  const turn = await takeTurn(deps, asked, isEarly);
  if (!turn) return;
  try {
    await (turn.charge.receivedOn === null ? askProvider(deps, turn) : leaveToPerson(deps, turn));
  } finally {
    await endTurn(deps, turn);
  }
}

async function askProvider(deps: Deps, turn: Turn): Promise<void> {
  const { order, refund, charge } = turn;
  const ofRefund = and(eq(money.id, refund.id), eq(money.state, 'ASKED'));
  try {
    const paymentIntentId = charge.providerId ?? (await beforehand(() => intentOf(deps, order)));
    const reports = await reportsOf(deps, turn, paymentIntentId);
    await deps.db.update(money).set({ askedFor: null }).where(ofRefund);
    await noteMoneyBack(deps, order.id, reports);
    const nextAttemptAt = new Date(deps.now() + askAgain);
    await deps.db.update(money).set({ nextAttemptAt }).where(ofRefund);
  } catch (error) {
    deps.log.error({ err: error, order: order.publicId, attempt: refund.attempts }, 'refund not made yet');
    await noteFailure(deps, turn, error);
  }
}

/** What left the payment, after what is missing of it was sent; a refund that the provider has is only asked about. */
async function reportsOf(
  { payments, metrics }: Deps,
  turn: Turn,
  paymentIntentId: string,
): Promise<MoneyBack[]> {
  if (turn.refund.providerId !== null) return payments.moneyBackOf(paymentIntentId);
  const { publicId: reference } = turn.order;
  try {
    const reports = await payments.refund({
      reference,
      paymentIntentId,
      amount: turn.target,
      key: keyOf(turn),
    });
    metrics.refundAsked('sent');
    return reports;
  } catch (error) {
    metrics.refundAsked('failed');
    throw error;
  }
}

async function noteFailure(deps: Deps, turn: Turn, error: unknown): Promise<void> {
  const { order, refund } = turn;
  const lastError = error instanceof Error ? error.message.slice(0, 500) : 'error';
  const at = new Date(deps.now());
  await deps.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id);
    await tx
      .update(money)
      .set({ lastError, ...afterError(turn, error) })
      .where(and(eq(money.id, refund.id), eq(money.state, 'ASKED')));
    const ledger = await ledgerOf(tx, order.id);
    // While it might have been under way, what is to go back may have become another amount.
    if (locked && ledger.some(isUnsent)) await askBack(tx, order.id, standingOf(locked, ledger).toSend, at);
    const row = (await ledgerOf(tx, order.id)).find(({ id }) => id === refund.id);
    if (!row || !isUnsent(row) || row.attempts < triesUntilNotice) return;
    const once = await onceOf(tx, `refund-notice:${order.publicId}`, { order, refund: row });
    await tellShop(tx, { what: 'refund-stuck', at, once, orderId: order.id, amount: Math.abs(row.amount) });
  });
}

/**
 * What an error leaves of what was asked for. No answer: the same is asked for under the same key until there is one. An
 * answer that is an error stays with its key for a day: the next try looks what there is, under another one.
 */
function afterError({ refund, askedBefore }: Turn, error: unknown): Partial<LedgerRow> {
  if (!(error instanceof PaymentProviderError)) return {};
  if (error.isBeforehand) return { askedFor: askedBefore };
  return error.isAnswer ? { round: refund.round + 1, askedFor: null } : {};
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
    await withdrawAsked(tx, orderId, at);
    await tx
      .insert(money)
      .values({ orderId, kind: 'TRANSFER', amount: -amount, state: 'DONE', askedAt, closedAt: at });
    const data = { amount, ...(askedAt !== at && { sentOn }) };
    await writeOrderEvent(tx, actor, { orderId, kind: 'refunded-by-hand', at, data });
    await closeNotices(tx, orderId, ['REFUND_FAILED'], at);
    return true;
  });
}

/** Milliseconds until a refund that is on its way is asked for again. */
const askAgain = 3_600_000;

async function intentOf({ payments }: Deps, { paymentSessionId }: Order): Promise<string> {
  const session = paymentSessionId ? await payments.retrieve(paymentSessionId) : null;
  if (!session?.paymentIntentId) {
    throw new PaymentProviderError('the payment of the order is not known', 'missing');
  }
  return session.paymentIntentId;
}

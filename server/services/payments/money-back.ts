import { and, eq } from 'drizzle-orm';
import { isUnsent } from '#rules/money/ledger.ts';
import type { Queryable } from '../../db/database.ts';
import { money } from '../../db/schema/payments.ts';
import type { Deps } from '../../deps.ts';
import { disputeState, refundState } from '../../payments/money-states.ts';
import type { MoneyBack } from '../../payments/provider.ts';
import { closeNotices } from '../notices/open-notice.ts';
import { lockOrder, type Order } from '../ordering/find-order.ts';
import { askBack } from './ledger/ask-back.ts';
import { type LedgerRow, ledgerOf } from './ledger/read-ledger.ts';
import { standingOf } from './ledger/standing.ts';
import { type News, tellOfMoneyBack } from './tell-of-money-back.ts';

/**
 * Notes what the provider says of money that left an order's payments, and tells the shop what it cannot know: refunds
 * and disputes that it did not ask for, and refunds that failed, also long after they had been made. The same said
 * again changes nothing.
 */
export async function noteMoneyBack(
  deps: Deps,
  orderId: number,
  reports: readonly MoneyBack[],
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order) await takeReports(tx, order, reports, new Date(deps.now()));
  });
}

async function takeReports(
  tx: Queryable,
  order: Order,
  reports: readonly MoneyBack[],
  at: Date,
): Promise<void> {
  const before = standingOf(order, await ledgerOf(tx, order.id));
  const news: News[] = [];
  for (const report of reports) {
    const told = await takeReport(tx, order, report, at);
    if (told) news.push(told);
  }
  const { gone, toSend } = standingOf(order, await ledgerOf(tx, order.id));
  // What is not sent yet is what is missing now: others have sent some of it, or what they sent failed.
  if (before.unsent > 0) await askBack(tx, order.id, toSend, at);
  const after = standingOf(order, await ledgerOf(tx, order.id));
  if (after.refund?.state === 'DONE') await closeNotices(tx, order.id, ['REFUND_FAILED'], at);
  await tellOfMoneyBack(tx, order, { before: before.refund, after: after.refund, gone, toSend, news, at });
}

/** Writes a report down; answers it where it says something that was not known, else null. */
async function takeReport(tx: Queryable, order: Order, report: MoneyBack, at: Date): Promise<News | null> {
  const { id, kind, amount, status } = report;
  const ledger = await ledgerOf(tx, order.id);
  const charge = chargeOf(ledger, report);
  const isOurs = report.reference === order.publicId;
  // Of the payment of another page, which a person has to see to.
  if (!charge) return { ...report, before: null, isOurs };
  const known = ledger.find(({ providerId }) => providerId === id);
  const row =
    known ?? (isOurs ? ledger.find((each) => each.chargeId === charge.id && isUnsent(each)) : undefined);
  if (known?.status === status) return null;
  const state = stateOf(report);
  const closedAt = state === 'ASKED' ? null : at;
  const said = { providerId: id, state, status, closedAt, lastError: null };
  if (row) {
    const change = row.state === 'ASKED' ? { amount: -amount } : {};
    await tx
      .update(money)
      .set({ ...said, ...change, isOurs: row.isOurs || isOurs })
      .where(and(eq(money.id, row.id)));
  } else {
    const { id: chargeId } = charge;
    await tx
      .insert(money)
      .values({ ...said, orderId: order.id, chargeId, kind, amount: -amount, isOurs, askedAt: at });
  }
  return { ...report, before: known ? (known.status ?? '') : null, isOurs: isOurs || known?.isOurs === true };
}

/** The charge whose money a report is about. */
function chargeOf(ledger: readonly LedgerRow[], { paymentIntentId }: MoneyBack): LedgerRow | undefined {
  const charges = ledger.filter(({ kind, receivedOn }) => kind === 'CHARGE' && receivedOn === null);
  return (
    charges.find(({ providerId }) => providerId === paymentIntentId) ??
    charges.find(({ providerId }) => providerId === null)
  );
}

const refunded = { done: 'DONE', failed: 'FAILED', pending: 'ASKED' } as const;
const disputed = { undecided: 'ASKED', lost: 'DONE', harmless: 'FAILED' } as const;

const stateOf = ({ kind, status }: MoneyBack): LedgerRow['state'] =>
  kind === 'REFUND' ? refunded[refundState(status)] : disputed[disputeState(status)];

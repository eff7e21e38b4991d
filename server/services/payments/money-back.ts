import { eq } from 'drizzle-orm';
import type { Cents } from '#rules/money/money.ts';
import type { Queryable } from '../../db/database.ts';
import { moneyBack, refunds } from '../../db/schema/payments.ts';
import type { Deps } from '../../deps.ts';
import type { MoneyBack } from '../../payments/provider.ts';
import { closeNotices } from '../notices/open-notice.ts';
import { type Tidings, tellShop } from '../notices/tell-shop.ts';
import { lockOrder, type Order } from '../ordering/find-order.ts';
import { writeLedger } from './ledger/write-ledger.ts';
import { isLostRefund, moneyLeftOf } from './money-left.ts';
import type { Refund } from './refund-order.ts';

/**
 * Notes what the provider says of money that left an order's payment, and tells the shop what it cannot know: refunds
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
    if (!order) return;
    const [before] = await tx.select().from(refunds).where(eq(refunds.orderId, orderId)).for('update');
    const news: News[] = [];
    const at = new Date(deps.now());
    for (const report of reports) {
      const [known] = await tx.select().from(moneyBack).where(eq(moneyBack.id, report.id));
      if (known?.status === report.status) continue;
      const { id, kind, amount, status } = report;
      await tx
        .insert(moneyBack)
        .values({ id, orderId, kind, amount, status, createdAt: at })
        .onConflictDoUpdate({ target: moneyBack.id, set: { amount, status } });
      news.push({ ...report, isNew: known === undefined });
    }
    const { gone, arrived } = (await moneyLeftOf(tx, [orderId]))(orderId);
    const own = reports.find((report) => isOwn(report, order, before));
    const left = { gone, arrived, ownId: before?.providerId ?? own?.id ?? null };
    const after = before && { ...before, ...changeOf(before, left, news.some(isLostRefund)) };
    if (after && after.state !== before.state) {
      const change = { state: after.state, providerId: after.providerId, closedAt: at };
      await tx
        .update(refunds)
        .set({ ...change, lastError: null })
        .where(eq(refunds.orderId, orderId));
    }
    await writeLedger(tx, orderId, at);
    if (after?.state === 'DONE') await closeNotices(tx, orderId, ['REFUND_FAILED'], at);
    const isSettled = before?.state === 'FAILED' && after?.state === 'DONE';
    if (isSettled) {
      const once = news.at(-1)?.id ?? order.publicId;
      await tellShop(tx, { what: 'refund-settled', at, once, orderId, amount: before.amount });
    }
    for (const report of news) {
      if (report.kind === 'DISPUTE') await tellOfDispute(tx, orderId, report, at);
      else if (isLostRefund(report)) await tellOf(tx, 'refund-failed', orderId, { ...report, at });
      else if (report.isNew && !isSettled && !isOwn(report, order, before)) {
        const rest = before && Math.max(0, before.amount - gone);
        const what = before ? 'refund-counted' : 'refund-elsewhere';
        await tellOf(tx, what, orderId, { ...report, at, ...(rest !== undefined && { rest }) });
      }
    }
  });
  deps.wakeOutbox();
}

type News = MoneyBack & { readonly isNew: boolean };

/** Whether the shop itself made a refund, or took one that was there for its own. */
function isOwn({ id, reference }: MoneyBack, { publicId }: Order, refund: Refund | undefined): boolean {
  return refund?.providerId === id || reference === publicId;
}

/**
 * Where the refund of a canceled order stands now. What counts is the sum of all that went back: a person's refund
 * settles one that failed, and what is missing of the sum makes one fail that had been made.
 */
function changeOf(
  { state, amount, providerId }: Refund,
  { gone, arrived, ownId }: { gone: Cents; arrived: Cents; ownId: string | null },
  someFailed: boolean,
): Partial<Pick<Refund, 'state' | 'providerId'>> {
  if (state !== 'DONE' && arrived >= amount) return { state: 'DONE', providerId: providerId ?? ownId };
  // One that the shop has not sent yet sends what is missing by itself.
  if (state !== 'FAILED' && ownId && someFailed && gone < amount) {
    return { state: 'FAILED', providerId: providerId ?? ownId };
  }
  return {};
}

async function tellOfDispute(tx: Queryable, orderId: number, report: News, at: Date): Promise<void> {
  const isOver = report.status === 'won' || report.status === 'lost';
  if (report.isNew || isOver)
    await tellOf(tx, isOver ? 'dispute-closed' : 'dispute', orderId, { ...report, at });
}

async function tellOf(
  tx: Queryable,
  what: Tidings,
  orderId: number,
  { id: once, amount, status, at, rest }: News & { readonly at: Date; readonly rest?: Cents },
): Promise<void> {
  await tellShop(tx, { what, at, once, orderId, amount, status, ...(rest !== undefined && { rest }) });
}

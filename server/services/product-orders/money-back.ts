import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { moneyBack, productOrders, refunds } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { disputeState } from '../../payments/dispute.ts';
import type { MoneyBack } from '../../payments/provider.ts';
import { tellShop } from '../notices/tell-shop.ts';
import type { Order } from './find-order.ts';

/** Words for a refund whose money did not get there. */
const lostWords = ['failed', 'canceled'];

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
    const [order] = await tx.select().from(productOrders).where(eq(productOrders.id, orderId)).for('update');
    if (!order) return;
    for (const report of reports) {
      const [known] = await tx.select().from(moneyBack).where(eq(moneyBack.id, report.id));
      if (known?.status === report.status) continue;
      const { id, kind, amount, status } = report;
      await tx
        .insert(moneyBack)
        .values({ id, orderId, kind, amount, status, createdAt: new Date(deps.now()) })
        .onConflictDoUpdate({ target: moneyBack.id, set: { amount, status } });
      if (kind === 'DISPUTE') await takeDispute(tx, order, report, known !== undefined);
      else await takeRefund(deps, tx, order, report, known !== undefined);
    }
  });
  deps.wakeOutbox();
}

async function takeDispute(tx: Queryable, order: Order, report: MoneyBack, isKnown: boolean): Promise<void> {
  const { id, amount, status } = report;
  const isOver = status === 'won' || status === 'lost';
  if (!isKnown || isOver) {
    const what = isOver ? 'dispute-closed' : 'dispute';
    await tellShop(tx, { what, once: id, orderId: order.id, amount, status });
  }
}

/** Those of some orders whose money a bank has taken back, or may yet: it must not be sent a second time. */
export async function disputedOf(db: Queryable, orderIds: readonly number[]): Promise<ReadonlySet<number>> {
  const disputes = await db
    .select({ orderId: moneyBack.orderId, status: moneyBack.status })
    .from(moneyBack)
    .where(and(inArray(moneyBack.orderId, [...orderIds]), eq(moneyBack.kind, 'DISPUTE')));
  const taken = disputes.filter(({ status }) => disputeState(status) !== 'harmless');
  return new Set(taken.map(({ orderId }) => orderId));
}

async function takeRefund(
  deps: Deps,
  tx: Queryable,
  order: Order,
  report: MoneyBack,
  isKnown: boolean,
): Promise<void> {
  const { id, amount, status } = report;
  const isLost = lostWords.includes(status);
  const [refund] = await tx.select().from(refunds).where(eq(refunds.orderId, order.id)).for('update');
  const isOwn = refund?.providerId ? refund.providerId === id : report.reference === order.publicId;
  const isDone = status === 'succeeded' && refund?.state === 'REQUESTED';
  if (refund && isOwn && (isLost || isDone)) {
    const state = isLost ? 'FAILED' : 'DONE';
    await tx
      .update(refunds)
      .set({ state, providerId: id, lastError: null, closedAt: new Date(deps.now()) })
      .where(eq(refunds.orderId, order.id));
  }
  const about = { once: id, orderId: order.id, amount, status };
  if (isLost) await tellShop(tx, { what: 'refund-failed', ...about });
  else if (!isKnown && !isOwn) {
    await tellShop(tx, { what: 'refund-elsewhere', ...about });
  }
}

import { asc, eq } from 'drizzle-orm';
import { amendmentOf, type Entry } from '#rules/money/ledger.ts';
import type { Queryable } from '../../../db/database.ts';
import { productOrders } from '../../../db/schema/ordering.ts';
import { money } from '../../../db/schema/payments.ts';
import type { Order } from '../../ordering/find-order.ts';
import { knownMoney } from './known-money.ts';
import { writePaymentSession } from './write-payment-session.ts';

/**
 * Writes the payment of an order down beside the columns that are read: its page, and the movements of its money. What
 * stands there already is only brought up to date; a ledger that contradicts what is known stays as it is.
 * @param tx a transaction that holds the order's row, in which the columns have their new values
 * @returns what contradicts what is known, a sentence each
 */
export async function writeLedger(tx: Queryable, orderId: number, now: Date): Promise<readonly string[]> {
  const [order] = await tx.select().from(productOrders).where(eq(productOrders.id, orderId));
  if (!order) return [];
  await writePaymentSession(tx, order, now);
  return order.paidAt ? writeMoney(tx, order, order.paidAt, now) : [];
}

async function writeMoney(tx: Queryable, order: Order, paidAt: Date, now: Date): Promise<readonly string[]> {
  const ledger = await tx.select().from(money).where(eq(money.orderId, order.id)).orderBy(asc(money.id));
  const kept = ledger.map((row) => ({
    ...row,
    askedAt: row.askedAt.getTime(),
    closedAt: row.closedAt?.getTime() ?? null,
  }));
  const { added, changed, contradictions } = amendmentOf(kept, await knownMoney(tx, order, paidAt));
  if (contradictions.length > 0) return contradictions;
  let chargeId = kept.find(({ kind }) => kind === 'CHARGE')?.id ?? null;
  for (const { kept: row, entry } of changed) {
    const { amount, state, providerId } = entry;
    await tx
      .update(money)
      .set({ amount, state, providerId, closedAt: closedAt(entry, now) })
      .where(eq(money.id, row.id));
  }
  for (const entry of added) {
    const isBack = entry.kind === 'REFUND' || entry.kind === 'DISPUTE';
    const [row] = await tx
      .insert(money)
      .values({
        ...entry,
        orderId: order.id,
        chargeId: isBack ? chargeId : null,
        askedAt: new Date(entry.askedAt),
        closedAt: closedAt(entry, now),
      })
      .returning({ id: money.id });
    if (entry.kind === 'CHARGE') chargeId = row?.id ?? null;
  }
  return [];
}

function closedAt({ state, closedAt }: Entry, now: Date): Date | null {
  if (state === 'ASKED') return null;
  return closedAt === null ? now : new Date(closedAt);
}

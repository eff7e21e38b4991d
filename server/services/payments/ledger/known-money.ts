import { asc, eq } from 'drizzle-orm';
import { type Entry, entriesOf } from '#rules/money/ledger.ts';
import type { Queryable } from '../../../db/database.ts';
import { moneyBack, refunds } from '../../../db/schema/payments.ts';
import { disputeState, refundState } from '../../../payments/money-states.ts';
import type { Order } from '../../ordering/find-order.ts';

/** The movements of a paid order's money, from what the shop asked for and the provider has said. */
export async function knownMoney(tx: Queryable, order: Order, paidAt: Date): Promise<Entry[]> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.orderId, order.id));
  const back = await tx
    .select()
    .from(moneyBack)
    .where(eq(moneyBack.orderId, order.id))
    .orderBy(asc(moneyBack.createdAt), asc(moneyBack.id));
  return entriesOf({
    total: order.total,
    paidAt: paidAt.getTime(),
    paymentId: order.paymentIntentId,
    back: back.map(entryOf),
    refund: refund
      ? {
          ...refund,
          state: refund.state === 'REQUESTED' ? 'ASKED' : refund.state,
          askedAt: refund.requestedAt.getTime(),
          closedAt: refund.closedAt?.getTime() ?? null,
        }
      : null,
  });
}

function entryOf({ id: providerId, kind, amount, status, createdAt }: typeof moneyBack.$inferSelect): Entry {
  return {
    kind,
    amount: -amount,
    state: kind === 'REFUND' ? refunded[refundState(status)] : disputed[disputeState(status)],
    providerId,
    askedAt: createdAt.getTime(),
    closedAt: null,
  };
}

const refunded = { done: 'DONE', failed: 'FAILED', pending: 'ASKED' } as const;
const disputed = { undecided: 'ASKED', lost: 'DONE', harmless: 'FAILED' } as const;

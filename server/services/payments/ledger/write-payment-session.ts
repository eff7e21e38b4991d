import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { productOrders } from '../../../db/schema/ordering.ts';
import { paymentSessions } from '../../../db/schema/payments.ts';
import type { Order } from '../../ordering/find-order.ts';

type State = (typeof paymentSessions.$inferSelect)['state'];

/**
 * Writes down the page at which an order is paid, and closes the ones before it. The caller holds the order's row, in which
 * the columns have their new values.
 */
export async function writePaymentSession(tx: Queryable, orderId: number, now: Date): Promise<void> {
  const [order] = await tx.select().from(productOrders).where(eq(productOrders.id, orderId));
  if (!order) return;
  const { paymentSessionId: id } = order;
  await tx
    .update(paymentSessions)
    .set({ state: 'ENDED', url: null, closedAt: now })
    .where(
      and(
        eq(paymentSessions.orderId, orderId),
        inArray(paymentSessions.state, ['OPEN', 'UNDER_WAY']),
        ne(paymentSessions.id, id ?? ''),
      ),
    );
  if (id === null) return;
  const state = stateOf(order);
  const isOver = state === 'PAID' || state === 'ENDED';
  const closedAt = isOver ? (order.paidAt ?? order.canceledAt ?? now) : null;
  const written = { state, url: state === 'OPEN' ? order.paymentUrl : null, closedAt };
  await tx
    .insert(paymentSessions)
    .values({
      ...written,
      id,
      orderId,
      attempt: order.paymentAttempt,
      expiresAt: order.paymentExpiresAt,
      createdAt: closedAt ?? now,
    })
    .onConflictDoUpdate({
      target: paymentSessions.id,
      set: written,
      setWhere: sql`(${paymentSessions.state}, ${paymentSessions.url}) is distinct from (excluded.state, excluded.url)`,
    });
}

function stateOf({ status, paidAt, paymentUnderWayAt }: Order): State {
  if (paidAt) return 'PAID';
  if (status === 'CANCELED') return 'ENDED';
  return paymentUnderWayAt ? 'UNDER_WAY' : 'OPEN';
}

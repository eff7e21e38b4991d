import { and, eq } from 'drizzle-orm';
import type { OrderStatus } from '#rules/orders/order-moves.ts';
import { system } from '../../access/actor.ts';
import { productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import type { PaymentSession } from '../../payments/provider.ts';
import type { Order } from '../ordering/find-order.ts';
import { answerOf } from './ask-provider.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Closes the page of an open order, so that it can be paid otherwise. That this is wanted is written down first: the
 * page's end, which webhook and reconciler hear of too, then leaves the order open instead of canceling it.
 * @returns the order's status then; not closed is a page at which the customer has paid, also where the money is still
 * on its way
 * Errors: those of answerOf.
 */
export async function closePage(
  deps: Deps,
  order: Order,
  session: PaymentSession,
): Promise<{ status: OrderStatus; isClosed: boolean }> {
  if (session.state === 'open' || session.state === 'expired') {
    await deps.db
      .update(productOrders)
      .set({ paymentRenewing: true })
      .where(
        and(
          eq(productOrders.id, order.id),
          eq(productOrders.status, 'PENDING'),
          eq(productOrders.paymentSessionId, session.id),
        ),
      );
  }
  const closed = session.state === 'open' ? await answerOf(deps.payments.expire(session.id)) : session;
  const status = await settlePayment(deps, system, { orderId: order.id, session: closed });
  return { status, isClosed: closed.state === 'expired' };
}

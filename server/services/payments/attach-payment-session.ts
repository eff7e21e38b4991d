import { and, eq, isNull, or } from 'drizzle-orm';
import { system } from '../../access/actor.ts';
import { productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import type { OpenSession } from '../../payments/provider.ts';
import { ShopError } from '../../shop-error.ts';
import { refuseUnlessPending } from '../ordering/refuse-unless-pending.ts';
import { answerOf } from './ask-provider.ts';
import { writePaymentSession } from './ledger/write-payment-session.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Notes the payment session of an order and answers where to pay. One that is not needed is closed again: the order
 * was canceled in the meantime, or another press was faster and its page is the one.
 * Errors: OrderAlreadyCanceled, OrderAlreadyPaid; those of answerOf.
 */
export async function attachPaymentSession(
  deps: Deps,
  { orderId, session }: { orderId: number; session: OpenSession },
): Promise<string> {
  await deps.atLock?.('before', 'attach payment session');
  const attached = await deps.db.transaction(async (tx) => {
    const [order] = await tx
      .update(productOrders)
      .set({
        paymentSessionId: session.id,
        paymentUrl: session.url,
        paymentExpiresAt: new Date(session.expiresAt),
      })
      .where(
        and(
          eq(productOrders.id, orderId),
          eq(productOrders.status, 'PENDING'),
          or(isNull(productOrders.paymentSessionId), eq(productOrders.paymentSessionId, session.id)),
        ),
      )
      .returning();
    if (order) await writePaymentSession(tx, order.id, new Date(deps.now()));
    return order !== undefined;
  });
  await deps.atLock?.('after', 'attach payment session');
  if (attached) return session.url;
  const status = await settlePayment(deps, system, {
    orderId,
    session: await answerOf(deps.payments.expire(session.id)),
  });
  refuseUnlessPending(status);
  const [order] = await deps.db.select().from(productOrders).where(eq(productOrders.id, orderId));
  if (order?.paymentUrl) return order.paymentUrl;
  // The page of the faster press has just been closed for another one: whoever presses again gets that.
  throw new ShopError('PaymentProviderFailed');
}

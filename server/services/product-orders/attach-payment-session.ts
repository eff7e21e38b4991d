import { and, eq, isNull, or } from 'drizzle-orm';
import { productOrders } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { PaymentSession } from '../../payments/provider.ts';
import { ShopError } from '../../shop-error.ts';
import { answerOf } from './ask-provider.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Notes the payment session of an order. An order that was canceled in the meantime keeps none: its session
 * is closed again. Errors: OrderAlreadyCanceled; OrderAlreadyPaid when another press was faster; those of answerOf.
 */
export async function attachPaymentSession(
  deps: Deps,
  orderId: number,
  session: PaymentSession,
): Promise<void> {
  await deps.atLock?.('before', 'attach payment session');
  const attached = await deps.db
    .update(productOrders)
    .set({ paymentSessionId: session.id, paymentUrl: session.url })
    .where(
      and(
        eq(productOrders.id, orderId),
        eq(productOrders.status, 'PENDING'),
        or(isNull(productOrders.paymentSessionId), eq(productOrders.paymentSessionId, session.id)),
      ),
    )
    .returning({ id: productOrders.id });
  await deps.atLock?.('after', 'attach payment session');
  if (attached.length > 0) return;
  const status = await settlePayment(deps, orderId, await answerOf(deps.payments.expire(session.id)));
  throw new ShopError(status === 'PAID' ? 'OrderAlreadyPaid' : 'OrderAlreadyCanceled');
}

import type { Deps } from '../../deps.ts';
import { ShopError } from '../../shop-error.ts';
import { answerOf } from './ask-provider.ts';
import { cancelWithoutSession } from './cancel-without-session.ts';
import type { Order } from './find-order.ts';
import { type OrderStatus, settlePayment } from './settle-payment.ts';

/**
 * Cancels an order that waits for its payment. The payment page is closed first, so that nobody pays for an
 * order that was given up; money that came all the same wins. Errors: OrderAlreadyPaid, PaymentNotConfirmed
 * (it is on its way), PaymentProviderFailed, PaymentProviderTimeout.
 */
export async function cancelUnpaid(deps: Deps, order: Order): Promise<void> {
  let status: OrderStatus = order.status;
  if (order.paymentSessionId) {
    status = await settlePayment(
      deps,
      order.id,
      await answerOf(deps.payments.expire(order.paymentSessionId)),
    );
  }
  if (status === 'PENDING') status = await cancelWithoutSession(deps, order.id);
  if (status === 'CANCELED') return;
  throw new ShopError(status === 'PAID' ? 'OrderAlreadyPaid' : 'PaymentNotConfirmed');
}

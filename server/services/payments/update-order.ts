import { type CustomerActor, system } from '../../access/actor.ts';
import type { Deps } from '../../deps.ts';
import { ShopError } from '../../shop-error.ts';
import { findOrderOf } from '../ordering/find-order.ts';
import { answerOf } from './ask-provider.ts';
import { cancelUnpaid } from './cancel-unpaid.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Hears from the payment pages how a payment ended (spec §7). The status given is a hint: the provider is
 * asked. Answers the order's value in cents for PAID, 0 for CANCELED; a repeat is answered like the first.
 * Errors: OrderNotFound (unknown or somebody else's), PaymentNotConfirmed, OrderAlreadyPaid,
 * OrderAlreadyCanceled, TooManyRequests, PaymentProviderFailed, PaymentProviderTimeout; for CANCELED
 * CancellationUnderWay instead of the last two.
 */
export async function updateOrder(
  deps: Deps,
  actor: CustomerActor,
  input: { productOrderId: string; status: 'PAID' | 'CANCELED' },
): Promise<number> {
  const order = await findOrderOf(deps.db, actor, input.productOrderId);

  if (input.status === 'PAID') {
    if (order.status === 'PAID') return order.total;
    await deps.limits.take('paymentChecksOfCustomer', String(actor.customerId));
    const status = order.paymentSessionId
      ? await settlePayment(deps, system, {
          orderId: order.id,
          session: await answerOf(deps.payments.retrieve(order.paymentSessionId)),
        })
      : order.status;
    if (status === 'PAID') return order.total;
    throw new ShopError(status === 'CANCELED' ? 'OrderAlreadyCanceled' : 'PaymentNotConfirmed');
  }

  if (order.status === 'CANCELED') return 0;
  await deps.limits.take('paymentChecksOfCustomer', String(actor.customerId));
  await cancelUnpaid(deps, actor, order);
  return 0;
}

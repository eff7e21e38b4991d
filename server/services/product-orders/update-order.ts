import { and, eq } from 'drizzle-orm';
import { productOrders } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { PaymentProviderError, type PaymentSession } from '../../payments/provider.ts';
import { ShopError } from '../../shop-error.ts';
import type { Caller } from '../auth/authenticate.ts';
import { cancelWithoutSession } from './cancel-without-session.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Hears from the payment pages how a payment ended (spec §7). The status given is a hint: the provider is
 * asked. Answers the order's value in cents for PAID, 0 for CANCELED; a repeat is answered like the first.
 * Errors: OrderNotFound (unknown or somebody else's), PaymentNotConfirmed, OrderAlreadyPaid,
 * OrderAlreadyCanceled, PaymentProviderFailed, PaymentProviderTimeout.
 */
export async function updateOrder(
  deps: Deps,
  caller: Caller,
  input: { productOrderId: string; status: 'PAID' | 'CANCELED' },
): Promise<number> {
  const [order] = await deps.db
    .select()
    .from(productOrders)
    .where(
      and(eq(productOrders.publicId, input.productOrderId), eq(productOrders.customerId, caller.customerId)),
    );
  if (!order) throw new ShopError('OrderNotFound');

  if (input.status === 'PAID') {
    if (order.status === 'PAID') return order.total;
    const status = order.paymentSessionId
      ? await settle(deps, order.id, deps.payments.retrieve(order.paymentSessionId))
      : order.status;
    if (status === 'PAID') return order.total;
    throw new ShopError(status === 'CANCELED' ? 'OrderAlreadyCanceled' : 'PaymentNotConfirmed');
  }

  if (order.status === 'CANCELED') return 0;
  const status = order.paymentSessionId
    ? await settle(deps, order.id, deps.payments.expire(order.paymentSessionId))
    : await cancelWithoutSession(deps, order.id);
  if (status === 'CANCELED') return 0;
  throw new ShopError(status === 'PAID' ? 'OrderAlreadyPaid' : 'PaymentNotConfirmed');
}

async function settle(deps: Deps, orderId: number, asked: Promise<PaymentSession>) {
  const session = await asked.catch((error: unknown) => {
    if (!(error instanceof PaymentProviderError)) throw error;
    throw new ShopError(error.timedOut ? 'PaymentProviderTimeout' : 'PaymentProviderFailed');
  });
  return settlePayment(deps, orderId, session);
}

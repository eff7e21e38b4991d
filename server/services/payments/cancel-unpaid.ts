import { and, eq } from 'drizzle-orm';
import type { OrderStatus } from '#rules/orders/order-moves.ts';
import type { Actor } from '../../access/actor.ts';
import { productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import { PaymentProviderError } from '../../payments/provider.ts';
import { ShopError } from '../../shop-error.ts';
import type { Order } from '../ordering/find-order.ts';
import { cancelWithoutSession } from './cancel-without-session.ts';
import { settlePayment } from './settle-payment.ts';

/** Milliseconds until the reconciler tries again what the provider did not let happen. */
const pause = 10_000;

/**
 * Cancels an order that waits for its payment. The payment page is closed first, so that nobody pays for an
 * order that was given up; money that came all the same wins. Where the provider does not answer, the wish stays
 * noted and is tried until it is done. Errors: OrderAlreadyPaid, PaymentNotConfirmed (it is on its way),
 * CancellationUnderWay.
 */
export async function cancelUnpaid(deps: Deps, actor: Actor, order: Order): Promise<void> {
  await note(deps, order.id, new Date(deps.now()));
  await finishCanceling(deps, actor, order);
}

/** Does what its customer asked for. Errors: those of {@link cancelUnpaid}. */
export async function finishCanceling(deps: Deps, actor: Actor, order: Order): Promise<void> {
  let status: OrderStatus = order.status;
  try {
    if (order.paymentSessionId) {
      const session = await deps.payments.expire(order.paymentSessionId);
      status = await settlePayment(deps, actor, { orderId: order.id, session });
    }
    if (status === 'PENDING') status = await cancelWithoutSession(deps, actor, order.id);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    deps.log.warn({ err: error, order: order.publicId }, 'payment page not closed yet');
    throw new ShopError('CancellationUnderWay');
  }
  if (status === 'CANCELED') return;
  await note(deps, order.id, null);
  throw new ShopError(status === 'PAID' ? 'OrderAlreadyPaid' : 'PaymentNotConfirmed');
}

async function note(deps: Deps, orderId: number, cancelAskedAt: Date | null): Promise<void> {
  await deps.db
    .update(productOrders)
    .set({ cancelAskedAt, nextCheckAt: new Date(deps.now() + pause) })
    .where(and(eq(productOrders.id, orderId), eq(productOrders.status, 'PENDING')));
}

import { and, eq, isNull } from 'drizzle-orm';
import { lifetimeOf } from '#rules/orders/payment-lifetime.ts';
import { system } from '../../access/actor.ts';
import { productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import { PaymentProviderError } from '../../payments/provider.ts';
import { type Order, type OrderWithLines, readOrder } from '../ordering/find-order.ts';
import { refuseUnlessPending } from '../ordering/refuse-unless-pending.ts';
import { answerOf } from './ask-provider.ts';
import { attachPaymentSession } from './attach-payment-session.ts';
import { endReplaced } from './give-way.ts';
import { openPaymentSession } from './open-payment-session.ts';
import { mayAskAgain } from './page-tries.ts';

/**
 * The page at which an open order can be paid: the one it has, or a new one. An answer that is an error stays with
 * its key for a day, so the next try gets another key; without an answer the key stays, since the page may be there.
 * It has none before those have ended in whose place it came.
 * @param placed as it was read or written just now
 * Errors: those of endReplaced, OrderAlreadyPaid, OrderAlreadyCanceled, PaymentProviderFailed, PaymentProviderTimeout.
 */
export async function openPage(deps: Deps, placed: OrderWithLines): Promise<string> {
  await endReplaced(deps, system, placed);
  let order = placed;
  for (let nth = 1; ; nth++) {
    refuseUnlessPending(order.status);
    if (order.paymentUrl) return order.paymentUrl;
    try {
      const session = await openPaymentSession(deps, order);
      return await attachPaymentSession(deps, { orderId: order.id, session });
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error;
      if (error.isAnswer) await nextAttempt(deps, order);
      if (!(await mayAskAgain(error, nth))) return answerOf(Promise.reject(error));
      order = await readOrder(deps.db, placed.id);
    }
  }
}

/** Another key, and its whole time anew: the provider takes no session that ends in less than half of one. */
async function nextAttempt(deps: Deps, order: Order): Promise<void> {
  const { id, paymentAttempt } = order;
  await deps.db
    .update(productOrders)
    .set({
      paymentAttempt: paymentAttempt + 1,
      paymentExpiresAt: new Date(deps.now() + lifetimeOf(order)),
    })
    .where(
      and(
        eq(productOrders.id, id),
        eq(productOrders.status, 'PENDING'),
        eq(productOrders.paymentAttempt, paymentAttempt),
        isNull(productOrders.paymentSessionId),
      ),
    );
}

import { and, eq, isNull } from 'drizzle-orm';
import { parseLocalDateTime } from '#rules/berlin-time.ts';
import { isSlotOffered } from '#rules/delivery-date.ts';
import type { BookingRules } from '#rules/time-slots.ts';
import { productOrders } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { PaymentProviderError, type PaymentSession } from '../../payments/provider.ts';
import { ShopError } from '../../shop-error.ts';
import type { Caller } from '../auth/authenticate.ts';
import { orderingRules } from '../settings/settings.ts';
import { answerOf, withPatience } from './ask-provider.ts';
import { attachPaymentSession } from './attach-payment-session.ts';
import { findOrderOf, type Order, readOrder } from './find-order.ts';
import { openPaymentSession, paymentLifetime } from './open-payment-session.ts';
import { type OrderStatus, settlePayment } from './settle-payment.ts';

/** A payment page with less time left than this is replaced by a new one. */
const shortestStay = 10 * 60_000;

/**
 * Where an order that is still open can be paid: at the session it has, or at a new one when that one has
 * ended or is about to. At most one session is open at any time, and the amounts are those ordered.
 * Errors: OrderNotFound, OrderAlreadyPaid, OrderAlreadyCanceled, PaymentNotConfirmed (the money is on its
 * way), OrderTooLateToPay, TooManyRequests, PaymentProviderFailed, PaymentProviderTimeout.
 */
export function payOrder(deps: Deps, caller: Caller, publicId: string): Promise<{ url: string }> {
  return withPatience(findOrRenew(deps, caller, publicId));
}

async function findOrRenew(deps: Deps, caller: Caller, publicId: string): Promise<{ url: string }> {
  await deps.limits.take('checkoutsOfCustomer', String(caller.customerId));
  const order = await findOrderOf(deps.db, caller, publicId);
  refuseUnlessPending(order.status);
  const { booking } = await orderingRules(deps);
  if (!isInTime(order, deps.now(), booking)) throw new ShopError('OrderTooLateToPay');
  if (order.paymentSessionId) {
    const session = await answerOf(deps.payments.retrieve(order.paymentSessionId));
    const left = order.paymentExpiresAt.getTime() - deps.now();
    if (session.state === 'open' && session.url && left > shortestStay) return { url: session.url };
    await closeForRenewal(deps, order, session);
  }
  return { url: await openNow(deps, order.id) };
}

/** True when an order can still be made in time: its slot is one that could be ordered now, or it has none. */
export function isInTime(order: Order, now: number, booking: BookingRules): boolean {
  const wanted = order.preferDateAndTime && parseLocalDateTime(order.preferDateAndTime);
  return !wanted || isSlotOffered(wanted, now, booking, order.fulfilment);
}

/**
 * Closes a session so that another can follow. That it is to be renewed is written down first: its end, which
 * webhook and reconciler hear of too, then makes room for the next session instead of canceling the order.
 */
async function closeForRenewal(deps: Deps, order: Order, session: PaymentSession): Promise<void> {
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
  refuseUnlessPending(await settlePayment(deps, order.id, closed));
  if (closed.state !== 'expired') throw new ShopError('PaymentNotConfirmed');
}

async function openNow(deps: Deps, orderId: number): Promise<string> {
  const order = await readOrder(deps.db, orderId);
  refuseUnlessPending(order.status);
  if (order.paymentUrl) return order.paymentUrl;
  try {
    const session = await openPaymentSession(deps, order);
    await attachPaymentSession(deps, order.id, session);
    return session.url;
  } catch (error) {
    // An order whose first session never came about has too little of its hour left: it gets another hour.
    const isStale = order.paymentExpiresAt.getTime() - deps.now() < paymentLifetime / 2;
    if (!(error instanceof PaymentProviderError && error.refused && isStale)) {
      return answerOf(Promise.reject(error));
    }
    await deps.db
      .update(productOrders)
      .set({
        paymentAttempt: order.paymentAttempt + 1,
        paymentExpiresAt: new Date(deps.now() + paymentLifetime),
      })
      .where(
        and(
          eq(productOrders.id, order.id),
          eq(productOrders.status, 'PENDING'),
          eq(productOrders.paymentAttempt, order.paymentAttempt),
          isNull(productOrders.paymentSessionId),
        ),
      );
    const renewed = await readOrder(deps.db, orderId);
    refuseUnlessPending(renewed.status);
    const session = await answerOf(openPaymentSession(deps, renewed));
    await attachPaymentSession(deps, renewed.id, session);
    return session.url;
  }
}

function refuseUnlessPending(status: OrderStatus): void {
  if (status === 'PAID') throw new ShopError('OrderAlreadyPaid');
  if (status === 'CANCELED') throw new ShopError('OrderAlreadyCanceled');
}

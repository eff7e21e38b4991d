import { and, eq, not } from 'drizzle-orm';
import { parseLocalDateTime } from '#rules/booking/berlin-time.ts';
import { isSlotOffered } from '#rules/booking/delivery-date.ts';
import type { BookingRules } from '#rules/booking/time-slots.ts';
import { lifetimeOf } from '#rules/orders/payment-lifetime.ts';
import type { CustomerActor } from '../../access/actor.ts';
import type { Queryable } from '../../db/database.ts';
import { productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import { ShopError } from '../../shop-error.ts';
import { portionsOfPlaced, sumOf } from '../booking/basket-portions.ts';
import { keepsPlace } from '../booking/day-load.ts';
import { lockDay, namingFree, refuseIfFull } from '../booking/take-slot.ts';
import { orderedProducts, refuseSoldOut } from '../catalogue/availability.ts';
import { gaveWay } from '../ordering/anew/in-place-of.ts';
import { findOrderOf, lockOrder, type Order, readOrder } from '../ordering/find-order.ts';
import { refuseUnlessPending } from '../ordering/refuse-unless-pending.ts';
import { bookingNow, orderingRules } from '../settings/settings.ts';
import { answerOf } from './ask-provider.ts';
import { closePage } from './close-page.ts';
import { openPage } from './open-page.ts';

/** A payment page with less time left than this is replaced by a new one. */
const shortestStay = 10 * 60_000;

/**
 * Where an order that is still open can be paid: at the session it has, or at a new one when that one has
 * ended or is about to. At most one session is open at any time, and the amounts are those ordered.
 * Errors: OrderNotFound, OrderAlreadyPaid, OrderAlreadyCanceled, PaymentNotConfirmed (the money is on its
 * way), OrderTooLateToPay, SlotFull, SoldOut, TooManyRequests, PaymentProviderFailed, PaymentProviderTimeout.
 */
export async function payOrder(deps: Deps, actor: CustomerActor, publicId: string): Promise<{ url: string }> {
  await deps.limits.take('checkoutsOfCustomer', String(actor.customerId));
  const order = await findOrderOf(deps.db, actor, publicId);
  refuseUnlessPending(order.status);
  const { booking } = await orderingRules(deps);
  if (!isInTime(order, deps.now(), booking)) throw new ShopError('OrderTooLateToPay');
  if (order.cancelAskedAt) await keepAfterAll(deps, order);
  return { url: await payablePage(deps, order) };
}

/**
 * The page of an open order: the one it has while there is time enough to pay there, else a new one. A new one keeps the
 * order's time for longer, so it is for orders that could be placed at this moment; any other keeps its page to the end.
 * Errors: OrderAlreadyPaid, OrderAlreadyCanceled, PaymentNotConfirmed, OrderTooLateToPay, SlotFull, SoldOut,
 * PaymentProviderFailed, PaymentProviderTimeout.
 */
export async function payablePage(deps: Deps, order: Order): Promise<string> {
  const { paymentSessionId } = order;
  const session = paymentSessionId ? await answerOf(deps.payments.retrieve(paymentSessionId)) : null;
  const left = order.paymentExpiresAt.getTime() - deps.now();
  const url = session?.state === 'open' && left > 0 ? session.url : null;
  if (url && left > shortestStay) return url;
  const needsTime = session ? session.state === 'open' || session.state === 'expired' : left <= shortestStay;
  if (needsTime && !(await keepTime(deps, order))) {
    if (url) return url;
    throw new ShopError('OrderTooLateToPay');
  }
  if (session) {
    const { status, isClosed } = await closePage(deps, order, session);
    refuseUnlessPending(status);
    if (!isClosed) throw new ShopError('PaymentNotConfirmed');
  }
  return openPage(deps, await readOrder(deps.db, order.id));
}

/**
 * Has an order keep its place for as long as a new page lasts. Where its page has ended and nobody has heard of it somebody
 * else may have the place: then it is taken again, if it could be ordered today.
 * Errors: OrderNotFound, SlotFull, SoldOut, OrderAlreadyPaid, OrderAlreadyCanceled.
 * @returns false for an order that is too late by the rules of this moment, its size among them
 */
async function keepTime(deps: Deps, { id, preferDateAndTime }: Order): Promise<boolean> {
  const place = parseLocalDateTime(preferDateAndTime ?? '');
  if (!place) return true;
  const keep = async (tx: Queryable) => {
    await lockDay(tx, place.day);
    const order = await lockOrder(tx, id);
    if (!order) throw new ShopError('OrderNotFound');
    refuseUnlessPending(order.status);
    const now = deps.now();
    const booking = await bookingNow(tx);
    const portions = await portionsOfPlaced(tx, id);
    if (!isInTime(order, now, booking, sumOf(portions))) return false;
    if (!keepsPlace(order, now)) {
      const { fulfilment } = order;
      const { lines } = await readOrder(tx, id);
      const ids = lines.map(({ productId }) => productId);
      refuseSoldOut(await orderedProducts(tx, ids), place.day);
      await refuseIfFull(tx, { ...place, fulfilment, portions, booking, now, without: id });
    }
    const paymentExpiresAt = new Date(now + lifetimeOf(order));
    await tx.update(productOrders).set({ paymentExpiresAt }).where(eq(productOrders.id, id));
    return true;
  };
  return namingFree(deps, () => deps.db.transaction(keep));
}

/** Who pays does not want to cancel any more. Errors: CancellationUnderWay, where another order has come in its place. */
async function keepAfterAll(deps: Deps, { id }: Order): Promise<void> {
  const open = and(eq(productOrders.id, id), eq(productOrders.status, 'PENDING'));
  const kept = await deps.db
    .update(productOrders)
    .set({ cancelAskedAt: null })
    .where(and(open, not(gaveWay(deps.db))))
    .returning({ id: productOrders.id });
  if (kept.length === 0 && (await deps.db.$count(productOrders, open)) > 0) {
    throw new ShopError('CancellationUnderWay');
  }
}

/**
 * True when an order can still be made in time: its slot is one that could be ordered now, or it has none.
 * @param portions 0 of an order whose place is its own: its size was in time when it was placed
 */
export function isInTime(order: Order, now: number, booking: BookingRules, portions = 0): boolean {
  const wanted = order.preferDateAndTime && parseLocalDateTime(order.preferDateAndTime);
  return !wanted || isSlotOffered(wanted, now, booking, order.fulfilment, portions);
}

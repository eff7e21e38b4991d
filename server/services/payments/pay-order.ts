import { and, eq } from 'drizzle-orm';
import { parseLocalDateTime } from '#rules/booking/berlin-time.ts';
import { isSlotOffered } from '#rules/booking/delivery-date.ts';
import type { BookingRules } from '#rules/booking/time-slots.ts';
import type { CustomerActor } from '../../access/actor.ts';
import { productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import { ShopError } from '../../shop-error.ts';
import { portionsOfItems } from '../booking/basket-portions.ts';
import { keepsPlace } from '../booking/day-load.ts';
import { namingFree, refuseIfFull } from '../booking/take-slot.ts';
import { findOrderOf, type Order, readOrder } from '../ordering/find-order.ts';
import { refuseUnlessPending } from '../ordering/refuse-unless-pending.ts';
import { orderingRules } from '../settings/settings.ts';
import { answerOf } from './ask-provider.ts';
import { closePage } from './close-page.ts';
import { openPage } from './open-page.ts';

/** A payment page with less time left than this is replaced by a new one. */
const shortestStay = 10 * 60_000;

/**
 * Where an order that is still open can be paid: at the session it has, or at a new one when that one has
 * ended or is about to. At most one session is open at any time, and the amounts are those ordered.
 * Errors: OrderNotFound, OrderAlreadyPaid, OrderAlreadyCanceled, PaymentNotConfirmed (the money is on its
 * way), OrderTooLateToPay, SlotFull, TooManyRequests, PaymentProviderFailed, PaymentProviderTimeout.
 */
export async function payOrder(deps: Deps, actor: CustomerActor, publicId: string): Promise<{ url: string }> {
  await deps.limits.take('checkoutsOfCustomer', String(actor.customerId));
  const order = await findOrderOf(deps.db, actor, publicId);
  refuseUnlessPending(order.status);
  const { booking } = await orderingRules(deps);
  if (!isInTime(order, deps.now(), booking)) throw new ShopError('OrderTooLateToPay');
  if (!keepsPlace(order, deps.now())) await refuseIfGone(deps, order, booking);
  if (order.cancelAskedAt) await keepAfterAll(deps, order);
  return { url: await payablePage(deps, order) };
}

/**
 * The page of an open order with time enough to pay there: the one it has, or a new one.
 * Errors: OrderAlreadyPaid, OrderAlreadyCanceled, PaymentNotConfirmed, PaymentProviderFailed, PaymentProviderTimeout.
 */
export async function payablePage(deps: Deps, order: Order): Promise<string> {
  if (order.paymentSessionId) {
    const session = await answerOf(deps.payments.retrieve(order.paymentSessionId));
    const left = order.paymentExpiresAt.getTime() - deps.now();
    if (session.state === 'open' && session.url && left > shortestStay) return session.url;
    const { status, isClosed } = await closePage(deps, order, session);
    refuseUnlessPending(status);
    if (!isClosed) throw new ShopError('PaymentNotConfirmed');
  }
  return openPage(deps, await readOrder(deps.db, order.id));
}

/** Its page has ended and nobody has heard of it yet: somebody else may have its place. Errors: SlotFull. */
async function refuseIfGone(
  deps: Pick<Deps, 'db' | 'now'>,
  order: Order,
  booking: BookingRules,
): Promise<void> {
  const place = parseLocalDateTime(order.preferDateAndTime ?? '');
  if (!place) return;
  const { lines } = await readOrder(deps.db, order.id);
  const { fulfilment, id: without } = order;
  const portions = await portionsOfItems(deps.db, lines);
  const seeking = { ...place, fulfilment, portions, booking, now: deps.now(), without };
  await namingFree(deps, () => refuseIfFull(deps.db, seeking));
}

/** Who pays does not want to cancel any more. */
async function keepAfterAll(deps: Deps, { id }: Order): Promise<void> {
  await deps.db
    .update(productOrders)
    .set({ cancelAskedAt: null })
    .where(and(eq(productOrders.id, id), eq(productOrders.status, 'PENDING')));
}

/** True when an order can still be made in time: its slot is one that could be ordered now, or it has none. */
export function isInTime(order: Order, now: number, booking: BookingRules): boolean {
  const wanted = order.preferDateAndTime && parseLocalDateTime(order.preferDateAndTime);
  return !wanted || isSlotOffered(wanted, now, booking, order.fulfilment);
}

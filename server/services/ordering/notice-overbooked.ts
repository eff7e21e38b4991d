import { and, eq } from 'drizzle-orm';
import { parseLocalDateTime } from '#rules/booking/berlin-time.ts';
import { roomAt } from '#rules/booking/slot-state.ts';
import { isOpenFor } from '#rules/booking/time-slots.ts';
import type { Queryable } from '../../db/database.ts';
import { orderChanges } from '../../db/schema/changes.ts';
import { productOrders } from '../../db/schema/ordering.ts';
import { portionsOfPlaced } from '../booking/basket-portions.ts';
import { dayLoad, hadPlace } from '../booking/day-load.ts';
import { capacityOn } from '../booking/limits.ts';
import { lockDay } from '../booking/take-slot.ts';
import { soldOutOn } from '../catalogue/availability.ts';
import { openNotice } from '../notices/open-notice.ts';
import { bookingNow } from '../settings/settings.ts';
import type { Order } from './find-order.ts';

/** Milliseconds before its end from which a place counts as one that may be gone when its money is booked. */
const soon = 60_000;

/**
 * Before an order is locked whose money has come: where its place may be gone, whoever wants something of its day waits. Else
 * an order that is placed in between would not be seen by {@link noticeOverbooked}, nor see this one.
 */
export async function lockDayOfLate(tx: Queryable, orderId: number, now: number): Promise<void> {
  const [order] = await tx.select().from(productOrders).where(eq(productOrders.id, orderId));
  if (order && !hadPlace(order, now + soon)) await lockDayOf(tx, order.preferDateAndTime);
}

/**
 * Before an order is locked for a change whose money has come: where its page has ended, or is about to, and its room may be
 * gone, whoever wants something of that day waits.
 */
export async function lockDayOfLateChange(tx: Queryable, changeId: number, now: number): Promise<void> {
  const [change] = await tx
    .select({ wished: orderChanges.preferDateAndTime, until: orderChanges.until, order: productOrders })
    .from(orderChanges)
    .innerJoin(productOrders, eq(productOrders.id, orderChanges.orderId))
    .where(and(eq(orderChanges.id, changeId), eq(orderChanges.state, 'OPEN')));
  if (!change || change.until.getTime() >= now + soon) return;
  await lockDayOf(tx, change.wished ?? change.order.preferDateAndTime);
}

async function lockDayOf(tx: Queryable, preferDateAndTime: string | null): Promise<void> {
  const place = parseLocalDateTime(preferDateAndTime ?? '');
  if (place) await lockDay(tx, place.day);
}

/**
 * Opens a notice where an order has become binding for a time at which the shop is closed by then. It may have been closed
 * while the order waited for its money.
 */
export async function noticeClosed(
  tx: Queryable,
  { id: orderId, preferDateAndTime }: Pick<Order, 'id' | 'preferDateAndTime'>,
  at: Date,
): Promise<void> {
  const place = parseLocalDateTime(preferDateAndTime ?? '');
  if (!place || isOpenFor(place, await bookingNow(tx))) return;
  await openNotice(tx, { kind: 'OVERBOOKED', orderId, at, matter: 'closed', data: { what: 'closed' } });
}

/**
 * Opens a notice where an order has become binding that has no room any more: its money came when its place had gone. Money
 * that is there is taken; what to do about it is for a person to say.
 */
export async function noticeOverbooked(tx: Queryable, order: Order, at: Date): Promise<void> {
  const place = parseLocalDateTime(order.preferDateAndTime ?? '');
  if (!place) return;
  const { fulfilment } = order;
  const load = await dayLoad(tx, { day: place.day, now: at.getTime(), without: order.id });
  const wanted = { portions: await portionsOfPlaced(tx, order.id), fulfilment };
  const room = roomAt(place, wanted, load, await capacityOn(tx, place.day));
  if (room.state === 'FULL') await openNotice(tx, { kind: 'OVERBOOKED', orderId: order.id, at });
}

/**
 * Opens a notice where an order has become binding with dishes that are sold out for its day by then: they may have been said to
 * be so while the order waited for its money. The notice names them.
 * @param dishes ids of products: those that it had not before
 */
export async function noticeSoldOut(
  tx: Queryable,
  { id: orderId, preferDateAndTime }: Pick<Order, 'id' | 'preferDateAndTime'>,
  dishes: readonly number[],
  at: Date,
): Promise<void> {
  const place = parseLocalDateTime(preferDateAndTime ?? '');
  const productIds = place ? await soldOutOn(tx, place.day, dishes) : [];
  if (productIds.length === 0) return;
  const what = 'sold-out';
  await openNotice(tx, { kind: 'OVERBOOKED', orderId, at, matter: what, data: { what, productIds } });
}

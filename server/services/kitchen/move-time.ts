import { eq } from 'drizzle-orm';
import type { Day, Time } from '#rules/booking/berlin-time.ts';
import { isSlotOffered } from '#rules/booking/delivery-date.ts';
import { isBinding } from '#rules/orders/order-moves.ts';
import { isForward } from '#rules/orders/stages.ts';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import type { Queryable } from '../../db/database.ts';
import { outbox } from '../../db/schema/jobs.ts';
import { stops } from '../../db/schema/kitchen.ts';
import { productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import { demand } from '../../policies/demand.ts';
import { mayInKitchen } from '../../policies/kitchen-policies.ts';
import { ShopError } from '../../shop-error.ts';
import { closeNotices } from '../notices/open-notice.ts';
import type { Order } from '../ordering/find-order.ts';
import { nextBon } from '../ordering/give-bon.ts';
import { writeOrderEvent } from '../ordering/move-order.ts';
import { orderingRules } from '../settings/settings.ts';
import { dayOf } from './kitchen-lines.ts';
import { withLockedOrder } from './with-locked-order.ts';

interface TimeMove {
  readonly publicId: string;
  readonly day: Day;
  readonly time: Time;
  /** The agreed time that whoever moves it saw, null for none; with another one the press falls away. */
  readonly from?: string | null | undefined;
}

/**
 * Moves an order to another time at the same price, or sets the time of one that has none. On another day it gets the
 * next number of that day and leaves its run. The customer hears of it by e-mail. How long before a delivery
 * customers have to order is their lead time: the shop may be faster.
 * Errors: OrderNotFound, OrderNotBinding, OrderAlreadyOut, TimeChanged, DeliveryTimeUnavailable, NotAllowed.
 */
export async function moveTime(
  deps: Deps,
  actor: StaffActor,
  { publicId, day, time, from }: TimeMove,
): Promise<Order> {
  demand(mayInKitchen('moveTime', actor, deps.now()));
  const { booking } = await orderingRules(deps);
  const to = `${day}T${time}`;
  const moved = await withLockedOrder(deps, publicId, async (tx, order, at) => {
    if (!isBinding(order)) throw new ShopError('OrderNotBinding');
    if (from !== undefined && from !== order.preferDateAndTime) throw new ShopError('TimeChanged');
    if (isForward('READY', order.stage)) throw new ShopError('OrderAlreadyOut');
    if (to === order.preferDateAndTime) return order;
    if (!isSlotOffered({ day, time }, at.getTime(), { ...booking, leadHours: 0 }, order.fulfilment)) {
      throw new ShopError('DeliveryTimeUnavailable', { field: 'time' });
    }
    return move(tx, actor, { order, to, at });
  });
  deps.wakeOutbox();
  return moved;
}

async function move(
  tx: Queryable,
  actor: StaffActor,
  { order, to, at }: { order: Order; to: string; at: Date },
): Promise<Order> {
  const { id: orderId, publicId, preferDateAndTime: from } = order;
  const isOtherDay = dayOf(order) !== dayOf({ preferDateAndTime: to });
  const bon = isOtherDay ? await nextBon(tx, { preferDateAndTime: to }) : order.bon;
  const set = { preferDateAndTime: to, bon };
  await tx.update(productOrders).set(set).where(eq(productOrders.id, orderId));
  // A run is one of a day.
  if (isOtherDay) await tx.delete(stops).where(eq(stops.orderId, orderId));
  await writeOrderEvent(tx, actor, { orderId, kind: 'moved', at, data: { from, to, bon } });
  await closeNotices(tx, orderId, ['ORDER_WITHOUT_TIME'], at);
  await tx.insert(outbox).values({
    key: `order-moved:${publicId}:${at.getTime()}`,
    kind: 'order-moved',
    payload: { orderId, from, to },
  });
  return { ...order, ...set };
}

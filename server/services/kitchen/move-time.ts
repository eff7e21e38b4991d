import { eq } from 'drizzle-orm';
import { dayOf } from '#rules/booking/agreed.ts';
import type { Day, Time } from '#rules/booking/berlin-time.ts';
import { isSlotOffered } from '#rules/booking/delivery-date.ts';
import { withoutLeadTime } from '#rules/booking/time-slots.ts';
import { feeTimeOfMoved, stageAt } from '#rules/orders/fee-steps.ts';
import { isBinding } from '#rules/orders/order-moves.ts';
import { hasLeft } from '#rules/orders/stages.ts';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import type { Queryable } from '../../db/database.ts';
import { outbox } from '../../db/schema/jobs.ts';
import { productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import { demand } from '../../policies/demand.ts';
import { mayInKitchen } from '../../policies/kitchen-policies.ts';
import { ShopError } from '../../shop-error.ts';
import { portionsOfPlaced } from '../booking/basket-portions.ts';
import { lockDay, namingFree, refuseIfFull } from '../booking/take-slot.ts';
import { closeNotices } from '../notices/open-notice.ts';
import { type Order, withLines } from '../ordering/find-order.ts';
import { nextBon } from '../ordering/give-bon.ts';
import { writeOrderEvent } from '../ordering/move-order.ts';
import { noticeOverbooked } from '../ordering/notice-overbooked.ts';
import { leaveDay } from '../ordering/reopen-work.ts';
import { tellKitchens } from '../ordering/tell-kitchens.ts';
import { openChangeOf } from '../payments/changes/waiting-change.ts';
import { type ChangeRules, changeRulesNow, feeStagesOf } from '../settings/change-rules.ts';
import { bookingNow } from '../settings/settings.ts';
import { withLockedOrder } from './with-locked-order.ts';

interface TimeMove {
  readonly publicId: string;
  readonly day: Day;
  readonly time: Time;
  /** The agreed time that whoever moves it saw, null for none; with another one the press falls away. */
  readonly from?: string | null | undefined;
  /** Also where there is no room: a notice says so. */
  readonly overbook?: boolean | undefined;
}

/**
 * Moves an order to another time at the same price, or sets the time of one that has none. On another day it gets the
 * next number of that day, leaves its run and begins anew. The customer hears of it by e-mail. How long before a delivery
 * customers have to order is their lead time: the shop may be faster.
 * Errors: OrderNotFound, OrderNotBinding, OrderAlreadyOut, TimeChanged, ChangeUnderWay (it is paid or dropped
 * first), DeliveryTimeUnavailable, SlotFull, NotAllowed.
 */
export async function moveTime(
  deps: Deps,
  actor: StaffActor,
  { publicId, day, time, from, overbook = false }: TimeMove,
): Promise<Order> {
  demand(mayInKitchen('moveTime', actor, deps.now()));
  const rules = await changeRulesNow(deps.db);
  const to = `${day}T${time}`;
  const act = async (tx: Queryable, order: Order, at: Date) => {
    if (!isBinding(order)) throw new ShopError('OrderNotBinding');
    if (from !== undefined && from !== order.preferDateAndTime) throw new ShopError('TimeChanged');
    if (hasLeft(order.stage)) throw new ShopError('OrderAlreadyOut');
    if (to === order.preferDateAndTime) return order;
    // It was agreed for the time that the order has now: who paid for it afterwards would pay in vain.
    if (await openChangeOf(tx, order.id)) throw new ShopError('ChangeUnderWay');
    const booking = withoutLeadTime(await bookingNow(tx));
    if (!isSlotOffered({ day, time }, at.getTime(), booking, order.fulfilment)) {
      throw new ShopError('DeliveryTimeUnavailable', { field: 'time' });
    }
    if (!overbook) {
      const portions = await portionsOfPlaced(tx, order.id);
      const { fulfilment, id: without } = order;
      await refuseIfFull(tx, { day, time, fulfilment, portions, booking, now: at.getTime(), without });
    }
    return move(tx, actor, { order, to, at, rules });
  };
  const moved = await namingFree(deps, () => withLockedOrder(deps, publicId, act, (tx) => lockDay(tx, day)));
  return moved;
}

async function move(
  tx: Queryable,
  actor: StaffActor,
  { order, to, at, rules }: { order: Order; to: string; at: Date; rules: ChangeRules },
): Promise<Order> {
  const { id: orderId, publicId, preferDateAndTime: from } = order;
  const isOtherDay = dayOf(order) !== dayOf({ preferDateAndTime: to });
  const bon = isOtherDay ? await nextBon(tx, { preferDateAndTime: to }) : order.bon;
  // What canceling costs once it has begun is not undone by moving it.
  const reached = stageAt(feeStagesOf(rules, order), at.getTime());
  const feeTime = feeTimeOfMoved(order, to);
  const set = { preferDateAndTime: to, bon, feeFloor: reached.percent, feeTime };
  await tx.update(productOrders).set(set).where(eq(productOrders.id, orderId));
  const before = await withLines(tx, order);
  if (isOtherDay) await leaveDay(tx, actor, { order: before, at });
  else {
    const now = { ...order, preferDateAndTime: to };
    await tellKitchens(tx, actor, { order, why: 'CHANGED', dishes: before.lines, changes: [], now, at });
  }
  await writeOrderEvent(tx, actor, { orderId, kind: 'moved', at, data: { from, to, bon } });
  await closeNotices(tx, orderId, ['ORDER_WITHOUT_TIME', 'OVERBOOKED'], at);
  await noticeOverbooked(tx, { ...order, ...set }, at);
  await tx.insert(outbox).values({
    key: `order-moved:${publicId}:${at.getTime()}`,
    kind: 'order-moved',
    payload: { orderId, from, to },
  });
  return { ...order, ...set };
}

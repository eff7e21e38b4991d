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
import { orderedProducts, refuseSoldOut, soldOutOn } from '../catalogue/availability.ts';
import { type Order, type OrderWithLines, withLines } from '../ordering/find-order.ts';
import { nextBon } from '../ordering/give-bon.ts';
import { writeOrderEvent } from '../ordering/move-order.ts';
import { noticePlaceAnew } from '../ordering/notice-place-anew.ts';
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
  /** Ids of dishes that whoever moves it to another day knows to be sold out for it: a notice says so. */
  readonly knownSoldOut?: readonly number[] | undefined;
}

/**
 * Moves an order to another time at the same price, or sets the time of one that has none. On another day it gets the
 * next number of that day, leaves its run and begins anew. The customer hears of it by e-mail. How long before a delivery
 * customers have to order is their lead time: the shop may be faster.
 * Errors: OrderNotFound, OrderNotBinding, OrderAlreadyOut, TimeChanged, ChangeUnderWay (it is paid or dropped
 * first), DeliveryTimeUnavailable, SoldOut, SlotFull, NotAllowed.
 */
export async function moveTime(
  deps: Deps,
  actor: StaffActor,
  { publicId, day, time, from, overbook = false, knownSoldOut = [] }: TimeMove,
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
    const before = await withLines(tx, order);
    const soldOut = dayOf(order) === day ? [] : await soldOutOf(tx, before, day, knownSoldOut);
    if (!overbook) {
      const portions = await portionsOfPlaced(tx, order.id);
      const { fulfilment, id: without } = order;
      await refuseIfFull(tx, { day, time, fulfilment, portions, booking, now: at.getTime(), without });
    }
    return move(tx, actor, { before, to, at, rules, soldOut });
  };
  const moved = await namingFree(deps, () => withLockedOrder(deps, publicId, act, (tx) => lockDay(tx, day)));
  return moved;
}

/** The dishes of an order that are sold out for a day. Errors: SoldOut, naming those that are not known to be. */
async function soldOutOf(
  tx: Queryable,
  { lines }: OrderWithLines,
  day: Day,
  known: readonly number[],
): Promise<number[]> {
  const ids = lines.map(({ productId }) => productId);
  const dishes = await orderedProducts(tx, ids);
  refuseSoldOut(
    dishes.filter(({ id }) => !known.includes(id)),
    day,
    'day',
  );
  return soldOutOn(tx, day, ids);
}

interface Move {
  readonly before: OrderWithLines;
  readonly to: string;
  readonly at: Date;
  readonly rules: ChangeRules;
  /** Ids of its dishes that are sold out for the day to which it is moved on purpose. */
  readonly soldOut: readonly number[];
}

async function move(
  tx: Queryable,
  actor: StaffActor,
  { before, to, at, rules, soldOut }: Move,
): Promise<Order> {
  const { lines, ...order } = before;
  const { id: orderId, publicId, preferDateAndTime: from } = order;
  const isOtherDay = dayOf(order) !== dayOf({ preferDateAndTime: to });
  const bon = isOtherDay ? await nextBon(tx, { preferDateAndTime: to }) : order.bon;
  // What canceling costs once it has begun is not undone by moving it.
  const reached = stageAt(feeStagesOf(rules, order), at.getTime());
  const feeTime = feeTimeOfMoved(order, to);
  const set = { preferDateAndTime: to, bon, feeFloor: reached.percent, feeTime };
  await tx.update(productOrders).set(set).where(eq(productOrders.id, orderId));
  if (isOtherDay) await leaveDay(tx, actor, { order: before, at });
  else {
    const now = { ...order, preferDateAndTime: to };
    await tellKitchens(tx, actor, { order, why: 'CHANGED', dishes: lines, changes: [], now, at });
  }
  const data = { from, to, bon, ...(soldOut.length > 0 && { productIds: soldOut }) };
  await writeOrderEvent(tx, actor, { orderId, kind: 'moved', at, data });
  await noticePlaceAnew(tx, { before, after: { ...before, ...set }, at });
  await tx.insert(outbox).values({
    key: `order-moved:${publicId}:${at.getTime()}`,
    kind: 'order-moved',
    payload: { orderId, from, to },
  });
  return { ...order, ...set };
}

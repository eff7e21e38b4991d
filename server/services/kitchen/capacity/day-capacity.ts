import { and, asc } from 'drizzle-orm';
import type { Day } from '#rules/booking/berlin-time.ts';
import { isOpenAt } from '#rules/booking/opening-hours.ts';
import { mostAtSlot, mostDeliveries } from '#rules/booking/slot-limits.ts';
import { allTimeSlots } from '#rules/booking/time-slots.ts';
import { isBinding } from '#rules/orders/order-moves.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import { dueOn } from '../../../db/due-between.ts';
import { productOrders } from '../../../db/schema/ordering.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { dayLoad, ordersThatCount } from '../../booking/day-load.ts';
import { type Capacity, capacityOn } from '../../booking/limits.ts';
import { orderingRules } from '../../settings/settings.ts';
import { portionsOfOrder, withKitchenLines } from '../kitchen-lines.ts';
import { stateOfDay } from './list-capacity.ts';
import { versionOf } from './version-of.ts';

/**
 * How full a day is by half hour and kitchen, how full it may become, and the orders that have their place in it, also those
 * for whose money the shop waits. Errors: NotAllowed.
 */
export async function dayCapacity(deps: Deps, actor: StaffActor, day: Day) {
  demand(mayInKitchen('seeCapacity', actor, deps.now()));
  const now = deps.now();
  const [{ booking }, capacity, load, due] = await Promise.all([
    orderingRules(deps),
    capacityOn(deps.db, day),
    dayLoad(deps.db, { day, now }),
    deps.db
      .select()
      .from(productOrders)
      .where(and(dueOn(day), ordersThatCount(now)))
      .orderBy(asc(productOrders.preferDateAndTime), asc(productOrders.bon)),
  ]);
  const orders = await withKitchenLines(deps.db, due);
  const { limits, sellers } = capacity;
  const state = stateOfDay({ day, booking, capacity, load, orders: orders.filter(isBinding).length });
  return {
    ...state,
    version: versionOf(changeable(day, capacity, state.isClosed)),
    slots: allTimeSlots().map((time) => ({
      time,
      isOpen: isOpenAt(day, time, booking.hours ?? new Map()),
      isOwn: limits.some((limit) => limit.day === day && limit.time === time),
      sellers: sellers.map((sellerId) => ({
        sellerId,
        portions: load.slots.get(time)?.portions.get(sellerId) ?? 0,
        most: mostAtSlot(limits, sellerId, day, time),
      })),
      deliveries: load.slots.get(time)?.deliveries ?? 0,
      mostDeliveries: mostDeliveries(limits, day, time),
    })),
    placed: orders.map((order) => ({ ...order, portions: portionsOfOrder(order) })),
  };
}

export type DayCapacity = Awaited<ReturnType<typeof dayCapacity>>;

/** What of a day somebody can change, for its version. */
export function changeable(day: Day, { limits }: Pick<Capacity, 'limits'>, isClosed: boolean) {
  const own = limits
    .filter((limit) => limit.day === day)
    .map(({ sellerId, time, most }) => [sellerId, time, most]);
  return [own.map(String).toSorted(), isClosed];
}

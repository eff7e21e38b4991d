import { and, eq, type SQL, sql, sum } from 'drizzle-orm';
import { addDays, type Day } from '#rules/booking/berlin-time.ts';
import { closedPeriodOn } from '#rules/booking/closed-days.ts';
import { isRestDay } from '#rules/booking/opening-hours.ts';
import { mostOnDay } from '#rules/booking/slot-limits.ts';
import { isDayFull } from '#rules/booking/slot-state.ts';
import { portionsOf } from '#rules/catalogue/portions.ts';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import { bindingOrders } from '../../db/binding-orders.ts';
import { dueBetween } from '../../db/due-between.ts';
import { categories, products } from '../../db/schema/catalogue.ts';
import { lineItems, productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import { demand } from '../../policies/demand.ts';
import { mayInKitchen, maySeeDay } from '../../policies/kitchen-policies.ts';
import { loadsBetween } from '../booking/day-load.ts';
import { capacityBetween } from '../booking/limits.ts';
import { paymentOnItsWay } from '../ordering/by-telephone.ts';
import { orderingRules } from '../settings/settings.ts';

/** How full so many days are from one on, by what is to be cooked on them. Errors: NotAllowed. */
export async function kitchenDays(
  deps: Deps,
  actor: StaffActor,
  { from, count }: { from: Day; count: number },
) {
  demand(mayInKitchen('seeDay', actor, deps.now()));
  const days = Array.from({ length: count }, (_, index) => addDays(from, index)).filter(
    (day) => maySeeDay(actor, day, deps.now()) === null,
  );
  const dayOf = sql<Day>`left(${productOrders.preferDateAndTime}, 10)`;
  const timed = dueBetween(from, addDays(from, count));
  const ofDays = and(timed, bindingOrders);
  const counted = async (which: SQL | undefined) => {
    const rows = await deps.db
      .select({ day: dayOf, orders: sql<number>`count(*)::int` })
      .from(productOrders)
      .where(which)
      .groupBy(dayOf);
    return (day: Day) => rows.find((each) => each.day === day)?.orders ?? 0;
  };
  const ordersOn = await counted(ofDays);
  const underWayOn = await counted(and(timed, paymentOnItsWay));
  const pieces = await deps.db
    .select({
      day: dayOf,
      sellerId: products.sellerId,
      servesFrom: products.servesFrom,
      portions: products.portions,
      category: categories.name,
      quantity: sum(lineItems.quantity).mapWith(Number),
    })
    .from(productOrders)
    .innerJoin(lineItems, eq(lineItems.orderId, productOrders.id))
    .innerJoin(products, eq(products.id, lineItems.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(ofDays)
    .groupBy(dayOf, products.id, categories.name);
  const until = addDays(from, count);
  const capacity = await capacityBetween(deps.db, from, until);
  const promised = await loadsBetween(deps.db, { from, until, now: deps.now() });
  const { booking } = await orderingRules(deps);
  return days.map((day) => {
    const bySeller = new Map<number, number>();
    for (const piece of pieces.filter((each) => each.day === day)) {
      const portions = (bySeller.get(piece.sellerId) ?? 0) + piece.quantity * portionsOf(piece);
      bySeller.set(piece.sellerId, portions);
    }
    const closed = closedPeriodOn(day, booking.closed) ?? null;
    const loads = [...bySeller].map(([sellerId, portions]) => ({ sellerId, portions }));
    return {
      day,
      orders: ordersOn(day),
      underWay: underWayOn(day),
      portions: loads.reduce((total, { portions }) => total + portions, 0),
      limit: capacity.sellers.reduce((sum, seller) => sum + mostOnDay(capacity.limits, seller, day), 0),
      isClosed: closed !== null || isRestDay(day, booking.hours),
      closed,
      isFull: isDayFull(day, promised.get(day), capacity),
      sellers: loads.sort((one, other) => one.sellerId - other.sellerId),
    };
  });
}

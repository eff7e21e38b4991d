import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { dayOf } from '#rules/booking/agreed.ts';
import { addDays, type Day } from '#rules/booking/berlin-time.ts';
import { isBinding } from '#rules/orders/order-moves.ts';
import { hasLeft } from '#rules/orders/stages.ts';
import { daysOfTicking } from '#rules/orders/work/kitchen-ticks.ts';
import type { Queryable } from '../../db/database.ts';
import { dueBetween, dueOn } from '../../db/due-between.ts';
import { products } from '../../db/schema/catalogue.ts';
import { ticks } from '../../db/schema/kitchen.ts';
import { productOrders } from '../../db/schema/ordering.ts';
import type { OrderOfDay } from './kitchen-lines.ts';

/** An order with what else has to be known to say whether a tick is missing of it: see isUnticked. */
export type OrderWithTicking = OrderOfDay & {
  /**
   * The kitchens that tick off what they have made: in any order of its day, or of the days before it that count. None where
   * the order has left, or is not to be cooked: nothing is missing of it then.
   */
  readonly ticking: ReadonlySet<number>;
};

/** Orders of any days with the kitchens that tick off on theirs, in the same order. */
export async function withTicking(db: Queryable, orders: readonly OrderOfDay[]): Promise<OrderWithTicking[]> {
  const days = new Set(orders.flatMap((order) => dayAsked(order) ?? []));
  const byDay = await tickingOn(db, [...days]);
  return orders.map((order) => ({ ...order, ticking: new Set(byDay.get(dayAsked(order))) }));
}

/** The day of an order of which a tick may be missing; null of any other. */
const dayAsked = (order: OrderOfDay): Day | null =>
  isBinding(order) && !hasLeft(order.stage) ? dayOf(order) : null;

/** The kitchens that tick off what they have made on some days, by day. */
export async function tickingOn(db: Queryable, days: readonly Day[]): Promise<Map<Day | null, number[]>> {
  if (days.length === 0) return new Map();
  const firstOf = (day: Day) => addDays(day, -daysOfTicking);
  const { preferDateAndTime } = productOrders;
  const rows = await db
    .selectDistinct({ tickedOn: sql<Day>`left(${preferDateAndTime}, 10)`, sellerId: products.sellerId })
    .from(productOrders)
    .innerJoin(ticks, and(eq(ticks.orderId, productOrders.id), eq(ticks.kind, 'COOKED')))
    .innerJoin(products, eq(sql`${products.id}::text`, ticks.item))
    .where(or(...days.map((day) => dueBetween(firstOf(day), addDays(day, 1)))));
  return new Map(
    days.map((day) => {
      const counts = rows.filter(({ tickedOn }) => firstOf(day) <= tickedOn && tickedOn <= day);
      return [day, counts.map(({ sellerId }) => sellerId)];
    }),
  );
}

/** Whether anything of the orders of a day is ticked as packed or loaded. */
export async function packsByTicks(db: Queryable, day: Day): Promise<boolean> {
  const ticked = await db
    .select({ item: ticks.item })
    .from(productOrders)
    .innerJoin(ticks, eq(ticks.orderId, productOrders.id))
    .where(and(dueOn(day), inArray(ticks.kind, ['PACKED', 'LOADED'])))
    .limit(1);
  return ticked.length > 0;
}

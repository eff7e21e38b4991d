import { and, eq, gt, gte, isNotNull, lt, ne, or, type SQL, sql, sum } from 'drizzle-orm';
import { addDays, type Day } from '#rules/booking/berlin-time.ts';
import { type DayLoad, slotOf } from '#rules/booking/slot-state.ts';
import { portionsOf } from '#rules/catalogue/portions.ts';
import type { Queryable } from '../../db/database.ts';
import { categories, products } from '../../db/schema/catalogue.ts';
import { lineItems, productOrders } from '../../db/schema/ordering.ts';

/** Milliseconds after the end of a payment page for which its order still keeps its place: money paid at the end may be on its way. */
const grace = 120_000;

/**
 * In a query the orders that a kitchen has to reckon with: binding ones, and open ones until their page has ended. Money that
 * is on its way keeps its place for as long as it takes.
 * @param now milliseconds since 1970
 */
export function ordersThatCount(now: number): SQL | undefined {
  return or(
    eq(productOrders.status, 'PAID'),
    and(
      eq(productOrders.status, 'PENDING'),
      or(
        gt(productOrders.paymentExpiresAt, new Date(now - grace)),
        isNotNull(productOrders.paymentUnderWayAt),
      ),
    ),
  );
}

/** The same of one order that is still open: whether its place is its own. */
export function keepsPlace(
  order: Pick<typeof productOrders.$inferSelect, 'status' | 'paymentExpiresAt' | 'paymentUnderWayAt'>,
  now: number,
): boolean {
  if (order.status !== 'PENDING') return order.status === 'PAID';
  return order.paymentUnderWayAt !== null || order.paymentExpiresAt.getTime() > now - grace;
}

/** What is promised for a day, counted by the lines of its orders. `without` is an order that is looking for a place itself. */
export async function dayLoad(
  db: Queryable,
  { day, now, without }: { day: Day; now: number; without?: number | undefined },
): Promise<DayLoad> {
  const time = sql<string>`substr(${productOrders.preferDateAndTime}, 12, 5)`;
  const ofDay = and(
    gte(productOrders.preferDateAndTime, day),
    lt(productOrders.preferDateAndTime, addDays(day, 1)),
    ordersThatCount(now),
    without === undefined ? undefined : ne(productOrders.id, without),
  );
  const pieces = await db
    .select({
      time,
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
    .where(ofDay)
    .groupBy(time, products.id, categories.name);
  const trips = await db
    .select({ time, deliveries: sql<number>`count(*)::int` })
    .from(productOrders)
    .where(and(ofDay, eq(productOrders.fulfilment, 'DELIVERY')))
    .groupBy(time);
  const slots = new Map<string, { portions: Map<number, number>; deliveries: number }>();
  const slotAt = (at: string) => {
    const slot = slots.get(slotOf(at)) ?? { portions: new Map(), deliveries: 0 };
    slots.set(slotOf(at), slot);
    return slot;
  };
  const whole = new Map<number, number>();
  for (const piece of pieces) {
    const weight = piece.quantity * portionsOf(piece);
    for (const portions of [slotAt(piece.time).portions, whole]) {
      portions.set(piece.sellerId, (portions.get(piece.sellerId) ?? 0) + weight);
    }
  }
  for (const { time: at, deliveries } of trips) slotAt(at).deliveries += deliveries;
  return { slots, portions: whole };
}

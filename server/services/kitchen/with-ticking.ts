import { and, eq, or, sql } from 'drizzle-orm';
import { dayOf } from '#rules/booking/agreed.ts';
import type { Day } from '#rules/booking/berlin-time.ts';
import type { Database } from '../../db/database.ts';
import { dueOn } from '../../db/due-between.ts';
import { products } from '../../db/schema/catalogue.ts';
import { ticks } from '../../db/schema/kitchen.ts';
import { productOrders } from '../../db/schema/ordering.ts';
import type { OrderOfDay } from './kitchen-lines.ts';

/** An order with what else has to be known to say how much of it is made: see isMade. */
export type OrderWithTicking = OrderOfDay & {
  /** The kitchens that tick off on its day what they have made, in any order of that day. */
  readonly ticking: ReadonlySet<number>;
};

/** Orders of any days with the kitchens that tick off on theirs, in the same order. */
export async function withTicking(db: Database, orders: readonly OrderOfDay[]): Promise<OrderWithTicking[]> {
  const days = new Set(orders.flatMap((order) => dayOf(order) ?? []));
  const byDay = await tickingOn(db, [...days]);
  return orders.map((order) => ({ ...order, ticking: new Set(byDay.get(dayOf(order))) }));
}

async function tickingOn(db: Database, days: readonly Day[]): Promise<Map<Day | null, number[]>> {
  if (days.length === 0) return new Map();
  const { preferDateAndTime } = productOrders;
  const rows = await db
    .selectDistinct({ day: sql<Day>`left(${preferDateAndTime}, 10)`, sellerId: products.sellerId })
    .from(productOrders)
    .innerJoin(ticks, and(eq(ticks.orderId, productOrders.id), eq(ticks.kind, 'COOKED')))
    .innerJoin(products, eq(sql`${products.id}::text`, ticks.item))
    .where(or(...days.map(dueOn)));
  const byDay = Map.groupBy(rows, ({ day }) => day);
  return new Map([...byDay].map(([day, same]) => [day, same.map(({ sellerId }) => sellerId)]));
}

import { and, asc, eq, gte, isNull, ne, or, sql } from 'drizzle-orm';
import type { Day } from '#rules/booking/berlin-time.ts';
import { bindingOrders } from '../../../db/binding-orders.ts';
import type { Queryable } from '../../../db/database.ts';
import { availability } from '../../../db/schema/menu.ts';
import { lineItems, productOrders } from '../../../db/schema/ordering.ts';

/** On a day from which a product is sold out so many orders that wait to be handed over have it all the same. */
export interface StillOrdered {
  readonly productId: number;
  readonly day: Day;
  readonly orders: number;
}

/** What is sold out and was ordered before, by product and day from one on; of one product or of all. */
export function stillOrderedFrom(db: Queryable, from: Day, id?: number): Promise<StillOrdered[]> {
  const { productId, fromDay, untilDay, endedAt } = availability;
  const { preferDateAndTime, stage } = productOrders;
  const day = sql<Day>`left(${preferDateAndTime}, 10)`;
  return db
    .select({ productId, day, orders: sql<number>`count(distinct ${productOrders.id})::int` })
    .from(availability)
    .innerJoin(lineItems, eq(lineItems.productId, productId))
    .innerJoin(productOrders, eq(productOrders.id, lineItems.orderId))
    .where(
      and(
        isNull(endedAt),
        id === undefined ? undefined : eq(productId, id),
        bindingOrders,
        ne(stage, 'DELIVERED'),
        gte(preferDateAndTime, from),
        sql`${day} >= ${fromDay}`,
        or(isNull(untilDay), sql`${day} <= ${untilDay}`),
      ),
    )
    .groupBy(productId, day)
    .orderBy(asc(productId), asc(day));
}

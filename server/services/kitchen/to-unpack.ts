import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Day } from '#rules/booking/berlin-time.ts';
import type { Database } from '../../db/database.ts';
import { ticks } from '../../db/schema/kitchen.ts';
import { productOrders } from '../../db/schema/ordering.ts';
import type { Order } from '../ordering/find-order.ts';
import { dueOn } from './due-on.ts';

/** A canceled order that lies packed, or in the car already. */
export interface ToUnpack {
  readonly order: Order;
  readonly isLoaded: boolean;
}

/** The orders of a day that were canceled after something of them was packed: somebody has to take it away again. */
export async function toUnpack(db: Database, day: Day): Promise<ToUnpack[]> {
  const { status, stage, preferDateAndTime, id } = productOrders;
  return db
    .select({ order: productOrders, isLoaded: sql<boolean>`bool_or(${ticks.kind} = 'LOADED')` })
    .from(productOrders)
    .innerJoin(ticks, and(eq(ticks.orderId, id), inArray(ticks.kind, ['PACKED', 'LOADED'])))
    .where(and(dueOn(day), eq(status, 'CANCELED'), ne(stage, 'DELIVERED')))
    .groupBy(id)
    .orderBy(asc(preferDateAndTime), asc(id));
}

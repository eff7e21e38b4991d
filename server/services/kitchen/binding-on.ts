import { and, asc } from 'drizzle-orm';
import type { Day } from '#rules/booking/berlin-time.ts';
import { bindingOrders } from '../../db/binding-orders.ts';
import type { Database } from '../../db/database.ts';
import { dueOn } from '../../db/due-between.ts';
import { productOrders } from '../../db/schema/ordering.ts';
import { type OrderOfDay, withKitchenLines } from './kitchen-lines.ts';

/** The orders that are to be cooked for a day, by time and Bon, with their lines. */
export async function bindingOn(db: Database, day: Day): Promise<OrderOfDay[]> {
  const { preferDateAndTime, bon, id } = productOrders;
  const orders = await db
    .select()
    .from(productOrders)
    .where(and(dueOn(day), bindingOrders))
    .orderBy(asc(preferDateAndTime), asc(bon), asc(id));
  return withKitchenLines(db, orders);
}

import { and, gte, lt } from 'drizzle-orm';
import { addDays, type Day } from '#rules/booking/berlin-time.ts';
import { productOrders } from '../../db/schema/ordering.ts';

/** In a query the orders whose agreed time is on a day. */
export function dueOn(day: Day) {
  const { preferDateAndTime } = productOrders;
  return and(gte(preferDateAndTime, day), lt(preferDateAndTime, addDays(day, 1)));
}

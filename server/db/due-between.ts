import { and, gte, lt } from 'drizzle-orm';
import { addDays, type Day } from '#rules/booking/berlin-time.ts';
import { productOrders } from './schema/ordering.ts';

/** In a query the orders whose agreed time is on a day from one on until before another. */
export function dueBetween(from: Day, until: Day) {
  const { preferDateAndTime } = productOrders;
  return and(gte(preferDateAndTime, from), lt(preferDateAndTime, until));
}

/** In a query the orders whose agreed time is on a day. */
export const dueOn = (day: Day) => dueBetween(day, addDays(day, 1));

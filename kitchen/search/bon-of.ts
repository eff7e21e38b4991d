import type { KitchenOrder } from '#contract/kitchen/orders/orders.ts';
import { addDays, type Day } from '#rules/booking/berlin-time.ts';
import { getDay } from '../api/days.ts';

/** So many days from today on are looked through: a number of the day is called out on that day, or soon before. */
const daysLookedAt = 4;

/** The number of the day that was typed: one or two digits alone. */
export const typedBon = (query: string): number | null =>
  /^\d{1,2}$/.test(query.trim()) ? Number(query) : null;

/** The orders that have a number on today or one of the next days, the nearest first. */
export async function ordersOfBon(bon: number, today: Day): Promise<KitchenOrder[]> {
  const days = Array.from({ length: daysLookedAt }, (_, index) => addDays(today, index));
  const found = await Promise.all(days.map(getDay));
  return found.flatMap(({ orders }) => orders.filter((order) => order.bon === bon));
}

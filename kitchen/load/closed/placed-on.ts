import type { PlacedOrder } from '#contract/kitchen/settings/capacity.ts';
import { type Day, daysBetween } from '#rules/booking/berlin-time.ts';
import { getPlacedOrders } from '../../api/capacity.ts';

/** The orders that wait on some days, which come in turn. */
export async function placedOn(days: readonly Day[]): Promise<PlacedOrder[]> {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const placed = await getPlacedOrders(first, daysBetween(first, last) + 1);
  return placed.filter(({ day }) => days.includes(day));
}

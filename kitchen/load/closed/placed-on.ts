import type { DayCapacity } from '#contract/kitchen/settings/capacity.ts';
import type { Day } from '#rules/booking/berlin-time.ts';
import { getDayCapacity } from '../../api/capacity.ts';

/** An order with the day that it is for. */
export type PlacedOnDay = DayCapacity['placed'][number] & { readonly day: Day };

/** The orders of some days, one day after the other. */
export async function placedOn(days: readonly Day[]): Promise<PlacedOnDay[]> {
  const found: PlacedOnDay[] = [];
  for (const day of days) {
    const { placed } = await getDayCapacity(day);
    found.push(...placed.map((order) => ({ ...order, day })));
  }
  return found;
}

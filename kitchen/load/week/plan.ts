import type { WeekPlan } from '#contract/kitchen/settings/capacity.ts';
import { addDays, type Day } from '#rules/booking/berlin-time.ts';
import { everySlot, mostAtSlot, mostOnDay, type SlotLimit } from '#rules/booking/slot-limits.ts';
import { type Band, slotsOf } from './bands.ts';

export type Limits = WeekPlan['limits'];
type Limit = Limits[number];

/** Some day of a weekday: 1 is Monday. */
export const someDayOf = (weekday: number): Day => addDays('2027-01-04', weekday - 1);

const planOf = (limits: Limits): SlotLimit[] => limits.map((limit) => ({ ...limit, day: null }));

/** The least and the most that a kitchen makes in the half hours of a band. */
export function mostInBand(limits: Limits, sellerId: number, weekday: number, band: Band) {
  const plan = planOf(limits);
  const all = slotsOf(band).map((time) => mostAtSlot(plan, sellerId, someDayOf(weekday), time));
  return { least: Math.min(...all), most: Math.max(...all) };
}

/** The plan of the week with another number for every half hour of a band. */
export function withBand(
  limits: Limits,
  sellerId: number,
  weekday: number,
  band: Band,
  most: number,
): Limits {
  return slotsOf(band).reduce((plan, time) => withLimit(plan, { sellerId, weekday, time, most }), limits);
}

/** The most that a kitchen makes on a weekday. */
export const mostOfWeekday = (limits: Limits, sellerId: number, weekday: number) =>
  mostOnDay(planOf(limits), sellerId, someDayOf(weekday));

export const withWeekday = (limits: Limits, sellerId: number, weekday: number, most: number): Limits =>
  withLimit(limits, { sellerId, weekday, time: null, most });

/** The most deliveries of every half hour; null for any number. */
export const deliveriesOf = (limits: Limits) =>
  limits.find((limit) => limit.sellerId === null && limit.weekday === null && limit.time === everySlot)
    ?.most ?? null;

export function withDeliveries(limits: Limits, most: number | null): Limits {
  const limit = { sellerId: null, weekday: null, time: everySlot };
  return most === null ? without(limits, limit) : withLimit(limits, { ...limit, most });
}

const withLimit = (limits: Limits, limit: Limit): Limits => [...without(limits, limit), limit];

const without = (limits: Limits, { sellerId, weekday, time }: Omit<Limit, 'most'>): Limits =>
  limits.filter((each) => each.sellerId !== sellerId || each.weekday !== weekday || each.time !== time);

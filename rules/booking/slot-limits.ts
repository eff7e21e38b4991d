import { type Day, type Time, weekdayOf } from './berlin-time.ts';

/** Portions that one seller's kitchen makes for a half hour, where the owner has set nothing. */
export const portionsASlot = 120;

/** Portions that one seller's kitchen makes on a day, where the owner has set nothing. */
export const portionsADay = 800;

/**
 * The most that is promised, as the owner has set it: of a seller's portions, or of deliveries where `sellerId` is null; for
 * a half hour, or for the whole day where `time` is null; on one day, on a weekday (1 is Monday), or where both are null on
 * every day.
 */
export interface SlotLimit {
  readonly sellerId: number | null;
  readonly day: Day | null;
  readonly weekday: number | null;
  readonly time: Time | null;
  readonly most: number;
}

/** The most portions that a seller makes for a half hour of a day. */
export function mostAtSlot(limits: readonly SlotLimit[], sellerId: number, day: Day, time: Time): number {
  return mostOf(limits, { sellerId, day, time }) ?? portionsASlot;
}

/** The most portions that a seller makes on a day. */
export function mostOnDay(limits: readonly SlotLimit[], sellerId: number, day: Day): number {
  return mostOf(limits, { sellerId, day, time: null }) ?? portionsADay;
}

/** The most deliveries that leave for a half hour of a day; null for any number. */
export function mostDeliveries(limits: readonly SlotLimit[], day: Day, time: Time): number | null {
  return mostOf(limits, { sellerId: null, day, time });
}

/**
 * What is said for the day itself counts before what is said for its weekday, and that before what is said for all; of
 * the same, what is said for the half hour counts before what is said for every half hour (`*` as its time).
 */
function mostOf(
  limits: readonly SlotLimit[],
  { sellerId, day, time }: { sellerId: number | null; day: Day; time: Time | null },
): number | null {
  const weekday = weekdayOf(day);
  const about = limits.filter((limit) => limit.sellerId === sellerId && isFor(limit.time, time));
  const nearest = [
    about.filter((limit) => limit.day === day),
    about.filter((limit) => limit.day === null && limit.weekday === weekday),
    about.filter((limit) => limit.day === null && limit.weekday === null),
  ].find((found) => found.length > 0);
  return (nearest?.find((limit) => limit.time === time) ?? nearest?.[0])?.most ?? null;
}

/** Stands for every half hour of a day. */
export const everySlot = '*';

const isFor = (limit: Time | null, time: Time | null) =>
  limit === time || (time !== null && limit === everySlot);

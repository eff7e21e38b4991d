import { addDays, berlinDay, type Day } from '../booking/berlin-time.ts';

/** Milliseconds after midnight for which a tour of the evening goes on. */
const night = 6 * 3_600_000;

/**
 * Whether a driver has to do with a day at a time (milliseconds since 1970): today, tomorrow, and at night the day that has just
 * ended.
 */
export function isDriversDay(day: Day, now: number): boolean {
  return day >= berlinDay(now - night) && day <= addDays(berlinDay(now), 1);
}

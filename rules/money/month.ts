import { berlinInstant } from '../booking/berlin-instant.ts';
import type { Day } from '../booking/berlin-time.ts';

/** A month, `2026-11`. */
export const monthForm = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The month of a day in Berlin. */
export const monthOf = (day: Day): string => day.slice(0, 7);

/** The month after one, `2027-01` after `2026-12`. */
export function nextMonth(month: string): string {
  const [year = 0, nth = 0] = month.split('-').map(Number);
  return nth === 12 ? `${year + 1}-01` : `${year}-${String(nth + 1).padStart(2, '0')}`;
}

/** When a month begins and ends by the clocks of Berlin; the end is no part of it. */
export function spanOfMonth(month: string): { from: Date; until: Date } {
  const begin = (each: string) => new Date(berlinInstant(`${each}-01`, '00:00'));
  return { from: begin(month), until: begin(nextMonth(month)) };
}

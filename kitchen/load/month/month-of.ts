import { addDays, type Day, daysBetween, isDay, weekdayOf } from '#rules/booking/berlin-time.ts';

/** A month, `YYYY-MM`. */
export type Month = string;

/** True for a month that there is. */
export const isMonth = (value: string): value is Month => isDay(`${value}-01`);

/** The month so many months later, or earlier when negative. */
export function addMonths(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The Monday on which a sheet of a month begins, and how many whole weeks it has. */
export function sheetOf(month: Month): { from: Day; weeks: number } {
  const first = `${month}-01`;
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const from = addDays(first, 1 - weekdayOf(first));
  const until = addDays(last, 7 - weekdayOf(last));
  return { from, weeks: (daysBetween(from, until) + 1) / 7 };
}

/** What is to come: five whole weeks, the present one first. */
export const sheetFrom = (today: Day): { from: Day; weeks: number } => ({
  from: addDays(today, 1 - weekdayOf(today)),
  weeks: 5,
});

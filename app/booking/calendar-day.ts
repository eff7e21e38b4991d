import type { Day } from '#rules/booking/berlin-time.ts';

/** The Date a calendar widget works with: noon of that day in the browser's own zone, safe from clock changes. */
export function dateOfDay(day: Day): Date {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

/** The day such a Date stands for, read in the same zone: never through UTC, which may name the day before. */
export function dayOfDate(date: Date): Day {
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

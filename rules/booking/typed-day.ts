import { addDays, type Day, isDay } from './berlin-time.ts';

/**
 * The day that somebody means who types a date: `3.12.`, `3.12.26`, `03/12`, `2026-12-03`; without a year the next one
 * from a day on. Null for what is no date.
 */
export function typedDay(text: string, today: Day): Day | null {
  const typed = text.trim();
  if (isDay(typed)) return typed;
  const match = /^(\d{1,2})[./]\s?(\d{1,2})(?:[./]\s?(\d{2}|\d{4})?)?$/.exec(typed);
  if (!match) return null;
  const [, date = '', month = '', year] = match;
  const dayOf = (of: number) => `${of}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  if (year) return known(dayOf(Number(year.padStart(4, '20'))));
  const thisYear = Number(today.slice(0, 4));
  return [thisYear, thisYear + 1].map((of) => known(dayOf(of))).find((day) => day && day >= today) ?? null;
}

const known = (day: string): Day | null => (isDay(day) ? day : null);

/** So many days from one on. */
export function daysFrom(day: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, index) => addDays(day, index));
}

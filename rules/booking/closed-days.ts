import { type Day, isDay } from './berlin-time.ts';

/** Days on which nothing is cooked, the first and the last included. */
export interface ClosedPeriod {
  readonly from: Day;
  readonly to: Day;
}

/**
 * The setting `closed-days`: days and periods, separated by commas, such as `2026-12-24..2026-12-26, 2027-01-01`.
 * What is neither is left out.
 */
export function closedDaysSetting(value: string | null | undefined): ClosedPeriod[] {
  return parts(value).flatMap((part) => periodOf(part) ?? []);
}

/** True when all of a setting `closed-days` can be read. */
export function isClosedDaysSetting(value: string): boolean {
  return parts(value).every((part) => periodOf(part) !== null);
}

export function isClosedOn(day: Day, closed: readonly ClosedPeriod[]): boolean {
  return closed.some(({ from, to }) => from <= day && day <= to);
}

function parts(value: string | null | undefined): string[] {
  return (value ?? '').split(/[\s,;]+/).filter(Boolean);
}

function periodOf(part: string): ClosedPeriod | null {
  const [from = '', to = from, ...more] = part.split('..');
  return more.length === 0 && isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}

import { addDays, type Day, isDay } from './berlin-time.ts';

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

/** The closed days that a day is one of; undefined for an open one. */
export function closedPeriodOn(day: Day, closed: readonly ClosedPeriod[]): ClosedPeriod | undefined {
  return closed.find(({ from, to }) => from <= day && day <= to);
}

/** The setting that says these periods. */
export function writtenClosedDays(closed: readonly ClosedPeriod[]): string {
  return closed.map(({ from, to }) => (from === to ? from : `${from}..${to}`)).join(', ');
}

/** Closed periods with one more, in turn; those that touch become one. */
export function closePeriod(closed: readonly ClosedPeriod[], period: ClosedPeriod): ClosedPeriod[] {
  const merged: ClosedPeriod[] = [];
  for (const next of [...closed, period].toSorted((one, other) => one.from.localeCompare(other.from))) {
    const last = merged.at(-1);
    if (last === undefined || next.from > addDays(last.to, 1)) merged.push(next);
    else if (next.to > last.to) merged[merged.length - 1] = { from: last.from, to: next.to };
  }
  return merged;
}

/** Closed periods with one day open again: what was around it stays closed. */
export function openDay(closed: readonly ClosedPeriod[], day: Day): ClosedPeriod[] {
  return closed.flatMap(({ from, to }) => {
    if (day < from || day > to) return [{ from, to }];
    const [before, after] = [
      { from, to: addDays(day, -1) },
      { from: addDays(day, 1), to },
    ];
    return [before, after].filter((part) => part.from <= part.to);
  });
}

function parts(value: string | null | undefined): string[] {
  return (value ?? '').split(/[\s,;]+/).filter(Boolean);
}

function periodOf(part: string): ClosedPeriod | null {
  const [from = '', to = from, ...more] = part.split('..');
  return more.length === 0 && isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}

/** A calendar day in Berlin, `YYYY-MM-DD`. */
export type Day = string;

/** A wall-clock time in Berlin, `HH:MM`. */
export type Time = string;

const berlinParts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** What a Berlin wall calendar and clock show at an instant (milliseconds since 1970). */
export function berlinClock(instant: number): { day: Day; time: Time; seconds: number } {
  const parts = Object.fromEntries(
    berlinParts.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    time: `${parts.hour}:${parts.minute}`,
    seconds: Number(parts.second),
  };
}

/** The day it is in Berlin at an instant (milliseconds since 1970). */
export function berlinDay(instant: number): Day {
  return berlinClock(instant).day;
}

/** The day so many days later (or earlier, when negative). */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** How many days later the second day is than the first (negative when earlier). */
export function daysBetween(first: Day, second: Day): number {
  return (Date.parse(second) - Date.parse(first)) / 86_400_000;
}

/** Which day of the week a day is: 1 is Monday, 7 Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** True for a day that exists: `2028-02-29` yes, `2027-02-29` no. */
export function isDay(value: string): value is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const instant = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().slice(0, 10) === value;
}

/** True for `00:00` to `23:59`. */
export function isTime(value: string): value is Time {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
}

/** A time of a day in Berlin. */
export interface DayAndTime {
  readonly day: Day;
  readonly time: Time;
}

/** Splits `preferDateAndTime` (`YYYY-MM-DDTHH:mm`, seconds tolerated); null when it is not one (spec §3). */
export function parseLocalDateTime(value: string): DayAndTime | null {
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::00(?:\.0{1,3})?)?$/.exec(value);
  const [, day = '', time = ''] = match ?? [];
  return isDay(day) && isTime(time) ? { day, time } : null;
}

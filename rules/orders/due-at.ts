import { berlinInstant } from '../booking/berlin-instant.ts';
import { parseLocalDateTime } from '../booking/berlin-time.ts';

/** Days for which an order without an agreed time counts as still to be delivered. */
export const openTimeDays = 30;

/**
 * True for an order that has yet to reach its guests; one without an agreed time counts so for a month.
 * @param placedAt milliseconds since 1970, as is `now`
 */
export function isToCome(preferDateAndTime: string | null, placedAt: number, now: number): boolean {
  return now < (dueAt(preferDateAndTime) ?? placedAt + openTimeDays * 86_400_000);
}

/** Whether the time of an order is over for so long that nobody is told any more where it is: whoever tidies up writes to nobody. */
export function isLongOver(preferDateAndTime: string | null, now: number): boolean {
  return now > (dueAt(preferDateAndTime) ?? now) + 86_400_000;
}

/** The instant (milliseconds since 1970) of an agreed time in Berlin, `YYYY-MM-DDTHH:mm`; null where none is agreed. */
export function dueAt(preferDateAndTime: string | null): number | null {
  const wanted = preferDateAndTime === null ? null : parseLocalDateTime(preferDateAndTime);
  return wanted && berlinInstant(wanted.day, wanted.time);
}

import { berlinInstant } from '../booking/berlin-instant.ts';
import { parseLocalDateTime } from '../booking/berlin-time.ts';

/** Hours before delivery until which a paid order can be canceled with full refund (spec §9). */
export const cancellationHours = 48;

/** Days for which an order without an agreed time counts as still to be delivered. */
export const openTimeDays = 30;

/**
 * How its customer gets rid of an order: free of charge `until` an instant (milliseconds since 1970), by asking the
 * shop because that moment is `over`, or by asking because no time was agreed.
 */
export type Cancellation =
  | { readonly kind: 'until'; readonly until: number }
  | { readonly kind: 'over' }
  | { readonly kind: 'no-time' };

/**
 * What holds for an order at an instant.
 * @param preferDateAndTime Berlin local, `YYYY-MM-DDTHH:mm`
 * @param now milliseconds since 1970
 */
export function cancellationOf(preferDateAndTime: string | null, now: number): Cancellation {
  const until = cancelableUntil(preferDateAndTime);
  if (until === null) return { kind: 'no-time' };
  return now <= until ? { kind: 'until', until } : { kind: 'over' };
}

/**
 * The instant (milliseconds since 1970) up to which an order can be canceled with full refund. Null when no
 * time was agreed: then nobody but the shop can say.
 * @param preferDateAndTime Berlin local, `YYYY-MM-DDTHH:mm`
 */
export function cancelableUntil(preferDateAndTime: string | null): number | null {
  const due = dueAt(preferDateAndTime);
  return due && due - cancellationHours * 3_600_000;
}

/**
 * True for an order that has yet to reach its guests; one without an agreed time counts so for a month.
 * @param placedAt milliseconds since 1970, as is `now`
 */
export function isToCome(preferDateAndTime: string | null, placedAt: number, now: number): boolean {
  return now < (dueAt(preferDateAndTime) ?? placedAt + openTimeDays * 86_400_000);
}

/** The instant (milliseconds since 1970) of an agreed time in Berlin, `YYYY-MM-DDTHH:mm`; null where none is agreed. */
export function dueAt(preferDateAndTime: string | null): number | null {
  const wanted = preferDateAndTime === null ? null : parseLocalDateTime(preferDateAndTime);
  return wanted && berlinInstant(wanted.day, wanted.time);
}

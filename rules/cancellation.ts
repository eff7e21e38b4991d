import { berlinInstant, parseLocalDateTime } from './berlin-time.ts';

/** Hours before delivery until which a paid order can be canceled with full refund (spec §9). */
export const cancellationHours = 48;

/**
 * The instant (milliseconds since 1970) up to which an order can be canceled with full refund. Null when no
 * time was agreed: then nobody but the shop can say.
 * @param preferDateAndTime Berlin local, `YYYY-MM-DDTHH:mm`
 */
export function cancelableUntil(preferDateAndTime: string | null): number | null {
  const wanted = preferDateAndTime === null ? null : parseLocalDateTime(preferDateAndTime);
  return wanted && berlinInstant(wanted.day, wanted.time) - cancellationHours * 3_600_000;
}

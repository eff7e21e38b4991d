import { berlinInstant } from './berlin-instant.ts';
import { parseLocalDateTime } from './berlin-time.ts';

/** Milliseconds after the agreed time within which a delivery is on time, as the terms say. */
const onTimeWithin = 15 * 60_000;

/** Whether an arrival (milliseconds since 1970) is later than what was agreed allows. */
export function isLate(preferDateAndTime: string | null, arrival: number): boolean {
  const agreed = preferDateAndTime === null ? null : parseLocalDateTime(preferDateAndTime);
  return agreed != null && arrival > berlinInstant(agreed.day, agreed.time) + onTimeWithin;
}

/** Whether a customer who was told of an arrival is told of a later one: a few minutes more are none of it. */
export const isLater = (told: number, arrival: number): boolean => arrival >= told + onTimeWithin;

/** Lead time in hours when the setting `min-order-time-hour` is missing or no number (spec §9). */
export const defaultLeadHours = 3;

/** The first instant an order placed now can be delivered at. Both in milliseconds since 1970. */
export function earliestInstant(now: number, leadHours: number): number {
  return now + leadHours * 3_600_000;
}

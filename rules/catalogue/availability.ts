import type { Day } from '../booking/berlin-time.ts';

/** Days of delivery on which a product cannot be had: both included, without an end until further notice. */
export interface SoldOut {
  readonly from: Day;
  readonly until: Day | null;
}

/** Whether a product cannot be had for a day of delivery. */
export function isSoldOut(availability: readonly SoldOut[], day: Day): boolean {
  return availability.some(({ from, until }) => from <= day && (until === null || day <= until));
}

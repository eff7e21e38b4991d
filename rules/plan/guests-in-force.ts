import { type GuestCount, rangeOfGuests, upperGuests } from '../booking/guest-count.ts';

/**
 * How many come: as many as somebody has said, as long as that is within the range that is chosen; else it was chosen since,
 * and they are its upper end. Null where neither is known.
 */
export function guestsInForce(said: number | null, range: GuestCount | null): number | null {
  if (range === null || (said !== null && rangeOfGuests(said) === range)) return said;
  return upperGuests(range);
}

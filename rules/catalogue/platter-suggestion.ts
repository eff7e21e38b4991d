import { type GuestCount, upperGuests } from '../booking/guest-count.ts';

const guestsPerPlatter = 10;

/** How many platters are suggested for a guest range: its upper end by ten, rounded up (spec §5). */
export function suggestedPlatters(range: GuestCount): number {
  return Math.ceil(upperGuests(range) / guestsPerPlatter);
}

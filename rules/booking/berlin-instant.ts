import { berlinClock, type Day, type Time } from './berlin-time.ts';

// Apart from the rest, which every page has: few pages reckon back.

/**
 * The instant (milliseconds since 1970) at which Berlin's clocks show this day and time. Of an hour that
 * happens twice the first is meant; an hour that a clock change skips is read with the offset before it.
 */
export function berlinInstant(day: Day, time: Time): number {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const offsets = [asUtc - 86_400_000, asUtc + 86_400_000].map(berlinOffset);
  const candidates = offsets.map((offset) => asUtc - offset);
  return candidates.find((instant) => instant + berlinOffset(instant) === asUtc) ?? asUtc - (offsets[0] ?? 0);
}

function berlinOffset(instant: number): number {
  const { day, time, seconds } = berlinClock(instant);
  return (
    Date.parse(`${day}T${time}:${String(seconds).padStart(2, '0')}Z`) - Math.floor(instant / 1000) * 1000
  );
}

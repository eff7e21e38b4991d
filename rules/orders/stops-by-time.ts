import type { Time } from '../booking/berlin-time.ts';

interface Timed {
  readonly time: Time;
}

/** The stops of a run by their agreed times; those of one time stay as they were. */
export function stopsByTime<Stop extends Timed>(stops: readonly Stop[]): readonly Stop[] {
  return stops.toSorted((one, other) => one.time.localeCompare(other.time));
}

/** The first stop that is due before its run leaves; undefined where none is, or no departure is agreed. */
export function firstTooEarly<Stop extends Timed>(
  stops: readonly Stop[],
  startsAt: Time | null,
): Stop | undefined {
  return startsAt === null ? undefined : stopsByTime(stops).find(({ time }) => time < startsAt);
}

/** The first stop that is driven to after one with a later time; undefined where the way follows the clock. */
export function firstOutOfTime<Stop extends Timed>(stops: readonly Stop[]): Stop | undefined {
  return stops.find((stop) => laterAhead(stops, stop) !== undefined);
}

/** The stop with a later time that a stop is driven to after, the nearest ahead of it; undefined where none is. */
export function laterAhead<Stop extends Timed>(stops: readonly Stop[], stop: Stop): Stop | undefined {
  return stops.slice(0, stops.indexOf(stop)).findLast(({ time }) => time > stop.time);
}

/**
 * Stops with one more: in its place by time where the way still to go follows the clock, else at the end, since somebody has
 * put that way in an order of their own.
 * @param isDone whether a stop is behind the driver: nothing is put before one
 */
export function withStop<Stop extends Timed>(
  stops: readonly Stop[],
  added: Stop,
  isDone: (stop: Stop) => boolean,
): readonly Stop[] {
  const ahead = stops.filter((stop) => !isDone(stop));
  const next = firstOutOfTime(ahead) ? undefined : ahead.find(({ time }) => time > added.time);
  return next ? stops.toSpliced(stops.indexOf(next), 0, added) : [...stops, added];
}

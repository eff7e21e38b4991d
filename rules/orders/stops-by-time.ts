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
  return stops.find((stop, index) => stops.slice(0, index).some(({ time }) => time > stop.time));
}

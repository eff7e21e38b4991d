import { berlinClock } from '#rules/booking/berlin-time.ts';
import type { Examination } from '../examination.ts';
import { type Finding, found } from '../finding.ts';

/** Milliseconds by which clocks may differ. */
const mostApart = 2000;

/** Whether this machine knows what time it is, here and in Berlin. */
export async function lookAtClock({ database, now }: Examination): Promise<Finding[] | null> {
  const ofZone = zoneFindings(berlinClock);
  const opened = await database();
  if (!opened || 'error' in opened) return ofZone.length > 0 ? ofZone : null;
  const before = now();
  const { rows } = await opened.client.query<{ at: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as at',
  );
  const after = now();
  const difference = (rows[0]?.at ?? after) - (before + after) / 2;
  return [...ofZone, ...apart('clock_database', difference, mostApart + (after - before) / 2)];
}

/** A finding where two clocks differ by more than so many milliseconds. */
export function apart(
  code: 'clock_database' | 'clock_provider',
  difference: number,
  most: number,
): Finding[] {
  const seconds = Math.round(Math.abs(difference) / 1000);
  return Math.abs(difference) > most ? [found(code, { seconds })] : [];
}

/** A Node with cut-down data takes every zone for UTC, or does not change the clock. */
export function zoneFindings(clock: (instant: number) => { day: string; time: string }): Finding[] {
  const known = { '2026-12-31T23:30Z': '2027-01-01 00:30', '2027-03-28T01:00Z': '2027-03-28 03:00' };
  const isRight = Object.entries(known).every(([instant, expected]) => {
    const { day, time } = clock(Date.parse(instant));
    return `${day} ${time}` === expected;
  });
  return isRight ? [] : [found('zone_wrong')];
}

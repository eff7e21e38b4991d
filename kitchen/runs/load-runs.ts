import { redirect } from 'react-router';
import { berlinDay, isDay } from '#rules/booking/berlin-time.ts';
import { getRuns } from '../api/runs.ts';
import { askedAtOf } from '../live/asked-at.ts';
import { lastKnown } from '../live/last-known.ts';

/** The runs of the day that an address names, of today without one; for the screens of runs. */
export async function loadRuns({ day = berlinDay(Date.now()) }: { day?: string | undefined }) {
  if (!isDay(day)) throw redirect('/runs');
  const runs = await lastKnown(`runs ${day}`, () => getRuns(day));
  return { runs, askedAt: askedAtOf(runs) };
}

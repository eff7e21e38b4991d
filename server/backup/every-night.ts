import { setTimeout as sleep } from 'node:timers/promises';
import { berlinInstant } from '#rules/booking/berlin-instant.ts';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { backUpNightly, type Night } from './night.ts';
import { nightlyFiles } from './nightly-files.ts';

const minute = 60_000;
/** Milliseconds before a backup that could not be written is written once more. */
const afterFailure = 60 * minute;

/** The last time it was three in the morning in Berlin, an hour that no clock change skips or doubles. */
export function lastThree(now: number): number {
  const today = berlinInstant(berlinDay(now), '03:00');
  return today <= now ? today : berlinInstant(addDays(berlinDay(now), -1), '03:00');
}

/**
 * Backs up each night at three, Berlin's time, until `signal` ends it. What was missed, because nothing ran then, is made up
 * for at once; what could not be written is tried again each hour.
 * @param pause milliseconds between two looks at the clock: waiting for the hour itself would oversleep a clock that is set
 */
export async function backUpEveryNight(
  night: Night & { readonly signal: AbortSignal },
  pause = minute,
): Promise<void> {
  const { folder, signal, now = Date.now } = night;
  let begunAt = Number.NEGATIVE_INFINITY;
  while (!signal.aborted) {
    const [newest] = await nightlyFiles(folder).catch(() => []);
    const isDue = (newest?.at ?? 0) < lastThree(now());
    if (isDue && now() - begunAt >= afterFailure) {
      begunAt = now();
      await backUpNightly(night);
    }
    await sleep(pause, undefined, { signal }).catch(() => undefined);
  }
}

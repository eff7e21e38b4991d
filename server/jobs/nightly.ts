import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { berlinClock, type Time } from '#rules/booking/berlin-time.ts';
import { jobDays } from '../db/schema/jobs.ts';
import type { Deps } from '../deps.ts';

/** Berlin time from which the work of a night is done; a shop that was closed then does it when it is open again. */
const fromTime = '03:00';

/** What has neither ended nor been heard of for so many milliseconds is begun again: its process died, or could not do it. */
const silence = 300_000;

/** Milliseconds after which a job that is being done says so again. */
const beat = 60_000;

/** Clocks of processes may differ by so many milliseconds; what begins later than that was written by one that went wrong. */
const ahead = 300_000;

/**
 * Does a job once a day, after three in the morning, by whichever process asks first.
 * @param work answers whether it came to its end; a shop that closes in between begins it again
 */
export async function onceANight(
  deps: Pick<Deps, 'db' | 'now'>,
  job: string,
  work: () => Promise<boolean>,
): Promise<void> {
  await onceADay(deps, job, fromTime, work);
}

/**
 * Does a job once a day, from a time in Berlin on, by whichever process asks first; `work` answers whether it came to its
 * end.
 */
export async function onceADay(
  deps: Pick<Deps, 'db' | 'now'>,
  job: string,
  from: Time,
  work: () => Promise<boolean>,
): Promise<void> {
  const { day, time } = berlinClock(deps.now());
  if (time >= from) await once(deps, job, day, work);
}

/** Does a job once in each hour of Berlin, by whichever process asks first. */
export async function onceAnHour(
  deps: Pick<Deps, 'db' | 'now'>,
  job: string,
  work: () => Promise<boolean>,
): Promise<void> {
  const { day, time } = berlinClock(deps.now());
  await once(deps, job, `${day}T${time.slice(0, 2)}`, work);
}

async function once(
  deps: Pick<Deps, 'db' | 'now'>,
  job: string,
  day: string,
  work: () => Promise<boolean>,
): Promise<void> {
  const startedAt = new Date(deps.now());
  // A clock that is a day ahead for a moment must not use up the work of tomorrow.
  const toCome = gt(jobDays.startedAt, new Date(deps.now() + ahead));
  await deps.db.delete(jobDays).where(and(eq(jobDays.job, job), toCome));
  const taken = await deps.db
    .insert(jobDays)
    .values({ job, day, startedAt })
    .onConflictDoUpdate({
      target: [jobDays.job, jobDays.day],
      set: { startedAt },
      setWhere: and(isNull(jobDays.endedAt), lt(jobDays.startedAt, new Date(deps.now() - silence))),
    })
    .returning({ job: jobDays.job });
  if (taken.length === 0) return;
  const note = (change: Partial<typeof jobDays.$inferInsert>) =>
    deps.db
      .update(jobDays)
      .set(change)
      .where(and(eq(jobDays.job, job), eq(jobDays.day, day)));
  // Where the database is away for one of them, the next one tells.
  const alive = setInterval(() => note({ startedAt: new Date(deps.now()) }).catch(() => undefined), beat);
  try {
    if (await work()) await note({ endedAt: new Date(deps.now()) });
  } finally {
    clearInterval(alive);
  }
}

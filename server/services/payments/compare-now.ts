import { and, eq, gt, isNull, lte, max, or } from 'drizzle-orm';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import { jobDays } from '../../db/schema/jobs.ts';
import type { Deps } from '../../deps.ts';
import { demand } from '../../policies/demand.ts';
import { mayInKitchen } from '../../policies/kitchen-policies.ts';
import { orLater } from './ask-provider.ts';
import { comparePayments, comparisonJob } from './compare-payments.ts';

/** How the comparison with the provider stands. */
export interface Comparison {
  /** When one last came to its end; null for never. */
  readonly comparedAt: Date | null;
  /** Since when one is under way; null for none. */
  readonly runningSince: Date | null;
}

/** The rows of those that somebody asked for, beside those of the hours: the one under way, and the last that ended. */
const underWay = 'under way';
const byHand = 'by hand';

/**
 * What has not ended after so many milliseconds never will: its process died. Of the hourly one nobody notes that the provider
 * did not answer: it is believed for less.
 */
const longest = 300_000;
const longestHourly = 60_000;

/** Milliseconds that who asked for one waits for it; then they are told that it goes on. */
const patience = 10_000;

/** When the provider was last compared with the ledgers. Errors: NotAllowed. */
export async function lastComparison(deps: Deps, actor: StaffActor): Promise<Comparison> {
  demand(mayInKitchen('seeMoney', actor, deps.now()));
  return standing(deps);
}

/**
 * Compares the provider with the ledgers now, one at a time: who comes while one is under way is told since when. One that
 * takes long goes on by itself. Errors: NotAllowed.
 * @returns how it stands then; `hasFailed`: the provider did not answer
 */
export async function compareNow(
  deps: Deps,
  actor: StaffActor,
): Promise<Comparison & { hasFailed: boolean }> {
  demand(mayInKitchen('comparePayments', actor, deps.now()));
  const startedAt = await begin(deps);
  const isFine = startedAt === null || (await orLater(compare(deps, startedAt), patience, () => true));
  return { ...(await standing(deps)), hasFailed: !isFine };
}

const ofJob = eq(jobDays.job, comparisonJob);

async function standing({ db, now }: Deps): Promise<Comparison> {
  const [last] = await db
    .select({ endedAt: max(jobDays.endedAt) })
    .from(jobDays)
    .where(ofJob);
  const [running] = await db
    .select({ startedAt: max(jobDays.startedAt) })
    .from(jobDays)
    .where(
      and(
        ofJob,
        isNull(jobDays.endedAt),
        or(
          gt(jobDays.startedAt, new Date(now() - longestHourly)),
          and(eq(jobDays.day, underWay), gt(jobDays.startedAt, new Date(now() - longest))),
        ),
      ),
    );
  return { comparedAt: last?.endedAt ?? null, runningSince: running?.startedAt ?? null };
}

/** Takes the one place that there is; null where it is taken, or the hourly comparison is under way. */
async function begin(deps: Deps): Promise<Date | null> {
  if ((await standing(deps)).runningSince) return null;
  const startedAt = new Date(deps.now());
  const taken = await deps.db
    .insert(jobDays)
    .values({ job: comparisonJob, day: underWay, startedAt })
    .onConflictDoUpdate({
      target: [jobDays.job, jobDays.day],
      set: { startedAt },
      setWhere: lte(jobDays.startedAt, new Date(startedAt.getTime() - longest)),
    })
    .returning({ job: jobDays.job });
  return taken.length > 0 ? startedAt : null;
}

/** Never throws: nobody may be waiting any more. Answers whether it came to its end. */
async function compare(deps: Deps, startedAt: Date): Promise<boolean> {
  const isOurs = and(ofJob, eq(jobDays.day, underWay), eq(jobDays.startedAt, startedAt));
  try {
    await comparePayments(deps);
    const endedAt = new Date(deps.now());
    await deps.db.transaction(async (tx) => {
      await tx.delete(jobDays).where(isOurs);
      await tx
        .insert(jobDays)
        .values({ job: comparisonJob, day: byHand, startedAt, endedAt })
        .onConflictDoUpdate({ target: [jobDays.job, jobDays.day], set: { startedAt, endedAt } });
    });
    return true;
  } catch (error) {
    deps.log.warn({ err: error }, 'not compared with the provider');
    await deps.db
      .delete(jobDays)
      .where(isOurs)
      .catch(() => {});
    return false;
  }
}

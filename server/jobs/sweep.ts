import { type SQL, sql } from 'drizzle-orm';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { idleSince } from '../access/authenticate.ts';
import type { Deps } from '../deps.ts';
import { inBatches } from './in-batches.ts';

/** Days that an e-mail that is sent or given up leaves a trace, and that an event of the provider does. */
const mailTraceDays = 90;
const eventDays = 30;
/** Days for which it is known that a job of the night or the hour was done. */
const jobTraceDays = 30;

/**
 * Deletes what nobody needs any more: counters of limits, used captchas, access codes and sessions that have run
 * out, traces of e-mails, of jobs and of events. What is kept of orders, and for how long, says docs/security.md. Ends early
 * when the process does.
 */
export async function sweep(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const at = new Date(now());
  const daysAgo = (days: number) => new Date(at.getTime() - days * 86_400_000);
  const over: [table: string, condition: SQL][] = [
    ['rate_limits', sql`expire < ${at.getTime()}`],
    ['used_captchas', sql`expires_at < ${at}`],
    ['access_codes', sql`expires_at < ${at}`],
    ['staff_codes', sql`expires_at < ${at}`],
    ['staff_challenges', sql`expires_at < ${at}`],
    ['staff_pairings', sql`expires_at < ${at}`],
    ['staff_sessions', sql`ends_at < ${at}`],
    ['sessions', sql`ends_at < ${at} or last_used_at < ${idleSince(at.getTime())}`],
    // A sheet is known until the day after the one it is about.
    ['prints', sql`day < ${addDays(berlinDay(at.getTime()), -1)}`],
    ['job_days', sql`started_at < ${daysAgo(jobTraceDays)}`],
    ['payment_events', sql`received_at < ${daysAgo(eventDays)}`],
    [
      'outbox',
      sql`created_at < ${daysAgo(mailTraceDays)} and (sent_at is not null or failed_at is not null)`,
    ],
  ];
  for (const [name, condition] of over) {
    const table = sql.identifier(name);
    await inBatches(
      db,
      (most) => sql`
        delete from ${table} where ctid = any(array(
          select ctid from ${table} where ${condition} limit ${most} for update skip locked))`,
      isStopping,
    );
  }
}

import { sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { idleSince } from '../services/auth/authenticate.ts';

/** Days that an e-mail that is sent or given up leaves a trace, and that an event of the provider does. */
export const mailTraceDays = 90;
const eventDays = 30;

/**
 * Deletes what nobody needs any more: counters of limits, used captchas, access codes and sessions that have run
 * out, traces of e-mails, ids of events. Orders stay (docs/security.md says for how long what is kept).
 */
export async function sweep({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const at = new Date(now());
  const daysAgo = (days: number) => new Date(at.getTime() - days * 86_400_000);
  await db.execute(sql`delete from rate_limits where expire < ${at.getTime()}`);
  await db.execute(sql`delete from used_captchas where expires_at < ${at}`);
  await db.execute(sql`delete from access_codes where expires_at < ${at}`);
  await db.execute(
    sql`delete from sessions where ends_at < ${at} or last_used_at < ${idleSince(at.getTime())}`,
  );
  await db.execute(sql`delete from payment_events where received_at < ${daysAgo(eventDays)}`);
  await db.execute(sql`
    delete from outbox
    where created_at < ${daysAgo(mailTraceDays)} and (sent_at is not null or failed_at is not null)`);
}

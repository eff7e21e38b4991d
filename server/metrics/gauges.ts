import { count, inArray, sql } from 'drizzle-orm';
import type pg from 'pg';
import { Gauge, Registry } from 'prom-client';
import { readBackupAges } from '../backup/ages.ts';
import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema/jobs.ts';
import type { Loop } from '../jobs/loop.ts';
import { tidings } from '../services/notices/tell-shop.ts';

export interface Watched {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly jobs: readonly Loop[];
  readonly now: () => number;
}

/**
 * How the shop stands at this moment, new with each question: what nobody knows while the database is away is absent then,
 * and `shop_database_up` 0. What stands in the database is the same from every process: its maximum is true, not its sum.
 */
export async function readGauges(watched: Watched): Promise<Registry> {
  const registry = new Registry();
  const gauge = (name: string, help: string, ...samples: readonly Sample[]) => {
    const labelNames = Object.keys(samples[0]?.labels ?? {});
    const made = new Gauge({ name, help, labelNames, registers: [registry] });
    for (const { labels = {}, value } of samples) made.set(labels, value);
  };
  const counts = await readCounts(watched.db, watched.now()).catch(() => null);
  gauge('shop_database_up', 'Whether the database answers', { value: counts ? 1 : 0 });
  if (counts) {
    gauge('shop_outbox_waiting', 'E-mails that are not sent yet', { value: counts.waiting });
    gauge('shop_outbox_oldest_seconds', 'Age of the oldest of them', { value: counts.oldest });
    gauge(
      'shop_outbox_failed',
      'E-mails that the mail server refused for good, or that could not be written for a day',
      { value: counts.failed },
    );
    gauge('shop_open_orders', 'Orders that are not paid yet', { value: counts.open });
    gauge('shop_payment_unconfirmed_seconds', 'Longest time that one of them has outlived its payment page', {
      value: counts.unconfirmed,
    });
    gauge('shop_open_orders_overdue', 'Open orders that should have been looked at a minute ago', {
      value: counts.overdue,
    });
    gauge('shop_backup_age_seconds', 'Seconds since the last backup; the age of the shop without one', {
      value: counts.backups.backup,
    });
    gauge('shop_backup_trial_age_seconds', 'Seconds since a backup was last restored for trial', {
      value: counts.backups.trial,
    });
    gauge('shop_notices', 'E-mails of 90 days that asked a person in the shop to look', ...counts.notices);
  }
  const { pool, jobs, now } = watched;
  gauge(
    'shop_job_age_seconds',
    'Seconds since a job last ended well',
    ...jobs.map((job) => ({ labels: { job: job.name }, value: (now() - job.doneAt()) / 1000 })),
  );
  gauge(
    'shop_pool_connections',
    'Connections to the database, and queries that wait for one',
    { labels: { state: 'idle' }, value: pool.idleCount },
    { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
    { labels: { state: 'waiting' }, value: pool.waitingCount },
  );
  return registry;
}

interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

async function readCounts(db: Database, now: number) {
  const at = new Date(now);
  type Counts = Record<'waiting' | 'oldest' | 'failed' | 'open' | 'unconfirmed' | 'overdue', number>;
  const { rows } = await db.execute<Counts>(sql`
    select
      count(*) filter (where sent_at is null and failed_at is null)::int as waiting,
      coalesce(extract(epoch from ${at}::timestamptz - min(created_at)
        filter (where sent_at is null and failed_at is null)), 0)::float8 as oldest,
      count(*) filter (where failed_at is not null and last_error <> 'expired')::int as failed,
      (select count(*)::int from product_orders where status = 'PENDING') as open,
      (select greatest(0, extract(epoch from ${at}::timestamptz - min(payment_expires_at)))::float8
        from product_orders where status = 'PENDING') as unconfirmed,
      (select count(*)::int from product_orders
        where status = 'PENDING' and next_check_at < ${at}::timestamptz - interval '1 minute') as overdue
    from outbox where sent_at is null`);
  const [row] = rows;
  if (!row) throw new Error('counts without a row');
  return { ...row, notices: await readNotices(db), backups: await readBackupAges(db, now) };
}

/** Two kinds are older than the rest and have rows of their own kind. */
const olderKinds = { 'late-payment-notice': 'late-payment', 'refund-notice': 'refund-stuck' };

async function readNotices(db: Database) {
  const told = await db
    .select({
      what: sql<string>`case ${outbox.kind} when 'notice' then split_part(${outbox.key}, ':', 2) else ${outbox.kind} end`,
      n: count(),
    })
    .from(outbox)
    .where(inArray(outbox.kind, ['notice', 'late-payment-notice', 'refund-notice']))
    .groupBy(sql`1`);
  const kinds = [...tidings.map((what) => [what, what]), ...Object.entries(olderKinds)];
  return kinds.map(([kind, what = '']) => ({
    labels: { what },
    value: told.find((row) => row.what === kind)?.n ?? 0,
  }));
}

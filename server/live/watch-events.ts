import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { catalogueVersion } from '../db/schema/catalogue.ts';
import { type Loop, startLoop } from '../jobs/loop.ts';

/** Milliseconds between two looks: with nobody listening a change of the catalogue is seen within two seconds. */
const pauses = { idle: 1000, watched: 400 } as const;

export interface EventWatch extends Pick<Loop, 'stop'> {
  /** Version of catalogue and settings; while the database is away the last one known. */
  catalogueVersion(): number;
  /** Tells somebody whenever something happened to an order, until what it answers is called. */
  listen(listener: Listener): () => void;
  /** How many listen. */
  listening(): number;
  /** Sends all who listen away, before a shutdown waits for them. */
  sendAway(): void;
}

interface Listener {
  changed(): void;
  /** Nothing more will come. */
  end(): void;
}

/** What a look found. */
interface Seen {
  readonly version: number;
  /** From here on events were counted, as the database writes a moment; ten minutes before the look. */
  readonly since: string;
  readonly count: number;
  readonly newest: number;
  /** Open notices about no order, of which no event tells. */
  readonly notices: number;
  /** When the changes that wait for their payment run out, added up: no event tells that one has more time. */
  readonly waits: number;
  /** What was said to be sold out and to be there again: boards mark what is ordered of it. */
  readonly soldOut: number;
  /** How the runs from yesterday on are planned, as a sum: of who drives and in which order no event tells. */
  readonly runs: string;
}

/** The version of catalogue and settings at this moment. */
export async function readCatalogueVersion(db: Database): Promise<number> {
  const [row] = await db.select().from(catalogueVersion);
  return row?.version ?? 0;
}

/**
 * Follows what happens in the database by one statement, asked again and again: neither poolers nor another server in its
 * place make a difference. Ids come in no order, since transactions end in none, so events are counted too.
 */
export async function watchEvents(db: Database, log: Logger): Promise<EventWatch> {
  const listeners = new Set<Listener>();
  let seen = await look(db, null);
  const loop = startLoop(
    'events',
    log,
    () => (listeners.size > 0 ? pauses.watched : pauses.idle),
    async () => {
      const now = await look(db, seen);
      const isNews =
        now.newest > seen.newest ||
        now.again > seen.count ||
        now.notices !== seen.notices ||
        now.waits !== seen.waits ||
        now.soldOut !== seen.soldOut ||
        now.runs !== seen.runs;
      seen = now;
      if (isNews) for (const listener of [...listeners]) listener.changed();
    },
  );
  return {
    catalogueVersion: () => seen.version,
    listen(listener) {
      listeners.add(listener);
      loop.wake();
      return () => void listeners.delete(listener);
    },
    listening: () => listeners.size,
    sendAway() {
      for (const listener of [...listeners]) listener.end();
    },
    stop: loop.stop,
  };
}

/**
 * One look, with `again` the events since the moment from which the look before counted: more than it found means that
 * one has come, however old its transaction is.
 */
async function look(db: Database, before: Seen | null): Promise<Seen & { again: number }> {
  const { rows } = await db.execute<
    Record<Exclude<keyof Seen, 'soldOut'> | 'sold_out' | 'again', string>
  >(sql`
    select coalesce((select version from catalogue_version), 0) as version,
      (now() - interval '10 minutes')::text as since,
      count(*) filter (where written_at > now() - interval '10 minutes') as count,
      count(*) filter (where written_at > ${before?.since ?? null}::timestamptz) as again,
      coalesce(max(id), 0) as newest,
      (select count(*) from notices where order_id is null and closed_at is null) as notices,
      (select coalesce(sum(extract(epoch from until)), 0) from order_changes where state = 'OPEN') as waits,
      (select coalesce(max(id), 0) + count(ended_at) from availability) as sold_out,
      (select coalesce(sum(hashtextextended(row(runs.id, driver_id, starts_at, departed_at,
          order_id, position, expected_at)::text, 0)), 0)
        from runs left join stops on run_id = runs.id
        where day >= to_char(now() - interval '2 days', 'YYYY-MM-DD')) as runs
    from order_events where written_at > now() - interval '20 minutes'`);
  const [row] = rows;
  const { version = 0, since = '', count = 0, again = 0, newest = 0, notices = 0, waits = 0 } = row ?? {};
  return {
    version: Number(version),
    since,
    count: Number(count),
    again: Number(again),
    newest: Number(newest),
    notices: Number(notices),
    waits: Number(waits),
    soldOut: Number(row?.sold_out ?? 0),
    runs: row?.runs ?? '',
  };
}

import pg from 'pg';
import type { Understood } from '../env.ts';
import { createNames, type Names } from './names.ts';
import type { Content } from './sample-data.ts';

/** Where the doctor looks, if not at the real outside. */
export interface Outside {
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Addresses of name servers, `127.0.0.1:5353`; those of the machine unless told. */
  readonly nameServers?: readonly string[];
  /** Another base address than Stripe's. */
  readonly stripe?: string;
  /** Another content/ than that of this program. */
  readonly content?: Content;
}

/** A way to ask the shop's database, or why there is none; null where nobody has named one. */
type Opened = { readonly client: pg.Pool } | { readonly error: unknown } | null;

/** What every check gets. */
export interface Examination extends Understood {
  readonly now: () => number;
  readonly names: Names;
  readonly stripe: string | undefined;
  readonly content: Content | undefined;
  /** Connects at the first call; checks ask one after the other by the same connection. */
  database(): Promise<Opened>;
  close(): Promise<void>;
}

/** Begins to look at a shop: nothing is asked yet. */
export function openExamination(understood: Understood, outside: Outside): Examination {
  let opened: Promise<Opened> | undefined;
  const { now = Date.now, nameServers, stripe = understood.given.STRIPE_API_BASE, content } = outside;
  return {
    ...understood,
    now,
    stripe,
    content,
    names: createNames(nameServers),
    database() {
      opened ??= connect(understood.given.DATABASE_URL);
      return opened;
    },
    async close() {
      const there = await opened;
      if (there && 'client' in there) await there.client.end().catch(() => undefined);
    },
  };
}

/** The client of a database that answers and in which a shop is laid out; null otherwise, which the check of the database says. */
export async function laidOut({ database }: Pick<Examination, 'database'>): Promise<pg.Pool | null> {
  const opened = await database();
  if (!opened || 'error' in opened) return null;
  const { rows } = await opened.client.query(
    "select 1 from pg_class where relnamespace = to_regnamespace('public') and relname = 'settings'",
  );
  return rows.length > 0 ? opened.client : null;
}

/** Waits in seconds, also where a proxy takes the connection and nobody is behind it. */
async function connect(url: string | undefined): Promise<Opened> {
  if (!url) return null;
  const client = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
    application_name: 'tischlein doctor',
  });
  // A connection that breaks fails the question under way, which is enough.
  client.on('error', () => undefined);
  try {
    await client.query('select 1');
    return { client };
  } catch (error) {
    await client.end().catch(() => undefined);
    return { error };
  }
}

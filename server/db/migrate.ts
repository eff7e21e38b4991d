import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** Any number, the same in every process: who holds this lock lays out the database. */
const migrationLock = 7_215_093;

/** Milliseconds that a start waits for a database that is itself starting or recovering. */
const patience = 30_000;

/** Not there yet, or not ready: everything else is wrong and stays so. */
const notYet = ['ECONNREFUSED', 'ECONNRESET', 'EAI_AGAIN', '57P03', '55000'];

/** Brings the database to the newest layout. Processes that start together wait for the first one. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = await connect(url);
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle({ client }), { migrationsFolder: resolve('server/db/migrations') });
  } finally {
    await client.end();
  }
}

async function connect(url: string): Promise<pg.Client> {
  for (const end = Date.now() + patience; ; await sleep(200)) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
    // A connection that breaks later fails the query under way, which is enough.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      const { code = '', message } = error as Error & { code?: string };
      const isNotYet = notYet.includes(code) || message.includes('Connection terminated');
      if (!isNotYet || Date.now() > end) throw error;
    }
  }
}

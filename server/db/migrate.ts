import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { projectFolder } from '../project-folder.ts';

/** Any number, the same in every process: who holds this lock lays out the database. */
const migrationLock = 7_215_093;

const folder = 'server/db/migrations';
const migrationsFolder = resolve(projectFolder, folder);

/** Milliseconds that a start waits for a database that is itself starting or recovering, or moving elsewhere. */
const patience = 30_000;

/** Not there yet, or not ready, or full for a moment: everything else is wrong and stays so. */
const notYet = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  '53300',
  '57P03',
  '55000',
];

/**
 * Brings the database to the layout of this program: afterwards it has all of its migrations, whatever others it has
 * of a newer one. Processes that start together wait for each other. Throws with the name of the migration that
 * cannot be applied; of that one nothing stays.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = await connectPatiently(url);
  try {
    await applyMissing(client, readMigrationFiles({ migrationsFolder }));
  } finally {
    await client.end();
  }
}

/** The list is in the form of Drizzle's migrator, which releases up to 0.5.0 run on the same database. */
const list = 'drizzle.__drizzle_migrations';

/**
 * Applies what the list lacks, in order, also what is older than the newest on it: two branches may have met.
 * A migration is known by its text or, when a comment in it was reworded since, by its date.
 */
async function applyMissing(client: pg.Client, migrations: readonly MigrationMeta[]): Promise<void> {
  if (!(await hasList(client))) await alone(client, makeList);
  for (const { number, migration } of await lacking(client, migrations)) {
    await apply(client, migration).catch((error: Error) => {
      throw new Error(
        `The database lacks migration ${number} of ${folder}, and it cannot be applied: ${error.message}`,
        { cause: error },
      );
    });
  }
}

/**
 * A transaction while no other process lays out the database. The lock ends with it: a pooler gives the next one another
 * connection, with which nobody could let it go. Nor does the time count that the role's statements may take.
 */
async function alone(client: pg.Client, work: (client: pg.Client) => Promise<void>): Promise<void> {
  try {
    await client.query('begin; set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await work(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function makeList(client: pg.Client): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    `create table if not exists ${list} (id serial primary key, hash text not null, created_at bigint)`,
  );
}

/** The numbers of this program's migrations that a database lacks: all of them where nothing is laid out. It only reads. */
export async function lackingMigrations(client: Pick<pg.ClientBase, 'query'>): Promise<string[]> {
  const migrations = readMigrationFiles({ migrationsFolder });
  return (await lacking(client, migrations)).map(({ number }) => number);
}

async function lacking(client: Pick<pg.ClientBase, 'query'>, migrations: readonly MigrationMeta[]) {
  const { rows: known } = (await hasList(client))
    ? await client.query<{ hash: string; at: string }>(`select hash, created_at as at from ${list}`)
    : { rows: [] };
  return migrations.flatMap((migration, index) => {
    const { hash, folderMillis } = migration;
    const isKnown = known.some((row) => row.hash === hash || Number(row.at) === folderMillis);
    return isKnown ? [] : [{ number: String(index).padStart(4, '0'), migration }];
  });
}

async function hasList(client: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await client.query('select to_regclass($1) as list', [list]);
  return rows[0]?.list != null;
}

/**
 * Applies one migration in a transaction of its own, unless another process has done so meanwhile. Processes of the release
 * before are at work: it waits for a table only half as long as PostgreSQL takes to find a deadlock, lets them go first, and
 * tries again.
 */
async function apply(client: pg.Client, migration: MigrationMeta): Promise<void> {
  for (const end = Date.now() + patience; ; await sleep(100 + Math.random() * 200)) {
    try {
      await alone(client, async () => {
        if ((await lacking(client, [migration])).length === 0) return;
        await client.query("set local lock_timeout = '500ms'");
        for (const statement of migration.sql) await client.query(statement);
        await client.query(`insert into ${list} (hash, created_at) values ($1, $2)`, [
          migration.hash,
          migration.folderMillis,
        ]);
      });
      return;
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (!busy.includes(code) || Date.now() > end) throw error;
    }
  }
}

/** A lock that somebody else holds, or a deadlock. */
const busy = ['55P03', '40P01'];

/**
 * Connects to a database that may still be starting, or moving elsewhere.
 * @param onWait is told, once, that it is not there yet
 */
export async function connectPatiently(
  url: string,
  onWait: (error: unknown) => void = () => undefined,
): Promise<pg.Client> {
  let isWaiting = false;
  for (const end = Date.now() + patience; ; await sleep(200)) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
    // A connection that breaks later fails the query under way, which is enough.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (!isNotYet(error) || Date.now() > end) throw error;
      if (!isWaiting) onWait(error);
      isWaiting = true;
    }
  }
}

/** A host with several addresses fails with one error for each of them. */
function isNotYet(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isNotYet);
  const { code = '', message } = error as Error & { code?: string };
  return notYet.includes(code) || /Connection terminated|timeout expired/.test(message);
}

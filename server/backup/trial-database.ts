import { createHash } from 'node:crypto';
import pg from 'pg';
import { connect } from './connect.ts';

/** Stands in a database that a trial was given: what is in it may be thrown away. */
const mark = 'tischlein_trial';

/** Names one database of the server, for who holds a way into another one. */
function databaseUrl(url: string, name: string): string {
  const there = new URL(url);
  there.pathname = `/${name}`;
  return there.href;
}

/**
 * Runs something on an empty database that is gone afterwards: one made on the shop's own server, or the one that
 * `given` names. What a trial that was killed has left is removed before; only one may run at a time.
 */
export async function withTrialDatabase<T>(
  shopUrl: string,
  given: string | undefined,
  run: (url: string) => Promise<T>,
): Promise<T> {
  return given === undefined ? withNew(shopUrl, run) : withGiven(given, run);
}

async function withNew<T>(shopUrl: string, run: (url: string) => Promise<T>): Promise<T> {
  const client = await connect(shopUrl);
  try {
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    const prefix = trialPrefix(rows[0]?.name ?? '');
    await dropLeftOvers(client, prefix);
    const name = `${prefix}${Date.now()}`;
    try {
      await client.query(`create database ${pg.escapeIdentifier(name)} template template0`);
    } catch (error) {
      if ((error as { code?: string }).code !== '42501') throw error;
      throw new Error(
        'The role of DATABASE_URL may make no database to try the backup in: alter role … createdb, or name an empty one in BACKUP_TRIAL_DATABASE_URL.',
      );
    }
    try {
      // What a power cut takes of it is not missed, so that nobody waits for the disk.
      await client.query(`alter database ${pg.escapeIdentifier(name)} set synchronous_commit = off`);
      return await run(databaseUrl(shopUrl, name));
    } finally {
      await drop(client, name);
    }
  } finally {
    await client.end();
  }
}

/** How the trial databases of a shop's database begin; names have 63 bytes at most. */
export function trialPrefix(database: string): string {
  const short = createHash('sha256').update(database).digest('hex').slice(0, 8);
  return `${database.slice(0, 24)}_trial_${short}_`;
}

async function dropLeftOvers(client: pg.Client, prefix: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1) and pg_get_userbyid(datdba) = current_user',
    [prefix],
  );
  for (const { name } of rows) await drop(client, name);
}

const drop = (client: pg.Client, name: string) =>
  client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);

async function withGiven<T>(url: string, run: (url: string) => Promise<T>): Promise<T> {
  const client = await connect(url, 'BACKUP_TRIAL_DATABASE_URL');
  try {
    await empty(client);
    await client.query(`create schema if not exists ${mark}`);
    try {
      return await run(url);
    } finally {
      await empty(client);
      await client.query(`drop schema ${mark}`);
    }
  } finally {
    await client.end();
  }
}

/** Throws what a trial left away, and nothing else. */
async function empty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ filled: boolean; marked: boolean }>(
    `select exists (select 1 from pg_class where relkind in ('r', 'v', 'm', 'S', 'p') and relnamespace in
        (select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema')) as filled,
      to_regnamespace($1) is not null as marked`,
    [mark],
  );
  const [found] = rows;
  if (found?.filled && !found.marked) {
    throw new Error(
      'BACKUP_TRIAL_DATABASE_URL names a database that is not empty: a trial would have emptied it. Nothing was done there.',
    );
  }
  if (!found?.marked) return;
  await client.query('drop schema if exists public, drizzle cascade');
  await client.query('create schema public');
}

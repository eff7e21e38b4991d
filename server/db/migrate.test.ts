import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterEach, expect, inject, test } from 'vitest';
import { databaseUrl } from '../../tests/support/global-setup.ts';
import { migrateDatabase } from './migrate.ts';

test('eight processes that start at once lay out an empty database once', async () => {
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client(inject('postgresUrl'));
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = databaseUrl(inject('postgresUrl'), name);
  await Promise.all(Array.from({ length: 8 }, () => migrateDatabase(url)));
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(
    'select hash, count(*)::int as times from drizzle.__drizzle_migrations group by hash',
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ times }) => times === 1)).toBe(true);
  await client.end();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});

test('a database that takes no connections yet is waited for', async () => {
  const name = `late_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client(inject('postgresUrl'));
  await admin.connect();
  await admin.query(`create database ${name} with allow_connections false`);
  const starting = migrateDatabase(databaseUrl(inject('postgresUrl'), name));
  const opened = admin
    .query('select pg_sleep(0.7)')
    .then(() => admin.query(`alter database ${name} with allow_connections true`));
  await Promise.all([starting, opened]);
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});

test('a database that has no connection left for the moment is waited for', async () => {
  const name = `full_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client(inject('postgresUrl'));
  await admin.connect();
  await admin.query(`create role ${name} login password 'full' connection limit 0`);
  await admin.query(`create database ${name} owner ${name}`);
  const url = new URL(databaseUrl(inject('postgresUrl'), name));
  [url.username, url.password] = [name, 'full'];
  const starting = migrateDatabase(url.href);
  const opened = admin
    .query('select pg_sleep(0.7)')
    .then(() => admin.query(`alter role ${name} connection limit 5`));
  await Promise.all([starting, opened]);
  await admin.query(`drop database ${name} with (force)`);
  await admin.query(`drop role ${name}`);
  await admin.end();
});

test('an address that is wrong is said so at once', async () => {
  const wrong = new URL(inject('postgresUrl'));
  wrong.password = 'wrong';
  const started = Date.now();
  await expect(migrateDatabase(wrong.href)).rejects.toThrow('password');
  expect(Date.now() - started).toBeLessThan(5000);
});

const folder = 'server/db/migrations';
const journal: { entries: { tag: string; when: number }[] } = JSON.parse(
  readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8'),
);
const clients: pg.Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) await client.end();
});

/** A database that has all migrations but one, which came from another branch later and is dated earlier. */
async function withoutMigration(missing: string) {
  const admin = new pg.Client(inject('postgresUrl'));
  await admin.connect();
  const name = `skipped_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = databaseUrl(inject('postgresUrl'), name);
  const client = new pg.Client(url);
  clients.push(client);
  await client.connect();
  await client.query(`create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  for (const { tag, when } of journal.entries.filter(({ tag }) => tag !== missing && tag < '0006')) {
    const sql = readFileSync(path.join(folder, `${tag}.sql`), 'utf8');
    await client.query(sql);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      createHash('sha256').update(sql).digest('hex'),
      when,
    ]);
  }
  return { url, client };
}

test('a migration that was passed over because it is dated earlier is applied at the next start', async () => {
  const { url, client } = await withoutMigration('0003_invoices');
  await client.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a newer release', 9e12)",
  );
  await migrateDatabase(url);
  expect((await client.query('select * from invoices')).rowCount).toBe(0);
  const { rowCount } = await client.query('select * from drizzle.__drizzle_migrations');
  expect(rowCount).toBe(journal.entries.length + 1);
  await migrateDatabase(url);
});

test('a migration whose comments were reworded after it was applied is not applied again', async () => {
  const { url, client } = await withoutMigration('');
  await client.query("update drizzle.__drizzle_migrations set hash = 'before' where id = 3");
  await migrateDatabase(url);
});

test('customers go on while a migration waits for them', async () => {
  const { url, client: settling } = await withoutMigration('');
  const [paying, admin] = [new pg.Client(url), new pg.Client(url)];
  clients.push(paying, admin);
  await paying.connect();
  await admin.connect();
  // A payment that is being settled writes an invoice, which the triggers of 0007 have to wait for.
  await settling.query("begin; lock table invoices in row exclusive mode; set local lock_timeout = '3s'");
  const migrating = migrateDatabase(url);
  await expect
    .poll(
      async () =>
        (await admin.query("select 1 from pg_locks where not granted and relation = 'invoices'::regclass"))
          .rowCount,
    )
    .toBe(1);
  await settling.query('select pg_sleep(1.2)');
  // What it asks for then is a table that an earlier migration has changed.
  await settling.query('select * from settings');
  // Others are held up for half a second at most.
  await paying.query(
    "begin; set local lock_timeout = '1500ms'; lock table invoices in row exclusive mode; commit",
  );
  await settling.query('commit');
  await migrating;
  const { rowCount } = await admin.query('select * from drizzle.__drizzle_migrations');
  expect(rowCount).toBe(journal.entries.length);
});

test('a migration that cannot be applied is named, and nothing is half done', async () => {
  const { url, client } = await withoutMigration('0003_invoices');
  await client.query('create table invoices (somebody_elses integer)');
  await expect(migrateDatabase(url)).rejects.toThrow(
    'The database lacks migration 0003 of server/db/migrations, and it cannot be applied: relation "invoices" already exists',
  );
  expect((await client.query("select to_regclass('invoice_numbers') as made")).rows).toEqual([
    { made: null },
  ]);
});

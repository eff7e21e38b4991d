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

/** A database that has the migrations before another, but for one, which came from another branch later. */
async function withoutMigration(missing: string, before = '0006') {
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
  for (const { tag, when } of journal.entries.filter(({ tag }) => tag !== missing && tag < before)) {
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

test('the ledger of orders from before it was kept is filled in, to the cent', async () => {
  const { url, client } = await withoutMigration('', '0033');
  const order = async (status: 'PAID' | 'CANCELED') => {
    const { rows } = await client.query<{ id: string }>(
      `insert into product_orders (public_id, status, fulfilment, locale, customer, subtotal, total, fingerprint,
         payment_intent_id, payment_expires_at, next_check_at, paid_at, canceled_at)
       values ($1, $2, 'PICKUP', 'de', '{}', 11600, 11600, 'x', $3, now(), now(), now(),
         case when $2::text = 'CANCELED' then now() end) returning id`,
      [randomUUID(), status, `pi_${randomUUID()}`],
    );
    return rows[0]?.id;
  };
  const refund = (id: unknown, alreadyBack: number, state: string, providerId: string | null) =>
    client.query(
      `insert into refunds (order_id, amount, already_back, state, provider_id, requested_at, next_attempt_at, closed_at)
       values ($1, 11600, $2, $3, $4, now(), now(), case when $3::text <> 'REQUESTED' then now() end)`,
      [id, alreadyBack, state, providerId],
    );
  const said = (id: unknown, providerId: string, amount: number, word: string) =>
    client.query(
      "insert into money_back (id, order_id, kind, amount, status) values ($1, $2, 'REFUND', $3, $4)",
      [providerId, id, amount, word],
    );
  const [plain, made, told, asked, byHand] = [
    await order('PAID'),
    await order('CANCELED'),
    await order('CANCELED'),
    await order('CANCELED'),
    await order('CANCELED'),
  ];
  await refund(made, 0, 'DONE', 're_made');
  await refund(told, 1000, 'DONE', 're_told');
  await said(told, 're_other', 1000, 'succeeded');
  await said(told, 're_told', 10_600, 'succeeded');
  await refund(asked, 0, 'REQUESTED', null);
  await refund(byHand, 0, 'DONE', 're_lost');
  await said(byHand, 're_lost', 11_600, 'failed');
  await migrateDatabase(url);
  const ledger = async (id: unknown) =>
    (
      await client.query('select kind, amount, state, is_ours from money where order_id = $1 order by id', [
        id,
      ])
    ).rows.map((row) => Object.values(row).join(' '));
  const charge = 'CHARGE 11600 DONE false';
  expect(await ledger(plain)).toEqual([charge]);
  expect(await ledger(made)).toEqual([charge, 'REFUND -11600 DONE true']);
  expect(await ledger(told)).toEqual([charge, 'REFUND -1000 DONE false', 'REFUND -10600 DONE true']);
  expect(await ledger(asked)).toEqual([charge, 'REFUND -11600 ASKED true']);
  expect(await ledger(byHand)).toEqual([charge, 'REFUND -11600 FAILED true', 'TRANSFER -11600 DONE false']);
});

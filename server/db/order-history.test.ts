import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { databaseUrl } from '../../tests/support/global-setup.ts';

const folder = 'server/db/migrations';
const name = `history_${randomUUID().replaceAll('-', '')}`;
const migrations = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .sort();
const place = migrations.indexOf('0014_order_events.sql');

let admin: pg.Client;
let migrating: pg.Client;
let other: pg.Client;
beforeAll(async () => {
  admin = await connected(inject('postgresUrl'));
  await admin.query(`create database ${name}`);
  [migrating, other] = await Promise.all([connected(own()), connected(own())]);
});
afterAll(async () => {
  await Promise.all([migrating.end(), other.end()]);
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});

const own = () => databaseUrl(inject('postgresUrl'), name);

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  return client;
}

async function apply(file = ''): Promise<void> {
  await migrating.query('begin');
  for (const statement of readFileSync(`${folder}/${file}`, 'utf8').split('--> statement-breakpoint'))
    await migrating.query(statement);
  await migrating.query('commit');
}

async function placed(): Promise<number> {
  const { rows } = await other.query(
    `insert into product_orders (public_id, fulfilment, locale, customer, subtotal, total, fingerprint, payment_expires_at, next_check_at)
     values ($1, 'PICKUP', 'de', '{}', 5000, 5000, '', now(), now()) returning id`,
    [randomUUID()],
  );
  return Number(rows[0].id);
}

async function historyOf(id: number): Promise<string[]> {
  const { rows } = await other.query('select kind from order_events where order_id = $1 order by id', [id]);
  return rows.map(({ kind }) => kind);
}

test('orders of before get the history that is known of them, also those that others are just changing', async () => {
  for (const file of migrations.slice(0, place)) await apply(file);
  const [open, paid, changing] = [await placed(), await placed(), await placed()];
  const pay = `update product_orders set status = 'PAID', paid_at = now() where id = $1`;
  await other.query(pay, [paid]);
  await apply(migrations[place]);
  const between = await placed();

  await other.query('begin');
  await other.query(pay, [changing]);
  const filling = apply(migrations[place + 1]);
  await expect
    .poll(async () => {
      const { rows } = await admin.query(
        `select 1 from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`,
        [name],
      );
      return rows.length;
    })
    .toBe(1);
  await other.query('commit');
  await filling;

  expect(await historyOf(open)).toEqual(['placed']);
  expect(await historyOf(paid)).toEqual(['placed', 'paid']);
  expect(await historyOf(changing)).toEqual(['placed', 'paid']);
  expect(await historyOf(between)).toEqual(['placed']);
});

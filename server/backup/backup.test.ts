import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { productOrders } from '#server/db/schema/ordering.ts';
import { call, signedIn, type TestCustomer } from '../../tests/support/client.ts';
import { databaseUrl } from '../../tests/support/global-setup.ts';
import { order, press, type TestOrder, update } from '../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { backup, type RowCounts } from './backup.ts';
import { restore } from './restore.ts';

/** Characters that trip up formats: all of them come back as they were. */
const awkward = 'Line one\nline two\r\n\u2028"quotes" \\back\\slash 🥨 \u202e ,;\t{#"table":1}';

let shop: TestShop;
let admin: pg.Client;
let folder: string;
let file: string;
let customer: TestCustomer;
let placed: TestOrder;
let counts: RowCounts;
const made: string[] = [];
beforeAll(async () => {
  shop = await startTestShop();
  admin = new pg.Client(inject('postgresUrl'));
  await admin.connect();
  folder = mkdtempSync(path.join(tmpdir(), 'tischlein-backup-'));
  customer = await signedIn(shop);
  placed = await order(shop, { discountCodeName: undefined }, customer);
  // Releases before took what turns the direction of a text: a backup carries it all the same.
  const written = { deliveryInstruction: awkward };
  await shop.deps.db.update(productOrders).set(written).where(eq(productOrders.publicId, placed.publicId));
  await press(shop, placed.sessionId, 'pay');
  await update(shop, placed, 'PAID');
  for (let nth = 0; nth < 5; nth++) await order(shop);
  // Its documents are drawn for the e-mails: afterwards nothing changes any more.
  const waiting = 'select 1 from outbox where sent_at is null and failed_at is null';
  await vi.waitFor(async () => expect(await ask(shop.databaseUrl, waiting)).toEqual([]), 60_000);
  file = path.join(folder, 'shop.jsonl.gz');
  counts = await backup(shop.databaseUrl, file);
});
afterAll(async () => {
  await shop.stop();
  for (const name of made) await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
  rmSync(folder, { recursive: true, force: true });
});

async function another(): Promise<string> {
  const name = `restored_${randomUUID().replaceAll('-', '')}`;
  made.push(name);
  await admin.query(`create database ${name}`);
  return databaseUrl(inject('postgresUrl'), name);
}

let empty: string;
beforeEach(async () => {
  empty = await another();
});

async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

test('a backup restored into an empty database has every row, and the shop goes on with it', async () => {
  expect((await restore(empty, file)).counts).toEqual(counts);
  expect(counts['public.product_orders']).toBe(6);
  const everything = async (url: string) => {
    const tables = Object.keys(counts).filter(
      (name) => !/catalogue_version|drizzle|rate_limits|outbox|payment_events|invoice_series/.test(name),
    );
    // That it was made is noted when it is there: it cannot hold that itself.
    const but = "where to_jsonb(t) ->> 'key' is distinct from 'last-backup'";
    return Promise.all(
      tables.map((name) => ask(url, `select row_to_json(t)::text from ${name} t ${but} order by 1`)),
    );
  };
  expect(await everything(empty)).toEqual(await everything(shop.databaseUrl));

  const restored = await startTestShop({ config: { DATABASE_URL: empty } });
  const orders = await call(restored, 'GET', '/v1/orders', { token: customer.token });
  expect(orders.json).toMatchObject([
    { publicProductOrderId: placed.publicId, status: 'PAID', deliveryInstruction: awkward, priceSum: 116 },
  ]);
  const next = await order(restored, {}, customer);
  expect(next.publicId).not.toBe(placed.publicId);
  await restored.stop();
});

test('a backup of a release that had more tables is restored: what they said stands elsewhere now', async () => {
  const old = path.join(folder, 'old.jsonl.gz');
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  const end = JSON.parse(lines.pop()?.slice(1) ?? '').end;
  const table = ['#{"table":"public.refunds"}', '{"order_id":1,"amount":100}', '{"order_id":2,"amount":100}'];
  lines.push(...table, `#${JSON.stringify({ end: { ...end, 'public.refunds': 2 } })}`);
  writeFileSync(old, gzipSync(`${lines.join('\n')}\n`));
  expect((await restore(empty, old)).counts).toEqual(counts);
  const cut = path.join(folder, 'old-cut.jsonl.gz');
  writeFileSync(cut, gzipSync(`${lines.toSpliced(-2, 1).join('\n')}\n`));
  await expect(restore(await another(), cut)).rejects.toThrow('not complete');
});

test('only its owner may read a backup', () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('nothing is restored over a shop that has rows', async () => {
  await expect(restore(shop.databaseUrl, file)).rejects.toThrow('not empty');
});

test.each([
  [
    'a file that was cut off',
    () => gzipSync(gunzipSync(readFileSync(file)).subarray(0, 20_000)),
    'not complete|JSON',
  ],
  ['any other file', () => gzipSync('{"hello":1}\n'), 'no backup'],
])('%s is refused and leaves no rows', async (_, make, message) => {
  const wrong = path.join(folder, 'wrong.gz');
  writeFileSync(wrong, make());
  await expect(restore(empty, wrong)).rejects.toThrow(new RegExp(message));
  expect(await ask(empty, 'select * from customers')).toEqual([]);
});

test('a file that is not there, and a database without a shop, are said so', async () => {
  await expect(restore(empty, path.join(folder, 'nowhere.gz'))).rejects.toThrow('There is no file');
  await expect(backup(empty, path.join(folder, 'empty.gz'))).rejects.toThrow('no shop has used it');
});

test('a backup of a newer shop is refused', async () => {
  const newer = path.join(folder, 'newer.gz');
  const text = gunzipSync(readFileSync(file))
    .toString()
    .replace(/"hash":"[\da-f]{8}([\da-f]+","created_at":)\d+/, '"hash":"00000000$1' + '9000000000000');
  writeFileSync(newer, gzipSync(text));
  await expect(restore(empty, newer)).rejects.toThrow('of a newer one');
});

test('an old layout is filled into the newest', async () => {
  await migrateDatabase(empty);
  const older = path.join(folder, 'older.gz');
  const text = gunzipSync(readFileSync(file))
    .toString()
    .replaceAll(/,"device":"[^"]*"/g, '');
  writeFileSync(older, gzipSync(text));
  await restore(empty, older);
  expect((await ask(empty, 'select distinct device from sessions'))[0]).toEqual({ device: '' });
});

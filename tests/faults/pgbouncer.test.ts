import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrateDatabase } from '#server/db/migrate.ts';
import { call, signedIn } from '../support/client.ts';
import { databaseUrl } from '../support/global-setup.ts';
import { act, order, paidOrder, press, refundsOf, statusOf } from '../support/orders.ts';
import { missing } from '../support/programs/foreign-program.ts';
import { type RunningPgbouncer, startPgbouncer } from '../support/programs/pgbouncer.ts';
import { startTestShop, type TestShop } from '../support/shop.ts';
import { callKitchen, listen, staffOf, tabletOf } from '../support/staff.ts';

const isThere = missing('pgbouncer').length === 0;
if (!isThere) console.warn('pgbouncer is not installed: whether the shop works behind it was NOT tried.');

/** The shop behind PgBouncer in transaction mode, by deploy/pgbouncer.ini. */
let shop: TestShop;
let pgbouncer: RunningPgbouncer | undefined;
let admin: pg.Client;
beforeAll(async () => {
  if (!isThere) return;
  admin = new pg.Client(inject('postgresUrl'));
  await admin.connect();
  shop = await startTestShop({
    async through(url) {
      pgbouncer = await startPgbouncer(url);
      return pgbouncer.url;
    },
  });
});
afterAll(async () => {
  await shop?.stop();
  await pgbouncer?.stop();
  await admin?.end();
});

async function withEmptyDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const name = `pooled_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name}`);
  try {
    await work(databaseUrl(inject('postgresUrl'), name));
  } finally {
    await admin.query(`drop database ${name} with (force)`);
  }
}

test.skipIf(!isThere)(
  'a pooler that does not know what the shop asks of its connections refuses it in those words',
  async () => {
    await withEmptyDatabase(async (url) => {
      const ignorant = await startPgbouncer(url, (config) => config.replace(/^ignore_startup.*\n/m, ''));
      const client = new pg.Client({ connectionString: ignorant.url, statement_timeout: 4500 });
      await expect(client.connect()).rejects.toThrow('unsupported startup parameter: statement_timeout');
      await ignorant.stop();
    });
  },
);

test.skipIf(!isThere)(
  'processes that start at once behind the pooler lay the database out once, and start again',
  async () => {
    await withEmptyDatabase(async (url) => {
      const pooler = await startPgbouncer(url);
      await Promise.all(Array.from({ length: 8 }, () => migrateDatabase(pooler.url)));
      await Promise.all(Array.from({ length: 8 }, () => migrateDatabase(pooler.url)));
      const client = new pg.Client(url);
      await client.connect();
      const { rows } = await client.query(
        'select count(*)::int as n from drizzle.__drizzle_migrations group by hash',
      );
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.every(({ n }) => n === 1)).toBe(true);
      // Of this database: other tests run beside it on the same server.
      const { rows: locks } = await client.query(
        `select 1 from pg_locks where locktype = 'advisory'
          and database = (select oid from pg_database where datname = current_database())`,
      );
      expect(locks).toEqual([]);
      await client.end();
      await pooler.stop();
    });
  },
);

test.skipIf(!isThere)('statements and pauses end behind the pooler as they do without it', async () => {
  const client = new pg.Client(pgbouncer?.url);
  await client.connect();
  const setting = async (name: string) => (await client.query(`show ${name}`)).rows[0][name];
  expect(await setting('statement_timeout')).toBe('4500ms');
  expect(await setting('idle_in_transaction_session_timeout')).toBe('20s');
  await client.end();
});

test.skipIf(!isThere)('customers order, pay and cancel behind the pooler, many at once', async () => {
  const placed = await Promise.all(Array.from({ length: 20 }, () => order(shop)));
  await Promise.all(placed.map(({ sessionId }) => press(shop, sessionId, 'pay')));
  for (const each of placed) await expect.poll(() => statusOf(shop, each)).toBe('PAID');
  const [first] = placed;
  if (!first) throw new Error('nothing was ordered');
  expect((await act(shop, first, 'cancel')).status).toBe(200);
  await expect.poll(async () => (await refundsOf(shop, first)).length).toBe(1);
});

test.skipIf(!isThere)('limits count behind the pooler, whatever connection they are asked on', async () => {
  const { limits } = shop.deps;
  const tries = Array.from({ length: 40 }, () => limits.take('accessCodesOfClient', '203.0.113.7'));
  const refused = (await Promise.allSettled(tries)).filter(({ status }) => status === 'rejected');
  expect(refused.map((one) => (one as PromiseRejectedResult).reason.code)).toEqual(
    Array.from({ length: 10 }, () => 'TooManyRequests'),
  );
  expect(await limits.isSpent('accessCodesOfClient', '203.0.113.7')).toBe(true);
  await limits.reset('accessCodesOfClient', '203.0.113.7');
  expect(await limits.isSpent('accessCodesOfClient', '203.0.113.7')).toBe(false);
});

test.skipIf(!isThere)('the board hears behind the pooler that something happened', async () => {
  const owner = await staffOf(shop, 'OWNER');
  const response = await listen(shop, await tabletOf(shop));
  let heard = '';
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  void (async () => {
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read())
      heard += read.value;
  })();
  await expect.poll(() => heard).toContain('event: hello');
  await paidOrder(shop);
  await expect.poll(() => heard).toContain('event: changed');
  expect((await callKitchen(shop, 'GET', '/notices', { cookie: owner.cookie })).status).toBe(200);
  await reader?.cancel();
});

test.skipIf(!isThere)(
  'connections of PostgreSQL that are cut cost a 503 at most behind the pooler, and the next request nothing',
  async () => {
    const { token } = await signedIn(shop);
    const asking = Array.from({ length: 40 }, () => call(shop, 'GET', '/v1/orders', { token }));
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      new URL(shop.databaseUrl).pathname.slice(1),
    ]);
    const statuses = (await Promise.all(asking)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await expect.poll(async () => (await call(shop, 'GET', '/v1/orders', { token })).status).toBe(200);
  },
);

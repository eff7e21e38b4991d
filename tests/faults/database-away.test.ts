import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { discounts } from '#server/db/schema/ordering.ts';
import { call, signedIn } from '../support/client.ts';
import { twoPlatters } from '../support/orders.ts';
import { startTestShop, type TestShop } from '../support/shop.ts';

let shop: TestShop;
let admin: pg.Client;
beforeAll(async () => {
  shop = await startTestShop();
  admin = new pg.Client(inject('postgresUrl'));
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await shop.stop();
});

const waiting = "select count(*) from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'";
const databaseName = () => new URL(shop.databaseUrl).pathname.slice(1);
const cutConnections = () =>
  admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [databaseName()]);

test('connections that break in mid-request cost those requests a 503 at most, and the next ones nothing', async () => {
  const { token } = await signedIn(shop);
  const asking = Array.from({ length: 40 }, () => call(shop, 'GET', '/v1/orders', { token }));
  await cutConnections();
  const statuses = new Set((await Promise.all(asking)).map(({ status }) => status));
  expect([...statuses].every((status) => status === 200 || status === 503)).toBe(true);
  expect((await call(shop, 'GET', '/v1/orders', { token })).status).toBe(200);
});

test('a database that takes no connections is a 503 within five seconds, and the shop recovers by itself', async () => {
  const { token } = await signedIn(shop);
  await admin.query(`alter database ${databaseName()} with allow_connections false`);
  await cutConnections();
  const started = performance.now();
  const answer = await call(shop, 'GET', '/v1/orders', { token });
  expect(answer).toMatchObject({ status: 503, json: { code: 'ServiceUnavailable' } });
  expect(performance.now() - started).toBeLessThan(5000);
  expect((await shop.send(new Request('http://shop.test/readyz'))).status).toBe(503);
  await admin.query(`alter database ${databaseName()} with allow_connections true`);
  expect((await call(shop, 'GET', '/v1/orders', { token })).status).toBe(200);
  expect((await shop.send(new Request('http://shop.test/readyz'))).status).toBe(200);
});

test('a database that only reads is a 503, and the new primary is found with the next request', async () => {
  const { token } = await signedIn(shop);
  const address = { streetName: 'Ohlauer Straße', houseNumber: '1', postalCode: '10999', city: 'Berlin' };
  const write = () =>
    call(shop, 'POST', '/v1/delivery-addresses', { token, body: { ...address, country: 'Germany' } });
  const readyz = async () => (await shop.send(new Request('http://shop.test/readyz'))).status;
  const readOnly = (value: 'on' | 'off') =>
    admin.query(`alter database ${databaseName()} set default_transaction_read_only = ${value}`);
  expect((await write()).status).toBe(200);
  await readOnly('on');
  await cutConnections();
  const answers = await Promise.all(Array.from({ length: 12 }, write));
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 503, json: { code: 'ServiceUnavailable' } });
  }
  expect(await readyz()).toBe(503);
  // A connection keeps what the database was when it was made, as one to a demoted primary does.
  await readOnly('off');
  await write();
  expect((await Promise.all(Array.from({ length: 12 }, write))).map(({ status }) => status)).toEqual(
    Array.from({ length: 12 }, () => 200),
  );
  expect(await readyz()).toBe(200);
  expect(shop.logs.filter((line) => line.includes('"code":"25006"')).length).toBeGreaterThan(0);
});

test('a deadlock is a 503, and the same call works afterwards', async () => {
  const customer = await signedIn(shop);
  await shop.deps.db.insert(discounts).values({ code: 'LOCKED', percent: 10 });
  const checkout = () =>
    call(shop, 'POST', '/v1/product-orders/create-checkout-session', {
      token: customer.token,
      body: { productQuantities: twoPlatters, fulfilment: 'PICKUP', discountCodeName: 'LOCKED' },
    });
  const other = new pg.Client(shop.databaseUrl);
  await other.connect();
  // The shop locks the customer, then the discount; the other one the other way round, and is not the victim.
  await other.query("set deadlock_timeout = '60s'; begin; select 1 from discounts for update");
  const asked = checkout();
  await expect
    .poll(async () => (await admin.query(waiting, [databaseName()])).rows[0].count, { interval: 20 })
    .toBe('1');
  const otherDone = other.query('select 1 from customers where id = $1 for update', [customer.id]);
  expect(await asked).toMatchObject({ status: 503, json: { code: 'ServiceUnavailable' } });
  await otherDone;
  await other.end();
  expect((await checkout()).status).toBe(200);
});

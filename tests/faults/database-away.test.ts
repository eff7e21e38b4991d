import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { call, signedIn } from '../support/client.ts';
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

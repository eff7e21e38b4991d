import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiApp } from '#server/api/api-app.ts';
import { settings } from '#server/db/schema.ts';
import { signedIn } from '../../tests/support/client.ts';
import { order } from '../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';
import { type VersionWatch, watchCatalogueVersion } from './catalogue-version.ts';
import { createFrontDoor } from './front-door.ts';
import { createResponseCache } from './response-cache.ts';

let shop: TestShop;
let server: Server;
let version: VersionWatch;
let address: string;
/** How often each address was asked of the shop behind the cache. */
const asked = new Map<string, number>();

beforeAll(async () => {
  shop = await startTestShop();
  version = await watchCatalogueVersion(shop.deps.db, shop.deps.log);
  const app = new Hono();
  app.use(async (c, next) => {
    asked.set(c.req.path, (asked.get(c.req.path) ?? 0) + 1);
    await next();
  });
  app.get('/page', (c) =>
    c.html(`<p>${c.req.header('Authorization') ?? 'nobody'} ${c.req.header('Cookie')}</p>`),
  );
  app.get('/category/:name', (c) => c.html(new URL(c.req.url).search));
  app.get('/broken', (c) => c.html('sorry', 503));
  app.get('/breaks-off', (c) => {
    const half = new ReadableStream({ pull: (stream) => stream.error(new Error('no more')) });
    return c.body(half, 404, { 'Content-Type': 'text/html' });
  });
  app.route('/', createApiApp(shop.deps));
  server = createServer(
    createFrontDoor({
      cache: createResponseCache(version.current),
      variants: createResponseCache(version.current, 20_000),
      shop: getRequestListener(app.fetch),
      fetch: app.fetch,
      publicUrl: 'http://shop.test',
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await version.stop();
  await shop.stop();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(address + path, { headers });

test('a catalogue call is rendered once and answered from memory, compressed as asked', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => get('/v1/products')));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect(asked.get('/v1/products')).toBe(1);
  for (const encoding of ['br', 'gzip']) {
    const answer = await get('/v1/products', { 'Accept-Encoding': encoding });
    expect(answer.headers.get('Content-Encoding')).toBe(encoding);
    expect((await answer.json()).length).toBeGreaterThan(45);
  }
  expect(
    (await get('/v1/products', { 'Accept-Encoding': 'br;q=0, identity' })).headers.get('Content-Encoding'),
  ).toBeNull();
});

test('who has the newest already gets 304 without a body', async () => {
  const etag = (await get('/v1/categories')).headers.get('ETag') ?? '';
  const answer = await get('/v1/categories', { 'If-None-Match': `"other", ${etag}` });
  expect([answer.status, await answer.text()]).toEqual([304, '']);
});

test('a change of the catalogue is seen within two seconds', async () => {
  expect(await (await get('/v1/extra-config?key=min-order')).json()).toEqual({ value: '50' });
  await shop.deps.db.update(settings).set({ value: '75' }).where(eq(settings.key, 'min-order'));
  await expect
    .poll(async () => (await get('/v1/extra-config?key=min-order')).json(), { timeout: 2000 })
    .toEqual({ value: '75' });
});

test('nothing personal enters: pages are rendered without token and foreign cookies', async () => {
  const [jana, mert] = [await signedIn(shop), await signedIn(shop)];
  const page = async (token: string, session: string) =>
    (
      await get('/page', { Authorization: `Bearer ${token}`, Cookie: `session=${session}; language=de` })
    ).text();
  expect(await page(jana.token, 'jana')).toBe('<p>nobody language=de</p>');
  expect(await page(mert.token, 'mert')).toBe('<p>nobody language=de</p>');
});

test('what belongs to a customer is asked anew each time', async () => {
  const [jana, mert] = [await signedIn(shop), await signedIn(shop)];
  await order(shop, {}, jana);
  const orders = async (token: string) =>
    (await get('/v1/orders', { Authorization: `Bearer ${token}` })).json();
  expect(await orders(jana.token)).toHaveLength(1);
  expect(await orders(mert.token)).toHaveLength(0);
});

test('a filtered page is kept too; however many are asked for, the page itself stays', async () => {
  const page = '/category/platter';
  expect(await (await get(page)).text()).toBe('');
  expect(await (await get(`${page}?without=milk&diet=vegan&page=2`)).text()).toBe('?diet=vegan&without=milk');
  await get(`${page}?diet=vegan&without=milk`);
  expect(asked.get(page)).toBe(2);
  const allergens = ['gluten', 'eggs', 'fish', 'soy', 'milk', 'nuts'];
  const unwanted = Array.from({ length: 2 ** allergens.length - 1 }, (_, index) =>
    allergens.filter((_, at) => (index + 1) & (1 << at)),
  );
  for (const slugs of unwanted) await get(`${page}?without=${slugs}`);
  const rendered = asked.get(page);
  await get(page);
  expect(asked.get(page)).toBe(rendered);
  await get(`${page}?diet=vegan&without=milk`);
  expect(asked.get(page)).toBe((rendered ?? 0) + 1);
});

test('an answer that failed is not kept', async () => {
  expect((await get('/broken')).status).toBe(503);
  expect((await get('/broken')).status).toBe(503);
  expect(asked.get('/broken')).toBeGreaterThanOrEqual(2);
});

test('an answer that breaks off half way costs its connection, not the shop', async () => {
  await expect(get('/breaks-off').then((answer) => answer.text())).rejects.toThrow();
  expect((await get('/page')).status).toBe(200);
});

test('another origin gets its permission from the shop itself', async () => {
  const answer = await get('/v1/products', { Origin: 'https://elsewhere.example' });
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('https://elsewhere.example');
  expect((await get('/v1/products')).headers.get('Access-Control-Allow-Origin')).toBeNull();
});

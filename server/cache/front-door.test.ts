import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiApp } from '#server/api/shop/api-app.ts';
import { settings } from '#server/db/schema/settings.ts';
import { logRequests } from '#server/requests.ts';
import { signedIn } from '../../tests/support/client.ts';
import { order } from '../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';
import { type EventWatch, readCatalogueVersion, watchEvents } from '../live/watch-events.ts';
import { openFrontDoor } from './open-front-door.ts';

let shop: TestShop;
let server: Server;
let version: EventWatch;
let address: string;
/** How often each address was asked of the shop behind the cache. */
const asked = new Map<string, number>();
/** Holds up what is rendered. */
let hold: Promise<void> = Promise.resolve();

beforeAll(async () => {
  shop = await startTestShop();
  version = await watchEvents(shop.deps.db, shop.deps.log);
  const app = new Hono();
  app.use(async (c, next) => {
    asked.set(c.req.path, (asked.get(c.req.path) ?? 0) + 1);
    await next();
  });
  app.get('/page', (c) =>
    c.html(`<p>${c.req.header('Authorization') ?? 'nobody'} ${c.req.header('Cookie')}</p>`),
  );
  app.get('/category/:name', async (c) => {
    await hold;
    return c.html(new URL(c.req.url).search);
  });
  app.get('/broken', (c) => c.html('sorry', 503));
  app.get('/breaks-off', (c) => {
    const half = new ReadableStream({ pull: (stream) => stream.error(new Error('no more')) });
    return c.body(half, 404, { 'Content-Type': 'text/html' });
  });
  app.route('/', createApiApp(shop.deps));
  const page = (id: string, path: string) => ({ id, path, module: {} });
  const routes = ['page', 'broken', 'breaks-off', 'category/:category'].map((path) => [
    path,
    page(path, path),
  ]);
  const { listener } = await openFrontDoor({
    app: { fetch: app.fetch, apiPaths: [], paths: [] },
    routes: Object.fromEntries(routes),
    assets: null,
    publicUrl: 'http://shop.test',
    kitchenUrl: 'http://shop.test',
    allowedOrigins: ['https://elsewhere.example'],
    catalogueVersion: version.catalogueVersion,
    versionNow: () => readCatalogueVersion(shop.deps.db),
    rendering: { atOnce: 2, waiting: 3, patience: 500 },
  });
  const { log } = shop.deps;
  server = createServer(logRequests(listener, { log, labelOf: () => 'page', trustProxy: false }));
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

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(address + path, { headers, redirect: 'manual' });
const allRendered = () => [...asked.values()].reduce((sum, count) => sum + count, 0);

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

test('a filtered page is kept too, and however many are asked for, the page itself stays', async () => {
  const page = '/category/platter';
  expect(await (await get(page)).text()).toBe('');
  expect(await (await get(`${page}?without=milk&diet=vegan&page=2`)).text()).toBe('?diet=vegan&without=milk');
  await get(`${page}?diet=vegan&without=milk`);
  expect(asked.get(page)).toBe(2);
  await get(`${page}?diet=&without=kiwi`);
  expect(asked.get(page)).toBe(2);
});

test('an answer that failed is not kept', async () => {
  expect((await get('/broken')).status).toBe(503);
  expect((await get('/broken')).status).toBe(503);
  expect(asked.get('/broken')).toBe(2);
});

test('all who wait for an answer that fails get that one answer', async () => {
  const before = asked.get('/broken') ?? 0;
  const answers = await Promise.all(Array.from({ length: 20 }, () => get('/broken')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect((asked.get('/broken') ?? 0) - before).toBeLessThan(20);
});

test('an answer that breaks off half way is none, and the next one is answered', async () => {
  expect((await get('/breaks-off')).status).toBe(503);
  expect((await get('/page')).status).toBe(200);
});

test('another origin that may call the API gets its permission, from memory too; nobody else does', async () => {
  const allowed = async (origin?: string) =>
    (await get('/v1/sellers', origin ? { Origin: origin } : {})).headers.get('Access-Control-Allow-Origin');
  await allowed('https://elsewhere.example');
  await allowed();
  const before = asked.get('/v1/sellers');
  expect(await allowed('https://elsewhere.example')).toBe('https://elsewhere.example');
  expect(await allowed()).toBeNull();
  for (const origin of ['https://evil.example', 'null', 'https://elsewhere.example.evil.example'])
    expect(await allowed(origin)).toBeNull();
  expect(asked.get('/v1/sellers')).toBe(before);
});

test('calls for what does not exist are one answer in each language', async () => {
  const missing = async (nth: number, language: string) => {
    const answer = await get(`/v1/categories/${nth}`, { 'Accept-Language': language });
    expect(answer.status).toBe(404);
    return (await answer.json()).message;
  };
  expect(await missing(90_001, 'en')).toBe('Category not found. Please check the URL and try again.');
  expect(await missing(90_002, 'de-DE,de;q=0.9')).toMatch(/^Kategorie/);
  expect(await (await get('/v1/products?sellerId=90001')).json()).toEqual([]);
  const before = allRendered();
  for (let nth = 0; nth < 50; nth++) {
    await missing(91_000 + nth, nth % 2 ? 'en' : 'de');
    expect(await (await get(`/v1/products?sellerId=${91_000 + nth}`)).json()).toEqual([]);
  }
  expect(allRendered()).toBe(before);
});

test('more pages than can be rendered soon are refused, in their language, while what is kept goes on', async () => {
  let release = () => {};
  hold = new Promise((resolve) => {
    release = resolve;
  });
  const diets = ['vegan', 'vegetarian', 'halal'];
  const many = diets.flatMap((diet) => ['fish', 'eggs'].map((without) => `diet=${diet}&without=${without}`));
  const statuses: number[] = [];
  const answers = many.map(async (query, nth) => {
    const answer = await get(`/category/sweets?${query}&lang=${nth % 2 ? 'de' : 'en'}`);
    statuses.push(answer.status);
    return { answer, text: await answer.text(), german: nth % 2 === 1 };
  });
  await expect.poll(() => statuses).toEqual([503, 503, 503, 503]);
  expect(asked.get('/category/sweets')).toBe(2);
  expect((await get('/page', { Cookie: 'language=de' })).status).toBe(200);
  release();
  for (const { answer, text, german } of await Promise.all(answers)) {
    if (answer.status === 200) continue;
    expect(answer.headers.get('Retry-After')).toBe('2');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(text).toMatch(german ? /bitte/i : /please/i);
  }
  expect(statuses).toEqual([503, 503, 503, 503, 200, 200]);
});

test('every answer names its request, and none is logged with more than its route', async () => {
  const answer = await get('/page?email=jana@example.com');
  const id = answer.headers.get('X-Request-Id');
  expect(id).toMatch(/^[\da-f-]{36}$/);
  const lines = shop.logs.filter((line) => line.includes(id ?? '?')).map((line) => JSON.parse(line));
  expect(lines).toEqual([
    expect.objectContaining({ msg: 'request', method: 'GET', route: 'page', status: 200 }),
  ]);
  expect(shop.logs.join('\n')).not.toContain('jana@');
});

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiApp } from '#server/api/shop/api-app.ts';
import { logRequests } from '#server/requests.ts';
import { lawful, type MenuHand, menuHand } from '../../tests/support/menu.ts';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';
import { type EventWatch, readCatalogueVersion, watchEvents } from '../live/watch-events.ts';
import { formerCategoryNames } from '../services/catalogue/former-names.ts';
import { openFrontDoor } from './open-front-door.ts';

/** The process in which the menu is changed, and another one on its database, which customers ask. */
let shop: TestShop;
let other: TestShop;
let office: MenuHand;
let server: Server;
let watch: EventWatch;
let address: string;
/** What happens while a page is made, between two answers of the API. */
let meanwhile = () => sleep(3);
/** How often the other process made an answer. */
let made = 0;

interface Page {
  readonly category: { readonly productIds: readonly number[] };
  readonly products: readonly Dish[];
}
interface Dish {
  readonly id: number;
  readonly categoryId: number;
}

beforeAll(async () => {
  shop = await startTestShop();
  other = await startTestShop({ config: { DATABASE_URL: shop.databaseUrl } });
  office = await menuHand(shop);
  watch = await watchEvents(other.deps.db, other.deps.log);
  const app = new Hono();
  app.use(async (_, next) => {
    made++;
    await next();
  });
  const api = createApiApp(other.deps);
  const ask = async (path: string) => (await api.fetch(new Request(`http://shop.test${path}`), {})).json();
  // A page is made of several answers of the API, one after the other.
  app.get('/page', async (c) => {
    const category = await ask('/v1/categories/5');
    await meanwhile();
    const products = await ask('/v1/products');
    return c.html(JSON.stringify({ category, products }));
  });
  // What stands for all that there are not is asked for under a name that none has.
  app.get('/category/:name', (c) => c.html('a page', c.req.param('name') === '*' ? 404 : 200));
  app.route('/', api);
  const { listener } = await openFrontDoor({
    app: { fetch: app.fetch, apiPaths: [], paths: [] },
    routes: {
      page: { id: 'page', path: 'page', module: {} },
      category: { id: 'category', path: 'category/:category', module: {} },
    },
    assets: null,
    publicUrl: 'http://shop.test',
    kitchenUrl: 'http://shop.test',
    allowedOrigins: [],
    catalogueVersion: watch.catalogueVersion,
    formerNames: () => formerCategoryNames(other.deps),
    versionNow: () => readCatalogueVersion(other.deps.db),
  });
  const { log } = other.deps;
  server = createServer(logRequests(listener, { log, labelOf: () => 'page', trustProxy: false }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await watch.stop();
  await other.stop();
  await shop.stop();
});

const get = async (path: string) => (await fetch(address + path)).json();

test('a dish that another process published is offered within two seconds, and then from memory', async () => {
  const id = await office.add();
  await office.save(id, lawful, 1);
  const isOffered = async () => (await get('/v1/products')).some((product: Dish) => product.id === id);
  expect(await isOffered()).toBe(false);
  await office.publish(id);
  const published = performance.now();
  while (!(await isOffered())) await sleep(20);
  expect(performance.now() - published).toBeLessThan(2000);
  const before = made;
  expect(await isOffered()).toBe(true);
  expect(made).toBe(before);
});

const ids = [501, 502];
const move = (categoryId: number) => office.kitchen('POST', '/products/changes', { ids, categoryId });

/** What a page shows of both dishes. */
function shown({ category, products }: Page): string {
  const [first, second] = ids.map((id) => products.find((product) => product.id === id)?.categoryId);
  const inCategory = products.filter(({ categoryId }) => categoryId === 5).map(({ id }) => id);
  const isHalf = first !== second || inCategory.join() !== category.productIds.join();
  return isHalf ? 'half of a change' : `in category ${first}`;
}

test('a page in the middle of which something is published is made again', async () => {
  const moves = [6, 5, 6];
  meanwhile = async () => {
    const next = moves.shift();
    if (next) await move(next);
  };
  // Another version than the one whose page may be kept.
  await office.price(101, 5900);
  const seen = [];
  while (moves.length > 0) {
    seen.push(shown(await get('/page')));
    await sleep(50);
  }
  expect(seen).not.toContain('half of a change');
  expect(seen.at(-1)).toBe('in category 6');
  await move(5);
});

test('nobody sees half of a change, however many look while it is published', async () => {
  const seen: string[] = [];
  meanwhile = () => sleep(3);
  let ended = false;
  const look = async () => {
    while (!ended) {
      seen.push(shown(await get('/page')));
    }
  };
  const looking = Array.from({ length: 8 }, look);
  for (let nth = 0; nth < 16; nth++) {
    await move(nth % 2 ? 5 : 6);
    await sleep(nth % 3 === 0 ? 1100 : 10);
  }
  ended = true;
  await Promise.all(looking);
  expect([...new Set(seen)].toSorted()).toEqual(['in category 5', 'in category 6']);
  expect(seen.length).toBeGreaterThan(100);
});

test('the address of a category that is called otherwise leads to its new one, and nothing is kept for it', async () => {
  const call = async (en: string) => {
    await office.kitchen('PUT', '/menu-categories/4', { name: { en } });
    await watched();
  };
  const watched = async () => {
    const now = await readCatalogueVersion(other.deps.db);
    while (watch.catalogueVersion() < now) await sleep(20);
  };
  const look = (path: string) => fetch(address + path, { redirect: 'manual' });
  await call('Bowls');
  await call('Green bowls');
  const before = made;
  for (const old of ['/category/salads', '/category/bowls']) {
    const answer = await look(`${old}?lang=de`);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/category/green-bowls?lang=de']);
  }
  expect((await look('/category/green-bowls')).status).toBe(200);
  expect((await look('/category/never')).status).toBe(404);
  await Promise.all(Array.from({ length: 50 }, () => look('/category/salads')));
  expect(made - before).toBeLessThan(8);
  // What is called so again is there itself.
  await call('Salads');
  expect((await look('/category/salads')).status).toBe(200);
  expect((await look('/category/green-bowls')).headers.get('location')).toBe('/category/salads');
});

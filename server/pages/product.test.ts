import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { logRequests } from '#server/requests.ts';
import { type MenuHand, menuHand } from '../../tests/support/menu.ts';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';
import { storefront } from '../../tests/support/storefront.ts';
import { openFrontDoor } from '../cache/open-front-door.ts';
import { type EventWatch, readCatalogueVersion, watchEvents } from '../live/watch-events.ts';
import { withdrawnDishes } from '../services/catalogue/withdrawn-dishes.ts';

const publicUrl = 'http://shop.test';

let shop: TestShop;
let office: MenuHand;
let watch: EventWatch;
let server: Server;
let address: string;
/** How often the shop itself was asked. */
let made = 0;

beforeAll(async () => {
  shop = await startTestShop({ config: { PUBLIC_URL: publicUrl } });
  office = await menuHand(shop);
  watch = await watchEvents(shop.deps.db, shop.deps.log);
  const { catalogueVersion } = watch;
  const build = await storefront();
  const app = createApp(shop.deps, {
    build: { en: build, de: build },
    assets: null,
    mode: 'production',
    events: shop.events,
    catalogueVersion,
  });
  const { listener } = await openFrontDoor({
    app: {
      ...app,
      fetch: (...given) => {
        made++;
        return app.fetch(...given);
      },
    },
    routes: build.routes,
    assets: null,
    publicUrl,
    kitchenUrl: publicUrl,
    allowedOrigins: [],
    catalogueVersion,
    withdrawn: () => withdrawnDishes(shop.deps),
    versionNow: () => readCatalogueVersion(shop.deps.db),
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
  await watch.stop();
  await shop.stop();
});

async function get(path: string, cookie = '') {
  const answer = await fetch(address + path, { redirect: 'manual', headers: { cookie } });
  return {
    status: answer.status,
    to: answer.headers.get('location'),
    kept: answer.headers.get('cache-control'),
    vary: answer.headers.get('vary'),
    text: await answer.text(),
  };
}

/** Waits until every process knows what was just published. */
async function isKnown() {
  const now = await readCatalogueVersion(shop.deps.db);
  while (watch.catalogueVersion() < now) await sleep(20);
}

const inGerman = 'language=de';

test('a dish has one address in each language, which each page names', async () => {
  const english = await get('/product/103-green-platter');
  const german = await get('/product/103-gruene-platte', inGerman);
  expect([english.status, german.status]).toEqual([200, 200]);
  expect(english.text).toContain('<h1>Green platter</h1>');
  expect(german.text).toContain('<h1>Grüne Platte</h1>');
  for (const { text } of [english, german]) {
    expect(text).toContain(`hrefLang="en" href="${publicUrl}/product/103-green-platter"`);
    expect(text).toContain(`hrefLang="de" href="${publicUrl}/product/103-gruene-platte?lang=de"`);
  }
  expect(english.text).toContain(`<link rel="canonical" href="${publicUrl}/product/103-green-platter"/>`);
  expect(german.text).toContain(
    `<link rel="canonical" href="${publicUrl}/product/103-gruene-platte?lang=de"/>`,
  );
});

test('it is read without a script: price and unit price, what is in it and what goes with it', async () => {
  const { text } = await get('/product/103-gruene-platte?lang=de');
  const said = text.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, ' ');
  for (const words of ['49,00\u00a0€', '20,42\u00a0€/kg', 'Weizen', 'Sesam', 'Zuckerhut', 'Das passt dazu'])
    expect(said).toContain(words);
  expect(text.match(/href="\/product\/\d+-[a-z0-9-]+"/g)).toHaveLength(4);
});

test('it is made once, and then answered from memory', async () => {
  await get('/product/104-cheese-board');
  const before = made;
  for (const path of ['/product/104-cheese-board', '/product/104-cheese-board?diet=vegan&utm=1'])
    expect((await get(path)).status).toBe(200);
  expect(made).toBe(before);
});

test.each([
  ['/product/103', '', '/product/103-green-platter'],
  ['/product/103-gruene-platte', '', '/product/103-green-platter'],
  ['/product/103-wrong?lang=de', '', '/product/103-gruene-platte?lang=de'],
  ['/product/103-green-platter?a=1', inGerman, '/product/103-gruene-platte?a=1'],
])('%s leads for good to the name in the language (%j)', async (path, cookie, to) => {
  for (let nth = 0; nth < 2; nth++) {
    const answer = await get(path, cookie);
    expect(answer).toMatchObject({ status: 301, to, kept: 'no-cache', vary: 'Cookie' });
  }
  expect((await get(to, cookie)).status).toBe(200);
});

test('the data behind navigation leads there too', async () => {
  const { status, text } = await get('/product/103.data');
  expect(status).toBe(202);
  expect(text).toContain('/product/103-green-platter');
});

test('for all dishes that there are not one page stands, with the way to the menu', async () => {
  const { status, text } = await get('/product/99999-made-up');
  expect(status).toBe(404);
  expect(text).toContain('There is no such dish');
  expect(text).toContain('href="/categories-overview"');
  expect(text).toContain('<meta name="robots" content="noindex"/>');
  expect(text).not.toContain('made-up');
  const before = made;
  for (const path of ['/product/99998', '/product/nothing', '/product/0', '/product/99999-other'])
    expect((await get(path)).status).toBe(404);
  expect(made).toBe(before);
});

test('a new price stands on its page as soon as it is published', async () => {
  expect((await get('/product/101-open-rolls-mixed')).text).toContain('€58.00');
  await office.price(101, 6150);
  await isKnown();
  const { text } = await get('/product/101-open-rolls-mixed');
  expect(text).toContain('€61.50');
  expect(text).toContain('"price":61.5');
  expect(text).not.toContain('€58.00');
});

test('a dish that is called otherwise is found by its old name, and stands in the sitemap by its new one', async () => {
  const { revision } = await office.details(102);
  await office.save(102, { 'name.en': 'Rolled wraps', 'name.de': 'Gerollte Wraps' }, revision);
  await office.publish(102);
  await isKnown();
  expect(await get('/product/102-wrap-platter')).toMatchObject({
    status: 301,
    to: '/product/102-rolled-wraps',
  });
  expect((await get('/product/102-rolled-wraps')).status).toBe(200);
  const { text } = await get('/sitemap.xml');
  expect(text).toContain(`<loc>${publicUrl}/product/102-gerollte-wraps?lang=de</loc>`);
  expect(text).not.toContain('wrap-platter');
});

test('a dish that was withdrawn says so, leads to its category, and is in no list any more', async () => {
  await office.kitchen('POST', '/products/106/withdraw', {});
  await isKnown();
  expect(await get('/product/106')).toMatchObject({ status: 301, to: '/product/106-sushi-tray' });
  const { status, text } = await get('/product/106-sushi-tray');
  expect(status).toBe(410);
  expect(text).toContain('<h1>Sushi tray is no more</h1>');
  expect(text).toContain('href="/category/platter"');
  expect(text).toContain('noindex');
  expect((await get('/sitemap.xml')).text).not.toContain('/product/106');
  const before = made;
  expect((await get('/product/106-sushi-tray')).status).toBe(410);
  expect(made).toBe(before);
});

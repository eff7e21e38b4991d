import { request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { categoryPath, shopPath } from '#app/page/public-pages.ts';
import routes from '#app/routes.ts';
import { allergenChoices } from '#rules/catalogue/product-filter.ts';
import { productPaths } from '#rules/catalogue/product-path.ts';
import { createApp } from '#server/app.ts';
import { categories, products, sellers } from '#server/db/schema/catalogue.ts';
import { createHttpServer, listen } from '#server/http.ts';
import { logRequests } from '#server/requests.ts';
import { createRouteLabel } from '#server/route-label.ts';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';
import { storefront } from '../../tests/support/storefront.ts';
import { openFrontDoor } from './open-front-door.ts';

let shop: TestShop;
let server: Server;
let bytesKept: () => number;
let version = 1;
/** Every address that was asked of the shop behind the front door: a page rendered, a call answered. */
const asked: string[] = [];

/** An existing page, and the route that has its data. */
interface Page {
  readonly path: string;
  readonly route: string;
}
const pages: Page[] = [];

beforeAll(async () => {
  shop = await startTestShop();
  const catalogueVersion = () => version;
  const build = await storefront();
  const app = createApp(shop.deps, {
    build: { en: build, de: build },
    assets: null,
    mode: 'production',
    events: shop.events,
    catalogueVersion,
  });
  const fetch: typeof app.fetch = (request, ...rest) => {
    asked.push(new URL(request.url).pathname + new URL(request.url).search);
    return app.fetch(request, ...rest);
  };
  const door = await openFrontDoor({
    app: { ...app, fetch },
    routes: build.routes,
    assets: null,
    publicUrl: 'https://shop.example',
    kitchenUrl: 'https://shop.example',
    allowedOrigins: shop.config.ALLOWED_ORIGINS,
    catalogueVersion,
    versionNow: async () => catalogueVersion(),
  });
  bytesKept = door.bytes;
  const labelOf = createRouteLabel(app.apiPaths);
  server = createHttpServer(logRequests(door.listener, { log: shop.deps.log, labelOf, trustProxy: true }));
  await listen(server, 0, '127.0.0.1');

  const names: Record<string, string[]> = {
    'category/:category': (await shop.deps.db.select().from(categories)).map(({ name }) =>
      categoryPath(name),
    ),
    // Those that are called the same in both languages.
    'product/:product': (await shop.deps.db.select().from(products)).flatMap(({ id, name }) => {
      const { en, de } = productPaths(id, name);
      return en === de ? [en] : [];
    }),
    'shop/:id': (await shop.deps.db.select().from(sellers)).map(({ id }) => shopPath(id)),
  };
  for (const { path = '', file } of routes) {
    if (path === '*') continue;
    const paths = names[path] ?? [`/${path}`];
    for (const each of paths) pages.push({ path: each, route: file.replace('.tsx', '') });
  }
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await shop.stop();
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Asks as it is written: nothing is made tidy on the way. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ port, path, headers, method }, (response) => {
      let text = '';
      response.setEncoding('latin1').on('data', (chunk) => {
        text += chunk;
      });
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    sent.once('error', reject).end();
  });
}

const languages = ['en', 'de'] as const;
const dataOf = (path: string) => (path === '/' ? '/_.data' : `${path}.data`);
const isProducts = ({ path }: Page) => /^\/(category|shop)\//.test(path);
const missing = ['/nothing', '/category/nothing', '/shop/99', '/product/99999-x'];

/** What may be rendered: every page once in each language, its data, one filter. */
async function askForEverythingOnce(): Promise<void> {
  for (const cookie of languages.map((language) => `language=${language}`)) {
    for (const page of pages) {
      expect((await ask(page.path, { cookie })).status, page.path).toBe(200);
      for (const query of ['', `?_routes=${encodeURIComponent(page.route)}`, '?_routes=root'])
        expect((await ask(dataOf(page.path) + query, { cookie })).status, page.path).toBe(200);
      if (isProducts(page)) await ask(`${page.path}?diet=vegan&without=gluten,milk`, { cookie });
    }
    for (const path of missing) {
      for (const address of [path, dataOf(path)]) expect((await ask(address, { cookie })).status).toBe(404);
    }
  }
}

/** Everything that has been asked of the shop by something else than a health check. */
const work = () => asked.filter((path) => path !== '/healthz').length;

const hostileHeaders: Record<string, string>[] = [
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: 'https://elsewhere.example' },
  { 'Accept-Encoding': 'br;q=0.1, gzip;q=0.9, zstd, x-made-up, *;q=0' },
  { 'Accept-Encoding': `identity;q=0, ${'x,'.repeat(2000)}` },
  { Cookie: `language=de; ${Array.from({ length: 100 }, (_, nth) => `c${nth}=${nth}`).join('; ')}` },
  { Cookie: 'language=tlh; language=en; session=stolen' },
  { 'Accept-Language': 'tlh, xx;q=0.9, de;q=0.1' },
  { Authorization: 'Bearer stolen' },
  { Range: 'bytes=0-1,5-6,9-' },
  { 'If-None-Match': '*' },
  { 'If-None-Match': '"never", W/"seen"' },
  { 'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
  { 'Cache-Control': 'no-store, no-cache, max-age=0', Pragma: 'no-cache' },
  { 'X-Forwarded-For': '203.0.113.9', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'ftp' },
  { 'X-Forwarded-Prefix': '/evil', 'X-Original-URL': '/admin', 'X-Rewrite-URL': '/admin' },
  { 'X-HTTP-Method-Override': 'DELETE', 'X-Request-Id': 'x'.repeat(500) },
  { Host: 'evil.example', Forwarded: 'host=evil.example;proto=https' },
  { Accept: 'application/xml', 'User-Agent': '() { :; }; echo' },
  { 'X-React-Router-SPA-Mode': 'yes', 'X-Remix-Response': 'yes' },
];

/** Other ways to write the address of a page. */
function spellings({ path, route }: Page): string[] {
  const encoded = path.replace(/[a-z0-9]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  const data = dataOf(path);
  return [
    path.toUpperCase(),
    path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
    `${path}/`,
    `${path}///`,
    `/${path}`,
    path.replaceAll('/', '//'),
    encoded,
    encoded.toUpperCase(),
    data.toUpperCase(),
    `${path}/_.data`,
    `//${data}`,
    `http://evil.example${path}`,
    `${path}?utm_source=${'x'.repeat(3000)}&fbclid=1`,
    `${path}?a=${Math.random()}`,
    `${path}?_routes=made,up&sellerId=5&lang=xx&lang=de`,
    `${path}?diet=kosher&diet=&without=kiwi,,,&page=2`,
    `${data}?_routes=made-up`,
    `${data}?_routes=${encodeURIComponent(`root,${route},made-up`)}`,
    `${data}?_routes=${encodeURIComponent(`${route},root`)}&x=1`,
    `${data}?_routes=&_routes=root&index&${'y'.repeat(3000)}`,
  ];
}

/** The same filter, written in other ways. */
function filters({ path }: Page): string[] {
  return [
    'without=milk,gluten&diet=vegan',
    'without=milk&without=gluten&diet=vegan',
    'diet=made-up&diet=vegan&without=milk,gluten,milk,kiwi&x=1',
    `utm=${Math.random()}&without=%67luten%2Cmilk&diet=veg%61n`,
  ].map((query) => `${path}?${query}`);
}

test('whatever is asked with, every public page comes from memory or is sent on, and health is answered', async () => {
  await askForEverythingOnce();
  const rendered = work();
  const kept = bytesKept();
  // That there is something to be kept at all.
  expect(rendered).toBeGreaterThan(pages.length * 2);
  expect(kept).toBeGreaterThan(1_000_000);
  const memory = await collected();

  for (const page of pages) {
    for (const headers of hostileHeaders) {
      for (const method of ['GET', 'HEAD']) {
        const { status } = await ask(page.path, headers, method);
        expect([200, 304], `${page.path} ${JSON.stringify(headers)}`).toContain(status);
      }
      expect((await ask(dataOf(page.path), headers)).status).toBeLessThan(400);
    }
    for (const spelling of spellings(page)) {
      const answer = await ask(spelling, { Origin: 'https://evil.example', Cookie: 'language=de' });
      expect([200, 308], spelling).toContain(answer.status);
      const { location } = answer.headers;
      if (location !== undefined) expect(location, spelling).toMatch(/^\/(?![/\\])/);
      if (location !== undefined) expect((await ask(location)).status, spelling).toBe(200);
      expect(answer.text).not.toContain('evil');
    }
    if (isProducts(page)) for (const filter of filters(page)) expect((await ask(filter)).status).toBe(200);
    expect((await ask('/healthz')).text).toBe('alive');
  }
  expect(work() - rendered, `rendered again: ${asked.slice(rendered - work()).slice(0, 5)}`).toBe(0);
  // What has been asked for again is kept smaller than at first.
  expect(bytesKept()).toBeLessThanOrEqual(kept);
  expect((await collected()) - memory).toBeLessThan(16 * 1024 * 1024);
});

test('pages that do not exist are one answer in each language, however many are asked for', async () => {
  await askForEverythingOnce();
  const rendered = work();
  const texts = new Set<string>();
  for (let nth = 0; nth < 200; nth++) {
    for (const path of [
      `/made-up-${nth}`,
      `/Made/UP/${nth}//`,
      `/about/${nth}`,
      `/index-${nth}.php`,
      `/%E0%A4%A${nth}`,
      `/\\evil.example/${nth}`,
      `/category/made-up-${nth}`,
      `/category/made-up-${nth}?diet=vegan&without=nuts`,
      `/shop/${100 + nth}`,
      `/product/${100_000 + nth}-made-up`,
    ]) {
      const answer = await ask(path, { Origin: `https://${nth}.example` });
      expect(answer.status, path).toBe(404);
      expect(answer.text, path).not.toMatch(/made.?up|evil/i);
      texts.add(answer.text);
      expect((await ask(`${path.split('?')[0]}.data?_routes=${nth}`)).status, path).toBe(404);
    }
    expect((await ask(`/About/${nth}`, {}, 'POST')).status).toBe(405);
  }
  expect(texts.size).toBe(4);
  // The posts are refused by the shop itself, without a page.
  expect(work() - rendered).toBe(200);
});

test('a dish under any other name is sent on without anything being rendered', async () => {
  for (const cookie of ['', 'language=de']) await ask('/product/103.data', { cookie });
  const rendered = work();
  for (let nth = 0; nth < 200; nth++) {
    const answer = await ask(`/product/103-made-up-${nth}?a=${nth}`);
    expect(answer).toMatchObject({
      status: 301,
      headers: { location: `/product/103-green-platter?a=${nth}` },
    });
    const data = await ask(`/product/103-made-up-${nth}.data`, { Cookie: 'language=de' });
    expect(data.status).toBe(202);
    expect(data.text).toContain('/product/103-gruene-platte');
  }
  expect(work()).toBe(rendered);
});

test('what is refused outside of the API says so in the language of the page', async () => {
  const refusals = async (cookie: string) => {
    const answer = await ask('/about', { cookie }, 'POST');
    expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    return answer.headers['content-language'];
  };
  expect([await refusals('language=de'), await refusals('language=en'), await refusals('')]).toEqual([
    'de',
    'en',
    'en',
  ]);
});

test('a bad path is logged once, as JSON, and without its words', async () => {
  const before = shop.logs.length;
  await ask('/jana@example.com/secret%0A{"msg":"forged"}?token=secret', {}, 'GET');
  await ask('/jana@example.com/secret', {}, 'POST');
  const lines = shop.logs.slice(before).map((line) => JSON.parse(line));
  expect(lines.map(({ msg, method, route, status }) => [msg, method, route, status])).toEqual([
    ['page not found', 'GET', 'page', 404],
    ['request', 'POST', 'page', 405],
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/jana|secret|forged/);
});

test('hundreds of requests sent at once over one connection stop nobody, and leave nothing behind', async () => {
  version += 1;
  const { port } = server.address() as AddressInfo;
  await collected();
  const memory = await collected();
  const before = asked.length;
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  const filter = (nth: number) => allergenChoices.filter((_, at) => nth & (1 << at)).join(',');
  // Pages, many filters of one, and what does not exist, from an origin of nobody's.
  // As many as a server reads at once: what a connection sends beyond has to be read within 5 s, or it ends.
  const amount = 480;
  const few = 80;
  const one = (nth: number) =>
    `GET ${[`/category/platter?without=${filter(nth % few)}`, '/', `/made-up-${nth}`][nth % 3]} HTTP/1.1\r\nHost: a\r\nOrigin: https://evil.example\r\n\r\n`;
  let answers = 0;
  let rest = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    const parts = (rest + chunk).split(/HTTP\/1\.1 \d{3} /);
    answers += parts.length - 1;
    // The first words of an answer may come in two pieces.
    rest = parts.at(-1)?.slice(-12) ?? '';
  });
  const started = performance.now();
  socket.write(Array.from({ length: amount }, (_, nth) => one(nth)).join(''));
  let slowest = 0;
  let health = 0;
  while (answers < amount && performance.now() - started < 60_000) {
    const sent = performance.now();
    expect((await ask('/healthz')).text).toBe('alive');
    slowest = Math.max(slowest, performance.now() - sent);
    health += 1;
  }
  socket.destroy();
  expect(answers).toBe(amount);
  expect(health).toBeGreaterThan(10);
  expect(slowest).toBeLessThan(2000);
  expect(asked.length - before - health).toBeLessThan(few + 20);
  // Kept are filters of the newest catalogue only, and only so many bytes of them.
  version += 1;
  for (const path of ['/', '/category/platter?diet=vegan']) expect((await ask(path)).status).toBe(200);
  expect((await collected()) - memory).toBeLessThan(16 * 1024 * 1024);
});

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes that are held once what nobody needs is gone. */
async function collected(): Promise<number> {
  // Connections, timers and compressions under way end first.
  for (let nth = 0; nth < 5; nth++) {
    await sleep(50);
    collectGarbage();
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '#sandbox/port.ts';
import { askHttps, type HttpsRequest, isUp, type TlsVersion } from '../support/programs/https.ts';
import {
  type FrontProxy,
  hasCaddy,
  hasNginx,
  kitchenHost,
  type ProxyPorts,
  shopHost,
  startCaddy,
  startNginx,
} from '../support/programs/proxies.ts';
import { startTestShop, type TestShop } from '../support/shop.ts';
import { staffOf } from '../support/staff.ts';
import { type Program, program } from '../torture/support/program.ts';

if (!hasNginx) console.warn('nginx or openssl is not installed: deploy/nginx.conf was NOT tried.');
if (!hasCaddy) console.warn('caddy is not installed: deploy/Caddyfile was NOT tried.');

/** Two built processes on the database of a test's shop, behind a real proxy. */
interface Deployed {
  readonly processes: readonly Program[];
  readonly ports: ProxyPorts;
  readonly proxy: FrontProxy;
}

let shop: TestShop;
let database: pg.Client;
beforeAll(async () => {
  shop = await startTestShop();
  database = new pg.Client(shop.databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await shop.stop();
});

const portOf = ({ url }: Program) => Number(new URL(url).port);
const originOf = (host: string, { https }: ProxyPorts) => `https://${host}:${https}`;

async function deploy(start: typeof startNginx): Promise<Deployed> {
  const ports = { http: await freePort(), https: await freePort() };
  const { DATABASE_URL, SMTP_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE, DATA_DIR } =
    shop.config;
  const parts = { DATABASE_URL, SMTP_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE };
  const env = {
    ...parts,
    DATA_DIR,
    PATH: process.env.PATH,
    SHOP_DEMO: '1',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'silent',
    SHUTDOWN_DELAY: '3',
    PUBLIC_URL: originOf(shopHost, ports),
    KITCHEN_URL: originOf(kitchenHost, ports),
  };
  const [first, second] = [
    await program('the first', process.cwd(), env),
    await program('the second', process.cwd(), env),
  ];
  for (const one of [first, second]) await one.start();
  const proxy = await start(ports, [portOf(first), portOf(second)]);
  return { processes: [first, second], ports, proxy };
}

describe.each([
  { name: 'nginx', has: hasNginx, start: startNginx },
  { name: 'Caddy', has: hasCaddy, start: startCaddy },
])('behind $name as deploy/ has it', ({ has, start }) => {
  let deployed: Deployed;
  beforeAll(async () => {
    if (has) deployed = await deploy(start);
  });
  afterAll(async () => {
    if (!has) return;
    await deployed.proxy.stop();
    for (const one of deployed.processes) await one.stop();
  });

  const ask = (asked: Partial<HttpsRequest> & { path: string }) =>
    askHttps({ port: deployed.ports.https, ca: deployed.proxy.ca, host: shopHost, ...asked });
  const asStaff = async () => ({
    Cookie: `__Host-${(await staffOf(shop, 'OFFICE')).cookie}`,
    Origin: originOf(kitchenHost, deployed.ports),
  });
  const quote = (length = 0) => ({
    method: 'POST',
    path: '/v1/product-orders/quote',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ productQuantities: { '101': 2 } }).padEnd(length),
  });

  test.skipIf(!has)('a page comes by HTTPS, compressed by the shop, and so do its files', async () => {
    const page = await ask({ path: '/category/platter', headers: { 'Accept-Encoding': 'br, gzip' } });
    expect(page).toMatchObject({ status: 200, headers: { 'content-encoding': 'br' } });
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000');
    const plain = await ask({ path: '/category/platter' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const [, file = ''] = /(\/assets\/[^"]+\.js)"/.exec(plain.text) ?? [];
    expect((await ask({ path: file })).status).toBe(200);
    expect((await ask({ path: '/assets/gone.js' })).status).toBe(404);
  });

  test.skipIf(!has)('HTTP leads to HTTPS, and TLS is 1.2 or 1.3', async () => {
    const { status, location } = await overHttp(deployed.ports.http, '/plan?guests=8');
    expect(status).toBe(308);
    expect(location).toMatch(/^https:\/\/shop\.localhost(:\d+)?\/plan\?guests=8$/);
    const speaks = (least: TlsVersion, most: TlsVersion, host = shopHost) =>
      isUp(deployed.ports.https, host, deployed.proxy.ca, { least, most });
    expect(await speaks('TLSv1.1', 'TLSv1.1')).toBe(false);
    expect(await speaks('TLSv1.2', 'TLSv1.2')).toBe(true);
    expect(await speaks('TLSv1.3', 'TLSv1.3')).toBe(true);
    expect(await speaks('TLSv1.2', 'TLSv1.3', 'another.localhost')).toBe(false);
  });

  test.skipIf(!has)('what is asked for is in no log: it names people', async () => {
    const asked = await ask({ path: '/v1/auth/access-code?type=LOGIN&email=jana.holm%40example.com' });
    expect(asked.status).toBe(400);
    await expect.poll(() => deployed.proxy.requests()).not.toBe('');
    expect(deployed.proxy.requests()).not.toContain('jana');
  });

  test.skipIf(!has)('a client counts by its address, whatever it says of itself', async () => {
    const from = `127.0.0.${2 + (deployed.ports.https % 250)}`;
    const forged = { 'X-Forwarded-For': '203.0.113.7', Forwarded: 'for=203.0.113.7' };
    expect((await ask({ path: '/v1/auth/captcha', from, headers: forged })).status).toBe(200);
    const { rows } = await database.query<{ key: string }>(
      "select key from rate_limits where key like 'captchasOfClient:%'",
    );
    const keys = rows.map(({ key }) => key);
    expect(keys).toContain(`captchasOfClient:${from}`);
    expect(keys).not.toContain('captchasOfClient:203.0.113.7');
  });

  test.skipIf(!has)('a photo of megabytes reaches the kitchen, which is on its own host alone', async () => {
    const noise = Buffer.from(Array.from({ length: 900 * 900 * 3 }, () => Math.random() * 256));
    const photo = await sharp(noise, { raw: { width: 900, height: 900, channels: 3 } })
      .png()
      .toBuffer();
    expect(photo.length).toBeGreaterThan(2_000_000);
    const headers = { ...(await asStaff()), 'Content-Type': 'image/png' };
    const upload = { method: 'POST', path: '/kitchen/api/media', headers, body: photo };
    expect((await ask({ ...upload, host: kitchenHost })).status).toBe(201);
    expect((await ask({ path: '/kitchen/', host: kitchenHost })).status).toBe(200);
    expect((await ask({ path: '/kitchen/' })).status).toBe(404);
    expect((await ask({ path: '/category/platter', host: kitchenHost })).status).toBe(404);
  });

  test.skipIf(!has)('a request of 64 kB is answered, a larger one is refused as that', async () => {
    expect((await ask(quote(64 * 1024))).status).toBe(200);
    for (const kilobytes of [80, 800, 8000])
      expect((await ask(quote(kilobytes * 1024))).status, `${kilobytes} kB`).toBe(413);
    const { Origin } = await asStaff();
    const photo = {
      method: 'POST',
      path: '/kitchen/api/media',
      headers: { Origin, 'Content-Type': 'image/png' },
    };
    const tooLarge = { ...photo, host: kitchenHost, body: Buffer.alloc(21_000_000) };
    expect((await ask(tooLarge)).status).toBe(413);
  });

  test.skipIf(!has)('a board hears at once that it is listened to', async () => {
    const { Cookie } = await asStaff();
    const heard = await firstOf({
      port: deployed.ports.https,
      host: kitchenHost,
      ca: deployed.proxy.ca,
      path: '/kitchen/api/live',
      headers: { Cookie },
    });
    expect(heard).toContain('event: hello');
  });

  test.skipIf(!has)(
    'a process that ends is not missed, whatever is asked, nor when it comes back',
    async () => {
      const failures: string[] = [];
      let asked = 0;
      let isDone = false;
      const client = async (what: Partial<HttpsRequest> & { path: string }) => {
        while (!isDone) {
          const told = await ask(what).then(({ status }) => String(status), String);
          if (told !== '200') failures.push(`${what.path}: ${told}`);
          asked++;
        }
      };
      const clients = [{ path: '/category/platter' }, { path: '/v1/products?sellerId=0' }, quote(), quote()];
      const load = clients.map(client);
      for (const one of deployed.processes) {
        await one.stop();
        await one.start();
        // Until the proxy takes it again, as deploy/roll.sh waits.
        await sleep(3000);
      }
      isDone = true;
      await Promise.all(load);
      expect(failures.slice(0, 5), deployed.proxy.errors().slice(0, 3000)).toEqual([]);
      expect(asked).toBeGreaterThan(100);
    },
  );
});

function overHttp(port: number, path: string): Promise<{ status?: number; location?: string }> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { Host: shopHost } }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, location: response.headers.location });
    })
      .once('error', reject)
      .end();
  });
}

/** What comes first of an answer that does not end by itself, within five seconds. */
async function firstOf(asked: HttpsRequest): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  askHttps({ ...asked, limit: 5000, onFirst: resolve }).catch(reject);
  return promise;
}

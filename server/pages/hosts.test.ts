import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Authenticator } from '../../tests/support/authenticator.ts';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';
import { callKitchen, staffOf } from '../../tests/support/staff.ts';
import { storefront } from '../../tests/support/storefront.ts';
import { createApp } from '../app.ts';
import { openFrontDoor } from '../cache/open-front-door.ts';
import { logRequests } from '../requests.ts';

const publicUrl = 'https://shop.example';
const kitchenUrl = 'https://kitchen.example';

const folder = mkdtempSync(join(tmpdir(), 'kitchen-'));
writeFileSync(join(folder, 'index.html'), '<h1>Day</h1>');

let shop: TestShop;
let server: Server;
beforeAll(async () => {
  shop = await startTestShop({ config: { PUBLIC_URL: publicUrl, KITCHEN_URL: kitchenUrl } });
  const build = await storefront();
  const app = createApp(shop.deps, {
    build: { en: build, de: build },
    assets: null,
    kitchen: folder,
    mode: 'production',
    events: shop.events,
  });
  const { listener } = await openFrontDoor({
    app,
    routes: build.routes,
    assets: null,
    publicUrl,
    kitchenUrl,
    allowedOrigins: [],
    catalogueVersion: () => 1,
    versionNow: async () => 1,
  });
  server = createServer(
    logRequests(listener, { log: shop.deps.log, labelOf: () => 'page', trustProxy: false }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await shop.stop();
  rmSync(folder, { recursive: true });
});

/** Asks over the network, as a browser does that was led to a host. */
async function ask(host: string, path: string, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const asked = request({ port, host: '127.0.0.1', path, method, headers: { Host: host } }).end();
  const [answer] = await once(asked, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const { statusCode: status, headers } = answer;
  return { status, headers, text: Buffer.concat(chunks).toString() };
}
const onShop = (path: string, method?: string) => ask('shop.example', path, method);
const onKitchen = (path: string, method?: string) => ask('kitchen.example', path, method);

describe('a kitchen with a host of its own', () => {
  test('does not exist on the shop’s: its addresses are like any that is not there', async () => {
    const unknown = await onShop('/no-such-page');
    expect(unknown.status).toBe(404);
    for (const path of [
      '/kitchen',
      '/kitchen/',
      '/kitchen/day/2026-11-26',
      '/kitchen/api/me',
      '/kitchen/openapi.json',
    ]) {
      expect(await onShop(path), path).toMatchObject({ status: 404, text: unknown.text });
    }
    const posted = await onShop('/no-such-page', 'POST');
    expect(await onShop('/kitchen/api/auth/code', 'POST')).toMatchObject({
      status: posted.status,
      text: posted.text,
    });
  });

  test('is on its own, however the host is written', async () => {
    for (const host of ['kitchen.example', 'Kitchen.Example']) {
      expect((await ask(host, '/kitchen/api/me')).status).toBe(401);
      expect((await ask(host, '/kitchen/staff')).text).toBe('<h1>Day</h1>');
    }
    expect((await onKitchen('/kitchen/openapi.json')).text).toContain('Tischlein kitchen API');
  });

  test('has no page of the shop on its own, also where the shop’s pages are kept; / leads to it', async () => {
    expect((await onShop('/')).status).toBe(200);
    for (const ask of [onShop, onKitchen]) expect((await ask('/v1/sellers')).status).toBe(200);
    expect(await onKitchen('/')).toMatchObject({ status: 302, headers: { location: '/kitchen/' } });
    for (const path of ['/about', '/sitemap.xml', '/openapi.json', '/docs']) {
      expect((await onKitchen(path)).status, path).toBe(404);
    }
    expect((await onKitchen('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
    expect((await onKitchen('/healthz')).text).toBe('alive');
  });

  test('takes writes from its own pages only, also not from the shop’s', async () => {
    const { cookie } = await staffOf(shop, 'OFFICE');
    const secure = cookie.replace('kitchen=', '__Host-kitchen=');
    const logout = (origin: string) =>
      callKitchen(shop, 'POST', '/auth/logout', {
        cookie: secure,
        headers: { Origin: origin, Host: 'kitchen.example' },
      });
    expect(await logout(publicUrl)).toMatchObject({ status: 403, json: { code: 'ForeignOrigin' } });
    expect((await logout(kitchenUrl)).status).toBe(204);
  });

  test('is the host that passkeys are for', async () => {
    const { cookie } = await staffOf(shop, 'OFFICE');
    const call = async (path: string, body?: unknown) =>
      callKitchen(shop, 'POST', path, {
        body,
        cookie: cookie.replace('kitchen=', '__Host-kitchen='),
        headers: { Host: 'kitchen.example' },
      });
    const device = new Authenticator(kitchenUrl);
    const { json: options } = await call('/auth/passkeys/challenge');
    expect(options.rp.id).toBe('kitchen.example');
    expect((await call('/auth/passkeys', device.create(options))).status).toBe(201);
    const challenge = async () => (await call('/auth/passkey/challenge')).json;
    expect((await call('/auth/passkey/login', device.sign(await challenge()))).status).toBe(200);
    const onShopsPage = device.sign(await challenge(), { origin: publicUrl });
    expect((await call('/auth/passkey/login', onShopsPage)).status).toBe(400);
  });
});

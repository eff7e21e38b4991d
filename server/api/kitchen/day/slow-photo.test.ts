import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { createApp } from '#server/app.ts';
import { createHttpServer, listen } from '#server/http.ts';
import { paidOrder } from '../../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { callKitchen, staffOf } from '../../../../tests/support/staff.ts';

let shop: TestShop;
let server: Server;
beforeAll(async () => {
  shop = await startTestShop();
  const { deps, events } = shop;
  const app = createApp(deps, { build: null, assets: null, mode: 'production', events });
  server = createHttpServer(getRequestListener(app.fetch));
  await listen(server, 0, '127.0.0.1');
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await shop.stop();
});

/** What is answered to a photo of which half comes after some milliseconds. */
async function slowly(
  path: string,
  { cookie, bytes, after }: { cookie: string; bytes: number; after: number },
) {
  const photo = Buffer.alloc(bytes, 7).fill(Buffer.from([0xff, 0xd8, 0xff]), 0, 3);
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  const headers = {
    Host: new URL(shop.config.KITCHEN_URL).host,
    Origin: shop.config.KITCHEN_URL,
    Cookie: cookie,
    'Content-Type': 'image/jpeg',
    'Content-Length': bytes,
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`PUT /kitchen/api${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  socket.write(photo.subarray(0, bytes / 2));
  const answer = text(socket);
  await sleep(after);
  if (socket.writable) socket.write(photo.subarray(bytes / 2));
  return (await answer).split('\r\n')[0];
}

test('the photo of a hand-over may take as long as a slow line needs for it, and no longer', async () => {
  const { cookie } = await staffOf(shop, 'OFFICE');
  const day = addDays(berlinDay(shop.deps.now()), 3);
  const { publicId } = await paidOrder(shop, { preferDateAndTime: `${day}T11:00` });
  const path = `/orders/${publicId}/handover`;
  const at = Math.floor(shop.deps.now() / 1000);
  const body = { id: randomUUID(), at, receivedBy: 'Jana Holm' };
  expect((await callKitchen(shop, 'POST', path, { cookie, body })).status).toBe(200);
  const photo = { cookie, after: 13_000 };
  expect(
    await Promise.all([
      slowly(`${path}/photo`, { ...photo, bytes: 100_000 }),
      slowly(`${path}/photo`, { ...photo, bytes: 100 }),
    ]),
  ).toEqual(['HTTP/1.1 204 No Content', 'HTTP/1.1 408 Request Timeout']);
});

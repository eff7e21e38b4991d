import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../tests/support/client.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

test.each([
  [
    'in the middle of an order',
    'POST',
    '/v1/product-orders/quote',
    'Content-Length: 5000\r\n\r\n{"productQuantities":',
  ],
  [
    'in the middle of what it sends in parts',
    'POST',
    '/v1/payments/webhook',
    'Transfer-Encoding: chunked\r\n\r\n6\r\n{"id":\r\n',
  ],
  ['in the middle of its answer', 'GET', '/openapi.json', '\r\n'],
])('a client that breaks off %s is no error of the shop', async (_, method, path, rest) => {
  const { port, hostname } = new URL(shop.config.PUBLIC_URL);
  const before = shop.logs.length;
  for (let nth = 0; nth < 5; nth++) {
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    const type = method === 'POST' ? 'Content-Type: application/json\r\n' : '';
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: a\r\n${type}${rest}`);
    await sleep(50);
    socket.resetAndDestroy();
  }
  await sleep(200);
  await call(shop, 'GET', '/v1/products');
  const lines = shop.logs.slice(before).map((line) => JSON.parse(line));
  if (rest.includes('chunked')) expect(lines.map(({ msg }) => msg)).toContain('client broke off');
  expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
});

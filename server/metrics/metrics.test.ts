import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { order, press, statusOf } from '../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';
import { productOrders } from '../db/schema/ordering.ts';
import { createRequestCounts } from './exposition.ts';
import { createMetricsServer } from './metrics-server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

test('requests are counted by route, method and status, their time in buckets', () => {
  const counts = createRequestCounts();
  counts.observe('/v1/orders', 'GET', 200, 0.004);
  counts.observe('/v1/orders', 'GET', 200, 0.3);
  counts.observe('/v1/orders', 'GET', 403, 20);
  const text = counts.render();
  expect(text).toContain('shop_requests_total{route="/v1/orders",method="GET",status="200"} 2');
  expect(text).toContain('shop_requests_total{route="/v1/orders",method="GET",status="403"} 1');
  expect(text).toContain('shop_request_seconds_bucket{route="/v1/orders",le="0.005"} 1');
  expect(text).toContain('shop_request_seconds_bucket{route="/v1/orders",le="0.5"} 2');
  expect(text).toContain('shop_request_seconds_bucket{route="/v1/orders",le="14"} 2');
  expect(text).toContain('shop_request_seconds_bucket{route="/v1/orders",le="+Inf"} 3');
  expect(text).toContain('shop_request_seconds_count{route="/v1/orders"} 3');
});

test('what customers got is counted from 0 on: an order button that fails once is seen', () => {
  const counts = createRequestCounts();
  const answers = (part: string, outcome: string) =>
    new RegExp(`^shop_answers_total{part="${part}",outcome="${outcome}"} (.*)$`, 'm').exec(
      counts.render(),
    )?.[1];
  expect(answers('checkout', 'failed')).toBe('0');
  counts.observe('/v1/product-orders/create-checkout-session', 'POST', 504, 13.5);
  counts.observe('/v1/product-orders/{publicProductOrderId}/pay', 'POST', 200, 0.4);
  counts.observe('/v1/auth/login', 'POST', 400, 0.01);
  counts.observe('page', 'GET', 503, 2);
  counts.observe('/v1/categories', 'GET', 200, 0.01);
  counts.observe('/healthz', 'GET', 200, 0.001);
  expect(answers('checkout', 'failed')).toBe('1');
  expect(answers('checkout', 'ok')).toBe('1');
  expect(answers('sign-in', 'refused')).toBe('1');
  expect(answers('pages', 'failed')).toBe('1');
  expect(answers('api', 'ok')).toBe('1');
  expect(answers('pages', 'ok')).toBe('0');
});

test('the metrics port tells how orders, e-mails, jobs and connections stand', async () => {
  const server = createMetricsServer(createRequestCounts(), shop.watched);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const value = async (name: string) => {
    const text = await (await fetch(`${base}/metrics`)).text();
    const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `));
    return line && Number(line.split(' ').at(-1));
  };
  const placed = await order(shop);
  expect(await value('shop_open_orders')).toBe(1);
  expect(await value('shop_payment_unconfirmed_seconds')).toBe(0);
  const ended = new Date(Date.now() - 3_600_000);
  await shop.deps.db.update(productOrders).set({ paymentExpiresAt: ended });
  expect(await value('shop_payment_unconfirmed_seconds')).toBeCloseTo(3600, -2);
  await press(shop, placed.sessionId, 'pay');
  await expect.poll(() => statusOf(shop, placed), { timeout: 15_000 }).toBe('PAID');
  expect(await value('shop_open_orders')).toBe(0);
  await expect.poll(() => value('shop_outbox_waiting'), { timeout: 15_000 }).toBe(0);
  expect(await value('shop_database_up')).toBe(1);
  expect(await value('shop_job_age_seconds{job="reconciler"}')).toBeLessThan(30);
  expect(await value('shop_pool_connections{state="waiting"}')).toBe(0);
  expect((await fetch(`${base}/`)).status).toBe(404);
  server.close();
});

import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorCodeHeader } from '#contract/shop/errors.ts';
import { signedIn } from '../../tests/support/client.ts';
import { act, inThreeDays, order, press, statusOf } from '../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';
import { productOrders } from '../db/schema/ordering.ts';
import { createHttpServer } from '../http.ts';
import { createLogger } from '../log.ts';
import { release } from '../release.ts';
import { measureRequests } from '../requests.ts';
import { startRuntime } from '../runtime.ts';
import { reconcile } from '../services/payments/reconcile.ts';
import { readGauges } from './gauges.ts';
import { createMetrics } from './metrics.ts';
import { createMetricsServer } from './metrics-server.ts';

let shop: TestShop;
let metrics: Server;
let url: string;
beforeAll(async () => {
  shop = await startTestShop();
  metrics = createMetricsServer(shop.deps.metrics, shop.watched);
  url = `${await listening(metrics)}/metrics`;
});
afterAll(async () => {
  metrics.close();
  await shop.stop();
});

async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const scraped = async () => (await fetch(url)).text();

/** The value of a series in the text that Prometheus reads; undefined where it is not there. */
function readSeries(text: string, series: string): number | undefined {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

const valueIn = async (registry: Registry, series: string) => readSeries(await registry.metrics(), series);

test('requests are counted by route, method and status, their time in buckets', async () => {
  const { answered, registry } = createMetrics();
  const orders = { route: '/v1/orders', method: 'GET' };
  answered({ ...orders, status: 200, seconds: 0.004 });
  answered({ ...orders, status: 200, seconds: 0.3 });
  answered({ ...orders, status: 403, seconds: 20 });
  const text = await registry.metrics();
  expect(text).toContain('shop_requests_total{route="/v1/orders",method="GET",status="200"} 2');
  expect(text).toContain('shop_requests_total{route="/v1/orders",method="GET",status="403"} 1');
  expect(text).toContain('shop_request_seconds_bucket{le="0.005",route="/v1/orders"} 1');
  expect(text).toContain('shop_request_seconds_bucket{le="0.5",route="/v1/orders"} 2');
  expect(text).toContain('shop_request_seconds_bucket{le="14",route="/v1/orders"} 2');
  expect(text).toContain('shop_request_seconds_bucket{le="+Inf",route="/v1/orders"} 3');
  expect(text).toContain('shop_request_seconds_count{route="/v1/orders"} 3');
});

test('what customers got is counted from 0 on: an order button that fails once is seen', async () => {
  const { answered, registry } = createMetrics();
  const answers = (part: string, outcome: string) =>
    valueIn(registry, `shop_answers_total{part="${part}",outcome="${outcome}"}`);
  const seconds = 0.1;
  expect(await answers('checkout', 'failed')).toBe(0);
  answered({ route: '/v1/product-orders/create-checkout-session', method: 'POST', status: 504, seconds });
  answered({
    route: '/v1/product-orders/{publicProductOrderId}/pay',
    method: 'POST',
    status: 200,
    seconds,
  });
  answered({ route: '/v1/auth/login', method: 'POST', status: 400, seconds });
  answered({ route: 'page', method: 'GET', status: 503, seconds });
  answered({ route: '/v1/categories', method: 'GET', status: 200, seconds });
  answered({ route: '/healthz', method: 'GET', status: 200, seconds });
  expect(await answers('checkout', 'failed')).toBe(1);
  expect(await answers('checkout', 'ok')).toBe(1);
  expect(await answers('sign-in', 'refused')).toBe(1);
  expect(await answers('pages', 'failed')).toBe(1);
  expect(await answers('api', 'ok')).toBe(1);
  expect(await answers('pages', 'ok')).toBe(0);
});

test('a press of the order button that is refused is counted by the code of its error', async () => {
  const { deps } = shop;
  const labelOf = () => '/v1/product-orders/create-checkout-session';
  const app = getRequestListener((request) => shop.send(request));
  const listener: RequestListener = (request, response) => {
    // As the shop's front door does, before anything else writes a header.
    response.setHeader('X-Request-Id', 'a-request');
    void app(request, response);
  };
  const server = createHttpServer(measureRequests(listener, labelOf, deps.metrics.answered));
  const base = await listening(server);
  const refused = () =>
    valueIn(deps.metrics.registry, 'shop_checkouts_refused_total{code="DeliveryAddressRequired"}');
  expect(await refused()).toBe(0);
  const { token } = await signedIn(shop);
  const answer = await fetch(`${base}/v1/product-orders/create-checkout-session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ productQuantities: {} }),
  });
  expect(answer.headers.get(errorCodeHeader)).toBe('DeliveryAddressRequired');
  expect(await refused()).toBe(1);
  server.close();
});

test('an order that two processes settle at once is counted once, and so is its refund', async () => {
  const other = await startRuntime(shop.config, { log: createLogger('silent') });
  const registries = [shop.deps.metrics.registry, other.deps.metrics.registry];
  const sum = async (series: string) => {
    const values = await Promise.all(registries.map((registry) => valueIn(registry, series)));
    return values.reduce<number>((all, value) => all + (value ?? 0), 0);
  };
  const before = await sum('shop_orders_paid_total{by="provider"}');
  const placed = await order(shop, { preferDateAndTime: inThreeDays(shop) });
  await press(shop, placed.sessionId, 'pay');
  await Promise.all([reconcile(shop.deps, true), reconcile(other.deps, true)]);
  await expect.poll(() => statusOf(shop, placed)).toBe('PAID');
  expect(await sum('shop_orders_paid_total{by="provider"}')).toBe(before + 1);
  expect(await sum('shop_provider_seconds_count{call="open",outcome="ok"}')).toBeGreaterThan(0);

  await act(shop, placed, 'cancel');
  const sent = () => sum('shop_refunds_total{outcome="sent"}');
  await expect.poll(sent).toBe(1);
  const [one, two] = await Promise.all(
    [shop.watched, other.watched].map(async (watched) =>
      valueIn(await readGauges(watched), 'shop_open_orders'),
    ),
  );
  expect([one, two]).toEqual([0, 0]);
  await other.stop();
});

test('which release runs, and how long its event loop keeps others waiting, is told', async () => {
  const text = await scraped();
  expect(text).toContain(`shop_build_info{version="${release}"} 1`);
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes']) {
    expect(readSeries(text, name)).toBeGreaterThan(0);
  }
});

test('the metrics port tells how orders, e-mails, jobs and connections stand', async () => {
  const value = async (series: string) => readSeries(await scraped(), series);
  const placed = await order(shop);
  expect(await value('shop_open_orders')).toBe(1);
  expect(await value('shop_payment_unconfirmed_seconds')).toBe(0);
  const ended = new Date(Date.now() - 3_600_000);
  await shop.deps.db.update(productOrders).set({ paymentExpiresAt: ended });
  expect(await value('shop_payment_unconfirmed_seconds')).toBeCloseTo(3600, -2);
  await press(shop, placed.sessionId, 'pay');
  await expect.poll(() => statusOf(shop, placed)).toBe('PAID');
  expect(await value('shop_open_orders')).toBe(0);
  await expect.poll(() => value('shop_outbox_waiting')).toBe(0);
  expect(await value('shop_backup_age_seconds')).toBeGreaterThan(0);
  expect(await value('shop_backup_trial_age_seconds')).toBeGreaterThan(0);
  expect(await value('shop_database_up')).toBe(1);
  expect(await value('shop_job_age_seconds{job="reconciler"}')).toBeLessThan(30);
  expect(await value('shop_pool_connections{state="waiting"}')).toBe(0);
});

test('nothing but the metrics is there', async () => {
  expect((await fetch(new URL('/', url))).status).toBe(404);
});

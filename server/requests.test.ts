import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createLogger } from './log.ts';
import { identified, logRequests } from './requests.ts';
import { createRouteLabel } from './route-label.ts';

const labelOf = createRouteLabel(['/v1/orders', '/v1/categories/{id}', '/v1/delivery-addresses/{id}']);

test.each([
  ['/v1/orders?status=PAID', '/v1/orders'],
  ['/v1/categories/7', '/v1/categories/{id}'],
  ['/v1/nothing/at/all', '/v1/*'],
  ['/category/platter?lang=de', 'page'],
  ['/assets/x-1.js', 'asset'],
  ['/healthz', '/healthz'],
])('%s counts as %s', (url, label) => {
  expect(labelOf(url)).toBe(label);
});

async function ask(
  listener: RequestListener,
  trustProxy: boolean,
  headers: Record<string, string> = {},
  signal: AbortSignal | null = null,
) {
  const lines: string[] = [];
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  const server = createServer(
    logRequests(
      identified((...args) => {
        log.info('inside');
        args[1].once('close', () => setImmediate(end));
        listener(...args);
      }),
      { log, labelOf, trustProxy },
    ),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/orders?email=jana@example.com`;
  const answer = await fetch(url, { headers, signal }).catch(() => null);
  await answer?.text();
  server.close();
  await once(server, 'close');
  await ended;
  return {
    id: answer?.headers.get('X-Request-Id'),
    lines: lines.map((line) => JSON.parse(line)),
    text: lines.join(''),
  };
}

test('a request has one id, in its answer and in all its lines, and what it asked for stays out', async () => {
  const { id, lines, text } = await ask((_, response) => response.writeHead(404, { A: 'b' }).end(), false, {
    'X-Request-Id': 'chosen-by-a-stranger',
  });
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(lines[0]).toMatchObject({ msg: 'inside', requestId: id });
  expect(lines[1]).toMatchObject({
    msg: 'request',
    requestId: id,
    method: 'GET',
    route: '/v1/orders',
    status: 404,
  });
  expect(text).not.toContain('jana');
});

test('behind a trusted proxy the id is that of the proxy, unless it is none', async () => {
  const ok: RequestListener = (_, response) => response.end();
  expect((await ask(ok, true, { 'X-Request-Id': 'proxy-000123' })).id).toBe('proxy-000123');
  expect((await ask(ok, true, { 'X-Request-Id': '{"no":"id"}' })).id).toMatch(/^[\da-f-]{36}$/);
});

test('a client that breaks off is told of as such, and is nothing to be looked at', async () => {
  const leave = new AbortController();
  const slow: RequestListener = () => leave.abort();
  const { lines } = await ask(slow, false, {}, leave.signal);
  expect(lines.at(-1)).toMatchObject({ level: 30, msg: 'request', status: 'aborted' });
});

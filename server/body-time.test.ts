import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { giveTime } from './body-time.ts';
import { createHttpServer, listen } from './http.ts';

let server: Server;
afterEach(async () => {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
});

/** What is answered to a request of which only a part comes, and after how many milliseconds. */
async function slow(path: string): Promise<{ answer: string; after: number }> {
  const started = performance.now();
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nab`);
  const answer = await text(socket);
  return { answer, after: performance.now() - started };
}

test('a body that does not come is not waited for; who may take longer has the time that they were given', async () => {
  server = createHttpServer((request, response) => {
    if (request.url === '/longer') giveTime(request, 13_000);
    if (request.url === '/shorter') giveTime(request, 300);
    request.resume().on('error', () => undefined);
    request.once('end', () => response.end('whole'));
  });
  await listen(server, 0, '127.0.0.1');
  const [usual, longer, shorter] = await Promise.all(['/usual', '/longer', '/shorter'].map(slow));
  for (const one of [usual, longer, shorter])
    expect(one?.answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(shorter?.after).toBeLessThan(5000);
  expect(usual?.after).toBeGreaterThan(9900);
  expect(usual?.after).toBeLessThan(12_900);
  expect(longer?.after).toBeGreaterThan(12_900);
});

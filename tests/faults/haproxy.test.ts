import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { missing } from '../support/programs/foreign-program.ts';
import { type RunningHaproxy, startHaproxyOfCustomers } from '../support/programs/haproxy.ts';

const lacking = missing('haproxy', 'openssl').join(', ');
if (lacking)
  console.warn(`Not installed: ${lacking}. Whether deploy/haproxy.cfg does what it says was NOT tried.`);

/** Two that stand where the shop would, to see what reaches it: the first is ready, and breaks off whatever is asked. */
const servers: Server[] = [];
const asked: { at: number; request: IncomingMessage }[] = [];
let folder = '';
let certificate = '';
let haproxy: RunningHaproxy | undefined;
beforeAll(async () => {
  if (lacking) return;
  folder = mkdtempSync(path.join(tmpdir(), 'tischlein-haproxy-'));
  chmodSync(folder, 0o777);
  certificate = path.join(folder, 'tischlein.pem');
  writeFileSync(certificate, selfSigned(), { mode: 0o644 });
  for (const at of [0, 1]) {
    const server = createServer((incoming, response) => {
      if (incoming.url === '/readyz') return void response.end('ready');
      asked.push({ at, request: incoming });
      if (at === 0) incoming.socket.destroy();
      else response.end('served');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    servers.push(server);
  }
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  haproxy = await startHaproxyOfCustomers(folder, ports, certificate);
});
afterAll(async () => {
  await haproxy?.stop();
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  if (folder) rmSync(folder, { recursive: true, force: true });
});

function selfSigned(): string {
  const [key, pem] = ['key', 'pem'].map((name) => path.join(folder, name)) as [string, string];
  const subject = ['-subj', '/CN=localhost', '-days', '2'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', pem, ...subject],
    {
      stdio: 'pipe',
    },
  );
  return readFileSync(pem, 'utf8') + readFileSync(key, 'utf8');
}

async function ask(method: 'GET' | 'POST', url: string): Promise<{ status: number; body: string }> {
  const outgoing = request({
    host: '127.0.0.1',
    port: haproxy?.port,
    path: url,
    method,
    rejectUnauthorized: false,
    agent: false,
    headers: { 'X-Forwarded-For': '203.0.113.9' },
  });
  outgoing.end();
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, body: await text(response) };
}

test.skipIf(lacking !== '')('HAProxy finds deploy/haproxy.cfg well written', () => {
  const file = path.join(folder, 'whole.cfg');
  const whole = readFileSync('deploy/haproxy.cfg', 'utf8').replace('/etc/haproxy/tischlein.pem', certificate);
  writeFileSync(file, whole);
  const { status, stdout, stderr } = spawnSync('haproxy', ['-c', '-f', file], { encoding: 'utf8' });
  expect(`${stdout}${stderr}`).not.toMatch(/WARNING|ALERT/);
  expect(status).toBe(0);
});

test.skipIf(lacking !== '')('behind HAProxy a process that breaks off costs nobody a page', async () => {
  for (let nth = 0; nth < 8; nth++)
    expect(await ask('GET', `/page-${nth}`)).toEqual({ status: 200, body: 'served' });
  expect(asked.some(({ at }) => at === 0)).toBe(true);
});

test.skipIf(lacking !== '')('behind HAProxy what may have been carried out is sent once', async () => {
  const statuses: number[] = [];
  for (let nth = 0; nth < 8; nth++) statuses.push((await ask('POST', `/order-${nth}`)).status);
  expect(statuses).toContain(502);
  const orders = asked.map(({ request }) => request.url).filter((url) => url?.startsWith('/order-'));
  expect(orders.toSorted()).toEqual(Array.from({ length: 8 }, (_, nth) => `/order-${nth}`));
});

test.skipIf(lacking !== '')(
  'behind HAProxy the shop hears the customer’s own address, not the one they wrote',
  () => {
    const heard = new Set(asked.map(({ request }) => request.headers['x-forwarded-for']));
    expect([...heard]).toEqual(['127.0.0.1']);
  },
);

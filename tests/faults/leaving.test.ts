import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#sandbox/port.ts';
import { startTestShop, type TestShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

test('a process that is told to end says that it is not ready, and goes on for as long as it was asked to', async () => {
  const port = await freePort();
  const { DATABASE_URL, SMTP_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = shop.config;
  const parts = { DATABASE_URL, SMTP_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE };
  const child = spawn(process.execPath, ['build/server/main.js'], {
    env: { ...parts, PATH: process.env.PATH, SHOP_DEMO: '1', PORT: String(port), SHUTDOWN_DELAY: '2' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  for await (const line of child.stdout) if (String(line).includes('shop is open')) break;
  const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  expect([await status('/readyz'), await status('/healthz')]).toEqual([200, 200]);
  const told = performance.now();
  child.kill('SIGTERM');
  await expect.poll(() => status('/readyz')).toBe(503);
  expect([await status('/category/platter'), await status('/healthz')]).toEqual([200, 200]);
  const [code] = await ended;
  expect(code).toBe(0);
  expect(performance.now() - told).toBeGreaterThan(2000);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../tests/support/client.ts';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';

let proxied: TestShop;
beforeAll(async () => {
  proxied = await startTestShop({ config: { TRUST_PROXY: '1' } });
});
afterAll(() => proxied.stop());

/** Asks for a human check, of which a client gets 120 an hour. */
const ask = async (forwardedFor: string) =>
  (await call(proxied, 'GET', '/v1/auth/captcha', { headers: { 'X-Forwarded-For': forwardedFor } })).status;

test.each([
  ['with a port', (n: number) => `203.0.113.7:${n + 1024}`, '203.0.113.8:1024'],
  ['of IPv6 in brackets with a port', (n: number) => `[2001:db8:0:7::${n}]:${n + 1024}`, '2001:db8:0:8::1'],
])('an address %s is the client, however its port changes', async (_, nth, other) => {
  const statuses = new Set<number>();
  for (let n = 1; n <= 120; n++) statuses.add(await ask(nth(n)));
  expect([...statuses]).toEqual([200]);
  expect(await ask(nth(121))).toBe(429);
  expect(await ask(other)).toBe(200);
});

test('what is no address does not count as a client of its own, and breaks nothing', async () => {
  const garbage = ['unknown', '_hidden', '999.1.1.1', "' or 1=1", 'a'.repeat(5000), '[::1', ':80', 'fe80'];
  const statuses: number[] = [];
  for (let n = 0; n < 15; n++) for (const text of garbage) statuses.push(await ask(`${text}${n || ''}`));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await ask('another'), 'all of them were one client').toBe(429);
});

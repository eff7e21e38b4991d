import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../tests/support/client.ts';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';

let proxied: TestShop;
beforeAll(async () => {
  proxied = await startTestShop({ config: { TRUST_PROXY: '1' } });
});
afterAll(() => proxied.stop());

/** Asks for an access code without a human check that counts, as a client may 30 times an hour; answers the error. */
async function ask(forwardedFor: string): Promise<string | null> {
  const headers = { 'X-Forwarded-For': forwardedFor, 'X-Captcha': 'x' };
  const query = { email: `guest-${randomUUID()}@example.com`, type: 'LOGIN' };
  const answer = await call(proxied, 'GET', '/v1/auth/access-code', { query, headers });
  return answer.headers.get('X-Error-Code');
}

test.each([
  ['with a port', (n: number) => `203.0.113.7:${n + 1024}`, '203.0.113.8:1024'],
  ['of IPv6 in brackets with a port', (n: number) => `[2001:db8:0:7::${n}]:${n + 1024}`, '2001:db8:0:8::1'],
])('an address %s is the client, however its port changes', async (_, nth, other) => {
  for (let n = 1; n <= 30; n++) expect(await ask(nth(n))).toBe('CaptchaInvalid');
  expect(await ask(nth(31))).toBe('TooManyRequests');
  expect(await ask(other)).toBe('CaptchaInvalid');
});

test('what is no address does not count as a client of its own, and breaks nothing', async () => {
  const garbage = [
    'unknown',
    '_hidden',
    '999.1.1.1',
    "' or 1=1",
    'a'.repeat(5000),
    '[::1',
    ':80',
    '1.2.3.4, -',
  ];
  for (let n = 0; n < 30; n++) expect(await ask(`${garbage[n % 8]}${n}`)).toBe('CaptchaInvalid');
  expect(await ask('another'), 'all of them were one client').toBe('TooManyRequests');
});

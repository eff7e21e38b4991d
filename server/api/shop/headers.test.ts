import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../tests/support/client.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';

let shop: TestShop;
let secure: TestShop;
beforeAll(async () => {
  [shop, secure] = await Promise.all([
    startTestShop(),
    startTestShop({ config: { PUBLIC_URL: 'https://tischlein.example' } }),
  ]);
});
afterAll(() => Promise.all([shop.stop(), secure.stop()]));

const paths = [
  '/v1/products',
  '/v1/customers',
  '/v1/nothing',
  '/openapi.json',
  '/docs',
  '/healthz',
  '/robots.txt',
  '/.well-known/security.txt',
];

test.each(paths)('%s carries what keeps browsers from misusing it', async (path) => {
  const { headers } = await call(shop, 'GET', path);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('X-Frame-Options')).toBe('DENY');
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('Permissions-Policy')).toContain('geolocation=()');
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  expect(headers.has('X-Powered-By')).toBe(false);
  expect(headers.get('Content-Type')).toMatch(/charset=utf-8|application\/json/i);
});

test.each(paths)(
  '%s demands HTTPS for a year where the public address has it, and of no other host',
  async (path) => {
    const demanded = (await call(secure, 'GET', path)).headers.get('Strict-Transport-Security');
    expect(demanded).toBe('max-age=31536000');
    expect((await call(shop, 'GET', path)).headers.has('Strict-Transport-Security')).toBe(false);
  },
);

test('data of a customer is kept by no cache', async () => {
  const { headers } = await call(shop, 'GET', '/v1/orders');
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test('an origin that is not listed gets no permission, one that is listed gets its own', async () => {
  const asked = (origin: string) => call(shop, 'GET', '/v1/products', { headers: { Origin: origin } });
  expect((await asked('https://evil.example')).headers.has('Access-Control-Allow-Origin')).toBe(false);
  const listed = (await asked('https://elsewhere.example')).headers;
  expect(listed.get('Access-Control-Allow-Origin')).toBe('https://elsewhere.example');
  expect(listed.has('Access-Control-Allow-Credentials')).toBe(false);
});

test('pictures may be shown by other sites, as previews of links do', async () => {
  const { headers } = await call(shop, 'GET', '/pictures/og.jpg');
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
});

test.each(['TRACE', 'CONNECT', 'PROPFIND'])('the method %s is of no use', async (method) => {
  // A Request refuses to be made with some of them, as any browser does.
  const asked = () => new Request('http://shop.test/v1/products', { method });
  if (method !== 'PROPFIND') expect(asked).toThrow();
  else expect((await shop.send(asked())).status).toBe(405);
});

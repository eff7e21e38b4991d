import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, refused, signedIn } from '../../../tests/support/client.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

test.each([
  ['POST', '/v1/products', 'GET'],
  ['DELETE', '/v1/categories/1', 'GET'],
  ['GET', '/v1/auth/login', 'POST'],
  ['POST', '/v1/customers', 'GET, PUT, PATCH'],
])('%s %s is no call of the shop, and the answer names those there are', async (method, path, allow) => {
  const answer = await call(shop, method, path);
  expect(answer.status).toBe(405);
  expect(answer.headers.get('X-Error-Code')).toBe('MethodNotAllowed');
  expect(answer.headers.get('Allow')).toBe(allow);
});

test('HEAD is answered like GET, without the body', async () => {
  const answer = await call(shop, 'HEAD', '/v1/products');
  expect([answer.status, answer.text]).toEqual([200, '']);
});

test('a body that is not JSON is refused where JSON is wanted', async () => {
  const { token } = await signedIn(shop);
  const send = (type: string) =>
    call(shop, 'PUT', '/v1/customers', { token, body: 'name=Jana', headers: { 'Content-Type': type } });
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    expect(await send(type)).toMatchObject(refused(415, 'UnsupportedMediaType'));
  }
});

test('an address still comes by query with an empty plain-text body', async () => {
  const { token } = await signedIn(shop);
  const query = {
    streetName: 'A',
    houseNumber: '1',
    postalCode: '10999',
    city: 'Berlin',
    country: 'Germany',
  };
  const answer = await call(shop, 'POST', '/v1/delivery-addresses', {
    token,
    query,
    body: '',
    headers: { 'Content-Type': 'text/plain' },
  });
  expect(answer.status).toBe(200);
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliveryAddresses } from '#server/db/schema/customers.ts';
import { addressOf, call, refused, signedIn, type TestCustomer } from '../../../tests/support/client.ts';
import { soon, twoPlatters } from '../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';

let shop: TestShop;
let customer: TestCustomer;
beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(async () => {
  customer = await signedIn(shop);
});
afterAll(() => shop.stop());

const fields = {
  streetName: 'Oranienstraße',
  houseNumber: '185',
  postalCode: '10999',
  city: 'Berlin',
  country: 'Germany',
};
const path = '/v1/delivery-addresses';
const as = (who: TestCustomer, method: string, at: string, options = {}) =>
  call(shop, method, at, { token: who.token, ...options });
const list = async () => (await as(customer, 'GET', path)).json;

test('an address is added by query parameters with an empty body', async () => {
  const answer = await as(customer, 'POST', path, {
    query: { ...fields, name: 'Office', isPrimary: 'true' },
  });
  expect(answer.status).toBe(200);
  expect(answer.json).toMatchObject({
    ...fields,
    name: 'Office',
    isPrimary: true,
    active: true,
    streetAddition: '',
  });
  expect(answer.json.addressId).toBe(answer.json.id);
  expect(await list()).toEqual([answer.json]);
});

test('an address is added by a JSON body too', async () => {
  expect((await as(customer, 'POST', path, { body: fields })).json).toMatchObject({
    ...fields,
    isPrimary: false,
  });
});

test('addressId updates, by POST and by PUT', async () => {
  const { id } = await addressOf(shop, customer);
  await as(customer, 'POST', path, { query: { ...fields, addressId: String(id), city: 'Potsdam' } });
  expect(await list()).toMatchObject([{ id, city: 'Potsdam' }]);
  await as(customer, 'PUT', path, { query: { ...fields, addressId: String(id), city: 'Bernau' } });
  expect(await list()).toMatchObject([{ id, city: 'Bernau' }]);
  expect(await as(customer, 'PUT', path, { query: fields })).toMatchObject(
    refused(400, 'ValidationFailed', 'addressId'),
  );
});

test('a customer has one primary address at most', async () => {
  const [first, second] = [
    await addressOf(shop, customer, { isPrimary: true }),
    await addressOf(shop, customer),
  ];
  await as(customer, 'PUT', `${path}/${second.id}/set-primary`);
  expect(
    (await list()).map(({ id, isPrimary }: { id: number; isPrimary: boolean }) => [id, isPrimary]),
  ).toEqual([
    [second.id, true],
    [first.id, false],
  ]);
  const both = await Promise.all(
    [first, second].map(({ id }) => as(customer, 'PUT', `${path}/${id}/set-primary`)),
  );
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await list()).filter(({ isPrimary }: { isPrimary: boolean }) => isPrimary)).toHaveLength(1);
});

test('a removed address is gone from both lists', async () => {
  const { id } = await addressOf(shop, customer);
  expect((await as(customer, 'GET', `${path}/active`)).json).toHaveLength(1);
  expect((await as(customer, 'DELETE', `${path}/${id}`)).status).toBe(204);
  expect(await list()).toEqual([]);
  expect((await as(customer, 'GET', `${path}/active`)).json).toEqual([]);
  expect(await as(customer, 'DELETE', `${path}/${id}`)).toMatchObject(
    refused(404, 'DeliveryAddressNotFound'),
  );
});

test("somebody else's address does not exist", async () => {
  const { id } = await addressOf(shop, customer);
  const stranger = await signedIn(shop);
  const notFound = refused(404, 'DeliveryAddressNotFound');
  const update = { query: { ...fields, addressId: String(id), city: 'Mine' } };
  expect(await as(stranger, 'POST', path, update)).toMatchObject(notFound);
  expect(await as(stranger, 'PUT', path, update)).toMatchObject(notFound);
  expect(await as(stranger, 'PUT', `${path}/${id}/set-primary`)).toMatchObject(notFound);
  expect(await as(stranger, 'DELETE', `${path}/${id}`)).toMatchObject(notFound);
  expect(await list()).toMatchObject([{ id, city: 'Berlin' }]);
  expect((await as(stranger, 'GET', path)).json).toEqual([]);
});

test('a country that nobody knows is asked for again, also of an address of earlier days', async () => {
  const update = { query: { ...fields, country: 'Atlantis' } };
  const answer = await as(customer, 'POST', path, update);
  expect(answer).toMatchObject(refused(400, 'CountryUnknown', 'country'));
  expect(answer.json.message).toContain('“Atlantis”');
  const { id } = await addressOf(shop, customer, { country: 'Atlantis' });
  const body = { productQuantities: twoPlatters, deliveryAddressId: id, preferDateAndTime: soon(shop) };
  expect(await as(customer, 'POST', '/v1/product-orders/create-checkout-session', { body })).toMatchObject(
    refused(400, 'CountryUnknown', 'deliveryAddressId'),
  );
});

test('a customer keeps 50 addresses; who removes one can add another, and traces do not pile up', async () => {
  const add = () => as(customer, 'POST', path, { query: fields });
  for (let nth = 0; nth < 50; nth++) expect((await add()).status).toBe(200);
  expect(await add()).toMatchObject(refused(400, 'TooManyDeliveryAddresses'));
  const [{ id }] = await list();
  expect((await as(customer, 'PUT', path, { query: { ...fields, addressId: String(id) } })).status).toBe(200);
  for (let nth = 0; nth < 55; nth++) {
    const [{ id: newest }] = await list();
    await as(customer, 'DELETE', `${path}/${newest}`);
    expect((await add()).status).toBe(200);
  }
  const ofCustomer = eq(deliveryAddresses.customerId, customer.id);
  expect(await shop.deps.db.$count(deliveryAddresses, ofCustomer)).toBeLessThanOrEqual(101);
});

test('the search finds among the own addresses, taking wildcards as text', async () => {
  await addressOf(shop, customer);
  const search = async (query: string) =>
    (await as(customer, 'GET', '/v1/auto-complete-address/search', { query: { query } })).json;
  expect(await search('oranien')).toHaveLength(1);
  expect(await search('%')).toEqual([]);
  expect(await search('Weser')).toEqual([]);
});

test.each([
  ['streetName', { streetName: '' }],
  ['postalCode', { postalCode: ' ' }],
  ['deliveryInstruction', { deliveryInstruction: 'x'.repeat(1001) }],
  ['addressId', { addressId: '0' }],
  ['isPrimary', { isPrimary: 'yes' }],
])('a wrong %s is refused by name', async (field, change) => {
  expect(await as(customer, 'POST', path, { query: { ...fields, ...change } })).toMatchObject(
    refused(400, 'ValidationFailed', field),
  );
  expect(await list()).toEqual([]);
});

test('a German postcode has five digits wherever it is written, and what was saved before stays readable', async () => {
  const before = await addressOf(shop, customer, { postalCode: '1' });
  const refusal = refused(400, 'ValidationFailed', 'postalCode');
  for (const postalCode of ['1', 'abcde']) {
    const wrong = { ...fields, postalCode };
    expect(await as(customer, 'POST', path, { body: wrong })).toMatchObject(refusal);
    expect(await as(customer, 'POST', path, { query: wrong })).toMatchObject(refusal);
    expect(await as(customer, 'PUT', path, { body: { ...wrong, addressId: before.id } })).toMatchObject(
      refusal,
    );
  }
  expect(await list()).toMatchObject([{ id: before.id, postalCode: '1' }]);
  const abroad = { ...fields, postalCode: '0154', city: 'Oslo', country: 'Norwegen' };
  expect((await as(customer, 'POST', path, { body: abroad })).json).toMatchObject(abroad);
});

test('without a session there are no addresses', async () => {
  for (const [method, at] of [
    ['GET', path],
    ['GET', `${path}/active`],
    ['POST', path],
    ['PUT', path],
    ['PUT', `${path}/1/set-primary`],
    ['DELETE', `${path}/1`],
    ['GET', '/v1/auto-complete-address/search'],
  ] as const) {
    expect(await call(shop, method, at, { query: { ...fields, query: 'x' } })).toMatchObject(
      refused(403, 'SessionInvalid'),
    );
  }
});

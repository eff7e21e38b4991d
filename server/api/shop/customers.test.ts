import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, refused, signedIn, type TestCustomer } from '../../../tests/support/client.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';

let shop: TestShop;
let customer: TestCustomer;
beforeAll(async () => {
  shop = await startTestShop();
  customer = await signedIn(shop);
});
afterAll(() => shop.stop());

const address = {
  streetName: 'Weserstraße',
  houseNumber: '42',
  postalCode: '12045',
  city: 'Berlin',
  country: 'Germany',
};
const privately = { customerType: 'PRIVATE', name: 'Jana', lastname: 'Holm', ...address };
const put = (body: unknown) => call(shop, 'PUT', '/v1/customers', { token: customer.token, body });
const get = async () => (await call(shop, 'GET', '/v1/customers', { token: customer.token })).json;

test('a private profile is saved and read back', async () => {
  expect(
    (await put({ ...privately, mobileNumber: '0170 1234567', streetAddition: '3rd floor' })).status,
  ).toBe(200);
  expect(await get()).toMatchObject({
    ...privately,
    mobileNumber: '0170 1234567',
    streetAddition: '3rd floor',
    vatIdOrTaxId: '',
  });
});

test('a business profile keeps the company in name and drops the last name', async () => {
  await put({
    ...privately,
    customerType: 'COMMERCIAL',
    name: 'Linde & Partner',
    vatIdOrTaxId: 'DE123456789',
  });
  expect(await get()).toMatchObject({
    customerType: 'COMMERCIAL',
    name: 'Linde & Partner',
    lastname: '',
    vatIdOrTaxId: 'DE123456789',
  });
});

test('a changed e-mail address is ignored', async () => {
  expect((await put({ ...privately, email: 'other@example.com' })).json.email).toBe(customer.email);
});

test('a VAT number that is none is asked for again', async () => {
  const company = (vatIdOrTaxId: string) => put({ ...privately, customerType: 'COMMERCIAL', vatIdOrTaxId });
  expect(await company('DE 123')).toMatchObject(refused(400, 'TaxIdInvalid', 'vatIdOrTaxId'));
  expect((await company('DE 123 456 789')).status).toBe(200);
});

test('a country that nobody knows is asked for again, and nothing is written', async () => {
  const before = await get();
  expect(await put({ ...privately, country: 'Atlantis' })).toMatchObject(
    refused(400, 'CountryUnknown', 'country'),
  );
  expect(await get()).toEqual(before);
  expect((await put({ ...privately, country: 'Norwegen' })).status).toBe(200);
});

test('text is stored as typed, whatever it looks like', async () => {
  const odd = `<b>O'Hara</b> "; DROP TABLE customers; -- שלום 🥨`;
  await put({ ...privately, name: odd });
  expect((await get()).name).toBe(odd);
});

test.each([
  ['name', { name: '  ' }],
  ['lastname', { lastname: undefined }],
  ['streetName', { streetName: '' }],
  ['postalCode', { postalCode: 10999 }],
  ['city', { city: 'x'.repeat(201) }],
  ['name', { name: 'NUL \u0000' }],
  ['name', { name: 'what XML forbids \u0001' }],
  ['name', { name: 'what XML forbids \uffff' }],
  ['name', { name: 'half \ud800' }],
  ['name', { name: 'Jana\n12:30  4f2a11bc  PAID' }],
  ['lastname', { lastname: 'Holm\tPAID' }],
  ['mobileNumber', { mobileNumber: '\u202a+49 30 123\u202c' }],
  ['mobileNumber', { mobileNumber: 'abc' }],
  ['mobileNumber', { mobileNumber: '030 1' }],
  ['postalCode', { postalCode: 'abcde' }],
  ['streetName', { streetName: 'Weser\u2028straße' }],
  ['customerType', { customerType: 'ADMIN' }],
  ['vatIdOrTaxId', { customerType: 'COMMERCIAL' }],
])('a wrong %s is refused by name and nothing is written', async (field, change) => {
  const before = await get();
  expect(await put({ ...privately, ...change })).toMatchObject(refused(400, 'ValidationFailed', field));
  expect(await get()).toEqual(before);
});

test('the delivery step saves name and telephone alone', async () => {
  await put(privately);
  await call(shop, 'PATCH', '/v1/customers', {
    token: customer.token,
    body: { name: 'Mia', mobileNumber: '030 55570' },
  });
  expect(await get()).toMatchObject({
    name: 'Mia',
    lastname: 'Holm',
    mobileNumber: '030 55570',
    city: 'Berlin',
  });
});

test('where the invoice of a pickup goes is saved alone, in the profile and not where orders are brought', async () => {
  const { token } = await signedIn(shop);
  const patch = (body: unknown) => call(shop, 'PATCH', '/v1/customers', { token, body });
  const known = (await patch({ name: 'Mia', mobileNumber: '030 55570' })).json;
  const saved = await patch({ address });
  expect(saved.json).toEqual({ ...known, ...address });
  expect((await call(shop, 'GET', '/v1/delivery-addresses', { token })).json).toEqual([]);
  expect(await patch({ address: { ...address, houseNumber: '' } })).toMatchObject(
    refused(400, 'ValidationFailed', 'address.houseNumber'),
  );
  expect(await patch({ address: { ...address, country: 'Nowhere' } })).toMatchObject(
    refused(400, 'CountryUnknown', 'country'),
  );
  expect((await patch({})).json).toEqual(saved.json);
});

test('the delivery step saves no telephone number that is none', async () => {
  const body = { name: 'Mia', mobileNumber: 'abc' };
  expect(await call(shop, 'PATCH', '/v1/customers', { token: customer.token, body })).toMatchObject(
    refused(400, 'ValidationFailed', 'mobileNumber'),
  );
});

test('name and telephone are saved without an address, which is whole or empty', async () => {
  const none = { streetName: '', houseNumber: '', streetAddition: '', postalCode: '', city: '', country: '' };
  const corrected = { ...privately, ...none, mobileNumber: '030 55570440' };
  expect((await put(corrected)).status).toBe(200);
  expect(await get()).toMatchObject(corrected);
  // The country is filled in for everybody.
  expect((await put({ ...corrected, country: 'Deutschland' })).json).toMatchObject(none);
  expect(await put({ ...corrected, houseNumber: '42' })).toMatchObject(
    refused(400, 'ValidationFailed', 'streetName'),
  );
});

test('without a session there is no profile', async () => {
  expect(await call(shop, 'GET', '/v1/customers')).toMatchObject(refused(403, 'SessionInvalid'));
  expect(await call(shop, 'PUT', '/v1/customers', { body: privately })).toMatchObject(
    refused(403, 'SessionInvalid'),
  );
});

test.each([
  ['broken JSON', '{"name":', 'MalformedRequest', 400],
  ['an array', '[]', 'ValidationFailed', 400],
  ['more than 64 kB', JSON.stringify({ name: 'x'.repeat(70_000) }), 'PayloadTooLarge', 413],
  ['deep nesting', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 'ValidationFailed', 400],
] as const)('%s as a body is refused', async (_what, body, code, status) => {
  expect(await put(body)).toMatchObject(refused(status, code));
});

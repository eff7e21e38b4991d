import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { call } from '../../../tests/support/client.ts';
import { waitForMails } from '../../../tests/support/mailbox.ts';
import { fault, press, soon, twoPlatters } from '../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';
import { askForCode, codeFor, login } from '../../../tests/support/sign-in.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const email = 'magdalena.quitt@example.com';
const street = 'Quittenbaumallee';
const phone = '+49 170 5550123';
const address = {
  name: 'Atelier Quitt',
  streetName: street,
  // No hexadecimal number: those of orders hold any by chance.
  houseNumber: '77q',
  postalCode: '10999',
  city: 'Berlin',
  country: 'Germany',
};

test('the logs of a whole order, with everything going wrong on its way, tell who it was to nobody', async () => {
  await askForCode(shop, email);
  const code = await codeFor(email);
  const wrong = code === '00000000' ? '00000001' : '00000000';
  expect((await login(shop, email, wrong)).status).toBe(400);
  const { token } = (await login(shop, email, code)).json;
  const profile = { ...address, name: 'Magdalena', lastname: 'Quitt', email, mobileNumber: phone };
  const saveProfile = () =>
    call(shop, 'PUT', '/v1/customers', { token, body: { ...profile, customerType: 'PRIVATE' } });
  expect((await saveProfile()).status).toBe(200);
  const saved = await call(shop, 'POST', '/v1/delivery-addresses', { token, query: address });
  const order = () =>
    call(shop, 'POST', '/v1/product-orders/create-checkout-session', {
      token,
      body: {
        productQuantities: twoPlatters,
        deliveryAddressId: saved.json.id,
        preferDateAndTime: soon(shop),
        deliveryInstruction: `Bell says Quitt, call ${phone}`,
      },
    });

  // A provider that fails, and a database that goes away while a profile is saved.
  await fault(shop, { api: '500' });
  expect((await order()).status).toBe(502);
  await fault(shop, { api: 'none' });
  const admin = new pg.Client(inject('postgresUrl'));
  await admin.connect();
  const name = new URL(shop.databaseUrl).pathname.slice(1);
  await admin.query(`alter database ${name} with allow_connections false`);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  expect((await saveProfile()).status).toBe(503);
  await admin.query(`alter database ${name} with allow_connections true`);
  await admin.end();

  // The database may need a moment until it lets everybody in again.
  await expect.poll(async () => (await order()).status).toBe(200);
  const { url } = (await order()).json;
  await press(shop, url.split('/').at(-1), 'pay');
  await waitForMails(email, 2);

  const logs = shop.logs.join('\n');
  expect(logs).toContain('payment session not opened');
  expect(logs).toContain('request failed');
  expect(
    shop.logs.filter((line) => line.includes('"sign-in"')).map((line) => JSON.parse(line).outcome),
  ).toEqual(['code sent', 'refused', 'signed in']);
  for (const secret of [email, 'magdalena', code, wrong, token, street, phone, '5550123', 'Quitt', '77q']) {
    expect(logs.toLowerCase(), secret).not.toContain(secret.toLowerCase());
  }
});

test('tries of one day can be told to belong together, those of two days not', async () => {
  const sent = () =>
    shop.logs
      .map((line) => JSON.parse(line))
      .filter(({ msg, outcome }) => msg === 'sign-in' && outcome === 'refused');
  const before = sent().length;
  for (const days of [0, 0, 2]) {
    shop.clock.offset = days * 86_400_000;
    await login(shop, 'someone@example.com', '1');
  }
  shop.clock.offset = 0;
  const [one, two, later] = sent().slice(before);
  expect(one.account).toMatch(/^[\da-f]{12}$/);
  expect(two).toMatchObject({ account: one.account, client: one.client });
  expect(later.account).not.toBe(one.account);
  expect(one.client).not.toBe(one.account);
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf, call, signedIn } from '../../tests/support/client.ts';
import { contractCalls } from '../../tests/support/contract-calls.ts';
import { paidOrder, soon, twoPlatters } from '../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';
import { askForCode, codeFor, login } from '../../tests/support/sign-in.ts';
import { sessions } from '../db/schema/access.ts';
import { catalogueVersion, products } from '../db/schema/catalogue.ts';
import { settings } from '../db/schema/settings.ts';
import { setSetting } from '../services/settings/settings.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

/** What all processes throw their kept pages away by. */
async function version(): Promise<number> {
  const [row] = await shop.deps.db.select().from(catalogueVersion);
  return row?.version ?? 0;
}

test('no call of the contract moves the version, whoever makes it and however it ends', async () => {
  const customer = await signedIn(shop);
  const stranger = await signedIn(shop);
  const placed = await paidOrder(shop, {}, customer);
  const address = await addressOf(shop, customer);
  const [session] = await shop.deps.db.select().from(sessions).where(eq(sessions.customerId, customer.id));
  const owned = {
    categories: 1,
    sellerId: 1,
    key: 'min-order',
    email: customer.email,
    sessions: session?.id ?? 0,
    'delivery-addresses': address.id,
    'product-orders': placed.publicId,
    addressId: address.id,
    deliveryAddressId: address.id,
    productOrderId: placed.publicId,
  };
  const { operations, ask } = await contractCalls(shop);
  expect(operations.length).toBeGreaterThan(25);
  const before = await version();
  for (const token of [undefined, stranger.token, customer.token]) {
    for (const operation of operations) {
      await ask(operation, owned, token);
      expect(await version(), `${operation.method} ${operation.path}`).toBe(before);
    }
  }
});

test('signing in and ordering move nothing, nor do wrong codes', async () => {
  const before = await version();
  await askForCode(shop, 'kept@example.com');
  for (let nth = 0; nth < 3; nth++) await login(shop, 'kept@example.com', '0');
  const { json } = await login(shop, 'kept@example.com', await codeFor('kept@example.com'));
  expect(json.token).toBeTruthy();
  const body = { productQuantities: twoPlatters, fulfilment: 'PICKUP', preferDateAndTime: soon(shop) };
  const ordered = await call(shop, 'POST', '/v1/product-orders/create-checkout-session', {
    token: json.token,
    body,
  });
  expect(ordered.status).toBe(200);
  expect(await version()).toBe(before);
});

test('a start with nothing new moves nothing', async () => {
  const before = await version();
  await shop.restart();
  expect(await version()).toBe(before);
});

test('a private setting moves nothing; a public one and the catalogue do', async () => {
  const { db } = shop.deps;
  const before = await version();
  await db.insert(settings).values({ key: 'of-the-server', value: '1' });
  await db.update(settings).set({ value: '2' }).where(eq(settings.key, 'of-the-server'));
  await db.delete(settings).where(eq(settings.key, 'of-the-server'));
  await setSetting(shop.deps, 'min-order', '50');
  expect(await version()).toBe(before);

  await setSetting(shop.deps, 'min-order', '60');
  const afterSetting = await version();
  expect(afterSetting).toBeGreaterThan(before);
  await db.update(settings).set({ public: false }).where(eq(settings.key, 'min-order'));
  expect(await version()).toBeGreaterThan(afterSetting);
  const afterHiding = await version();
  await db.update(products).set({ price: 6100 }).where(eq(products.id, 101));
  expect(await version()).toBeGreaterThan(afterHiding);
});

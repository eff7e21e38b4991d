import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyOfFiles } from '#content/shop.ts';
import { invoices } from '#server/db/schema/billing.ts';
import { productOrders } from '#server/db/schema/ordering.ts';
import { settingChanges } from '#server/db/schema/settings.ts';
import { refused } from '../../../../tests/support/client.ts';
import { paidOrder, type TestOrder } from '../../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { callKitchen, staffOf, type TestStaff } from '../../../../tests/support/staff.ts';

let shop: TestShop;
let owner: TestStaff;
beforeAll(async () => {
  shop = await startTestShop();
  owner = await staffOf(shop, 'OWNER');
});
afterAll(() => shop.stop());

const get = async () => (await callKitchen(shop, 'GET', '/company', { cookie: owner.cookie })).json;
const put = async (change: object, version?: string) => {
  const now = await get();
  const body = { version: version ?? now.version, company: { ...now.company, ...change } };
  return callKitchen(shop, 'PUT', '/company', { cookie: owner.cookie, body });
};
const sellerOf = async ({ publicId }: TestOrder) => {
  const [row] = await shop.deps.db
    .select({ snapshot: invoices.snapshot })
    .from(invoices)
    .innerJoin(productOrders, eq(productOrders.id, invoices.orderId))
    .where(eq(productOrders.publicId, publicId));
  return row?.snapshot.seller;
};

test('the company is that of the files until the owner changes it; old invoices stay, new ones carry the change', async () => {
  expect((await get()).company).toEqual(companyOfFiles);
  const before = await paidOrder(shop);
  const answer = await put({
    company: 'Tischlein GmbH',
    vatId: 'DE123456789',
    represented: ['Klara Lindholz'],
  });
  expect(answer).toMatchObject({ status: 200, json: { company: { company: 'Tischlein GmbH' } } });
  const after = await paidOrder(shop);
  expect(await sellerOf(before)).toMatchObject({
    company: companyOfFiles.company,
    vatId: companyOfFiles.vatId,
  });
  expect(await sellerOf(after)).toMatchObject({
    company: 'Tischlein GmbH',
    vatId: 'DE123456789',
    represented: ['Klara Lindholz'],
  });
});

test('who was second is told so, and nothing of the first is lost', async () => {
  const { version } = await get();
  await put({ city: 'Potsdam' }, version);
  expect(await put({ city: 'Berlin' }, version)).toMatchObject(refused(409, 'ChangedMeanwhile'));
  expect((await get()).company.city).toBe('Potsdam');
});

test.each([
  [{ vatId: 'ATU12345678' }, 'company.vatId'],
  [{ phone: '5557 2140' }, 'company.phone'],
  [{ postalCode: '1099' }, 'company.postalCode'],
  [{ salesEmail: 'tischlein' }, 'company.salesEmail'],
  [{ represented: [] }, 'company.represented'],
  [{ street: ' ' }, 'company.street'],
])('%j is refused at %s', async (change, field) => {
  expect(await put(change)).toMatchObject(refused(400, 'ValidationFailed', field));
});

test('who changed it, when, and what it said before and after stays for ever', async () => {
  await put({ phone: '030 5557 9999' });
  const changes = await shop.deps.db
    .select()
    .from(settingChanges)
    .where(eq(settingChanges.key, 'company'))
    .orderBy(asc(settingChanges.id));
  const last = changes.at(-1);
  expect(last).toMatchObject({ staffId: owner.id });
  expect(JSON.parse(last?.before ?? '')).toMatchObject({ phone: companyOfFiles.phone });
  expect(JSON.parse(last?.after ?? '')).toMatchObject({ phone: '030 5557 9999' });
});

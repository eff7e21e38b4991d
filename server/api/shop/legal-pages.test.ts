import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { legal } from '#content/legal/legal.ts';
import { companyOfFiles as company } from '#content/shop.ts';
import { legalPageNames } from '#rules/text/legal-page.ts';
import { legalVersions } from '#server/db/schema/legal.ts';
import { productOrders } from '#server/db/schema/ordering.ts';
import { settings } from '#server/db/schema/settings.ts';
import { publishedTexts } from '#server/published-texts.ts';
import { exportCustomer } from '#server/services/customers/export-customer.ts';
import { termsOfOrder } from '#server/services/legal/versions.ts';
import { addressOf, call, refused, signedIn } from '../../../tests/support/client.ts';
import { textWith } from '../../../tests/support/legal.ts';
import { attachmentsOf, waitForMails } from '../../../tests/support/mailbox.ts';
import { order, paidOrder, type TestOrder } from '../../../tests/support/orders.ts';
import { textOf } from '../../../tests/support/pdf-text.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';
import { callKitchen, staffOf } from '../../../tests/support/staff.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const page = async (name: string) => (await call(shop, 'GET', `/v1/legal-pages/${name}`)).json;
const publishTerms = async (number: number) => {
  const content = textWith('terms', `Section of version ${number}`);
  await shop.deps.db.insert(legalVersions).values({ page: 'terms', number, content, how: 'PUBLISHED' });
};
const rowOf = async ({ publicId }: TestOrder) => {
  const [row] = await shop.deps.db.select().from(productOrders).where(eq(productOrders.publicId, publicId));
  return row;
};
const termsIn = async ({ customer }: TestOrder) => {
  const [mail] = await waitForMails(customer.email, 1);
  const file = (await attachmentsOf(mail)).find(({ name }) => name === 'terms-and-conditions.pdf');
  return textOf(file?.content ?? Buffer.alloc(0));
};

test('every legal page is answered in both languages, with the company’s data in their places', async () => {
  for (const name of legalPageNames) {
    const { texts, version, isSample } = await page(name);
    expect({ version, isSample }).toEqual({
      version: ['cookies', 'accessibility'].includes(name) ? null : 1,
      isSample: true,
    });
    expect(texts.de.sections).toHaveLength(legal[name].de.sections.length);
    expect(JSON.stringify(texts)).not.toMatch(/\{\w+\}/);
  }
  expect((await page('imprint')).texts.de.sections[0].body[0]).toContain(company.company);
  expect(await call(shop, 'GET', '/v1/legal-pages/lunch')).toMatchObject(
    refused(400, 'ValidationFailed', 'page'),
  );
});

test('an order keeps the terms that it agreed to, in the kitchen, in its e-mail and for its customer', async () => {
  const { cookie } = await staffOf(shop, 'OFFICE');
  const before = await paidOrder(shop);
  await publishTerms(2);
  const after = await paidOrder(shop);
  expect([(await rowOf(before))?.termsVersion, (await rowOf(after))?.termsVersion]).toEqual([1, 2]);
  expect(await termsIn(before)).not.toContain('Section of version 2');
  expect(await termsIn(before)).toContain('24 May 2024');
  expect(await termsIn(after)).toContain(`11. Section of version 2`);
  expect(await termsIn(after)).toContain(`Section of version 2 of ${company.company}`);
  const seen = async ({ publicId }: TestOrder) =>
    (await callKitchen(shop, 'GET', `/orders/${publicId}`, { cookie })).json.terms;
  expect(await seen(before)).toEqual({ version: 1, day: '2024-05-24' });
  expect((await seen(after)).version).toBe(2);
  const text = await callKitchen(shop, 'GET', '/legal/terms/versions/1', { cookie });
  expect(text.json.texts.en.sections).toHaveLength(10);
  expect(text.json).toMatchObject({
    number: 1,
    how: 'IMPORTED',
    by: null,
    values: { en: { city: 'Berlin' } },
  });
  const none = await callKitchen(shop, 'GET', '/legal/terms/versions/99', { cookie });
  expect(none).toMatchObject(refused(404, 'LegalVersionNotFound'));
  const data = await exportCustomer(shop.deps.db, after.customer.email);
  expect(data?.orders[0]).toMatchObject({ termsVersion: 2 });
});

test('what the owner says of the company stands in the texts at once', async () => {
  await shop.deps.db
    .insert(settings)
    .values({ key: 'company', value: JSON.stringify({ company: 'Küche Neun GmbH' }), public: true });
  expect((await page('imprint')).texts.de.sections[0].body[0][0]).toBe('Küche Neun GmbH');
  await shop.deps.db.delete(settings).where(eq(settings.key, 'company'));
});

test('a page that was published here is no sample any more', async () => {
  expect(await page('terms')).toMatchObject({ version: 2, isSample: false });
  expect(await page('privacy')).toMatchObject({ version: 1, isSample: true });
  expect(await publishedTexts(shop.databaseUrl)).toEqual(['terms']);
  expect(await publishedTexts('postgres://nobody@127.0.0.1:9/none')).toEqual([]);
});

test('who could read other terms than those in force is told so, and nothing is ordered', async () => {
  const customer = await signedIn(shop);
  const { json: quote } = await call(shop, 'POST', '/v1/product-orders/quote', {
    body: { items: [{ productId: 101, quantity: 2 }] },
  });
  await publishTerms(3);
  const wrong = order(shop, { termsVersion: quote.termsVersion }, customer);
  await expect(wrong).rejects.toThrow('TermsChanged');
  const orders = await call(shop, 'GET', '/v1/product-orders/get-all-for-customer', {
    token: customer.token,
  });
  expect(orders.json).toEqual([]);
  const placed = await order(shop, { termsVersion: 3 }, customer);
  expect((await rowOf(placed))?.termsVersion).toBe(3);
});

test('an order that is pressed again, still unpaid, agrees to the terms of that press', async () => {
  const customer = await signedIn(shop);
  const deliveryAddressId = (await addressOf(shop, customer)).id;
  const placed = await order(shop, { deliveryAddressId }, customer);
  expect((await rowOf(placed))?.termsVersion).toBe(3);
  await publishTerms(4);
  const again = await order(shop, { deliveryAddressId, termsVersion: 4 }, customer);
  expect(again.publicId).toBe(placed.publicId);
  expect((await rowOf(placed))?.termsVersion).toBe(4);
});

test('an order of a release that noted no terms gets those that were in force when it was placed', async () => {
  const { db } = shop.deps;
  const of = async (createdAt: Date) => (await termsOfOrder(db, { termsVersion: null, createdAt }))?.number;
  expect(await of(new Date(0))).toBe(1);
  expect(await of(new Date(shop.deps.now() + 60_000))).toBe(4);
  const placed = await paidOrder(shop);
  const ofOrder = eq(productOrders.publicId, placed.publicId);
  await db.update(productOrders).set({ termsVersion: null }).where(ofOrder);
  const { cookie } = await staffOf(shop, 'OWNER');
  expect((await callKitchen(shop, 'GET', `/orders/${placed.publicId}`, { cookie })).json.terms).toBeNull();
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyOfFiles } from '#content/shop.ts';
import { invoices } from '#server/db/schema/billing.ts';
import { productOrders } from '#server/db/schema/ordering.ts';
import { settings } from '#server/db/schema/settings.ts';
import { call } from '../../tests/support/client.ts';
import { attachmentsOf, type ReceivedMail, waitForMails } from '../../tests/support/mailbox.ts';
import { paidOrder, type TestOrder } from '../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';
import { storefront } from '../../tests/support/storefront.ts';
import { createApp } from '../app.ts';
import { type EventWatch, watchEvents } from '../live/watch-events.ts';

/** What the owner has set. */
const moved = {
  ...companyOfFiles,
  company: 'Tischlein & Söhne GmbH',
  street: 'Ohlauer Straße 2',
  postalCode: '10997',
  phone: '030 5557 9999',
  whatsApp: '0171 5550 123',
  email: 'post@tischlein-soehne.example',
  taxNumber: '11/222/33333',
};

let shop: TestShop;
let watch: EventWatch;
let page: (path: string) => Promise<string>;
let before: TestOrder;

beforeAll(async () => {
  shop = await startTestShop();
  watch = await watchEvents(shop.deps.db, shop.deps.log);
  const build = await storefront();
  const app = createApp(shop.deps, {
    build: { en: build, de: build },
    assets: null,
    mode: 'production',
    events: shop.events,
    catalogueVersion: watch.catalogueVersion,
  });
  // On a page no line ends inside a telephone number.
  page = async (path) =>
    (await (await app.fetch(new Request(shop.config.PUBLIC_URL + path), {})).text()).replaceAll(
      '\u00a0',
      ' ',
    );
  before = await paidOrder(shop);
  for (const path of ['/', '/contact']) expect(await page(path)).toContain(companyOfFiles.phone);
  await shop.deps.db.insert(settings).values({ key: 'company', value: JSON.stringify(moved), public: true });
});
afterAll(async () => {
  await watch.stop();
  await shop.stop();
});

const sellerOf = async ({ publicId }: TestOrder) => {
  const [row] = await shop.deps.db
    .select({ snapshot: invoices.snapshot })
    .from(invoices)
    .innerJoin(productOrders, eq(productOrders.id, invoices.orderId))
    .where(eq(productOrders.publicId, publicId));
  return row?.snapshot.seller;
};
const confirmation = (mails: readonly ReceivedMail[]) => mails.find(({ attachments }) => attachments?.length);

test('pages and what they tell search engines say it within two seconds', async () => {
  await expect.poll(() => page('/contact'), { timeout: 2000 }).toContain(moved.phone);
  const contact = await page('/contact');
  expect(contact).toContain('href="tel:+493055579999"');
  expect(contact).toContain('href="https://wa.me/491715550123"');
  expect(contact).toContain('href="mailto:post@tischlein-soehne.example"');
  expect(contact).toContain('"legalName":"Tischlein & Söhne GmbH"');
  expect(contact).toContain('"streetAddress":"Ohlauer Straße 2"');
  expect(contact).not.toContain(companyOfFiles.phone);
  const home = await page('/');
  expect(home).toContain(moved.phone);
  expect(home).not.toContain(companyOfFiles.phone);
  expect(await page('/.well-known/security.txt')).toContain(`Contact: mailto:${moved.email}\n`);
});

test('an invoice and the e-mail it comes with say it; those of before stay as they were', async () => {
  const placed = await paidOrder(shop);
  expect(await sellerOf(placed)).toMatchObject({
    company: moved.company,
    street: moved.street,
    postalCode: moved.postalCode,
    phone: moved.phone,
    email: moved.email,
    taxNumber: moved.taxNumber,
  });
  const mail = confirmation(await waitForMails(placed.customer.email, 1));
  expect(mail?.html).toContain('href="tel:+493055579999"');
  expect(mail?.text).toContain('Tischlein & Söhne GmbH, Ohlauer Straße 2, 10997 Berlin');
  expect(await attachmentsOf(mail)).toHaveLength(2);
  expect(await sellerOf(before)).toMatchObject({
    company: companyOfFiles.company,
    phone: companyOfFiles.phone,
  });
});

test('the tax number is nobody’s business: no public call and no page answers it', async () => {
  expect((await call(shop, 'GET', '/v1/extra-config', { query: { key: 'company' } })).status).toBe(404);
  for (const path of ['/', '/contact', '/imprint']) expect(await page(path)).not.toContain(moved.taxNumber);
});

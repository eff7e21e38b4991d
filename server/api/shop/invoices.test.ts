import { extractXml } from '@stackforge-eu/factur-x';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examples } from '#contract/shop/examples.ts';
import { invoices } from '#server/db/schema/billing.ts';
import { outbox } from '#server/db/schema/jobs.ts';
import { discounts, productOrders } from '#server/db/schema/ordering.ts';
import { issueInvoice } from '#server/services/billing/issue-invoice.ts';
import { addressOf, call, refused, signedIn } from '../../../tests/support/client.ts';
import { attachmentsOf, mailsTo, waitForMails } from '../../../tests/support/mailbox.ts';
import {
  act,
  inThreeDays,
  listedOrder,
  order,
  paidOrder,
  press,
  type TestOrder,
} from '../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ withLooseLedgers: true });
  await shop.deps.db.insert(discounts).values({ code: 'MITTAG10', percent: 10 });
});
afterAll(() => shop.stop());

const later = () => ({ preferDateAndTime: inThreeDays(shop) });
const download = async ({ customer, publicId }: TestOrder, kind: 'invoice' | 'credit-note') => {
  const answer = await shop.send(
    new Request(`http://shop.test/v1/product-orders/${publicId}/${kind}`, {
      headers: { Authorization: `Bearer ${customer.token}` },
    }),
  );
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
};
const issued = async ({ publicId }: TestOrder, kind: 'INVOICE' | 'CREDIT_NOTE' = 'INVOICE') => {
  const [row] = await shop.deps.db
    .select({ invoice: invoices })
    .from(invoices)
    .innerJoin(productOrders, eq(productOrders.id, invoices.orderId))
    .where(and(eq(productOrders.publicId, publicId), eq(invoices.kind, kind)));
  return row?.invoice;
};

test('what was issued is never changed or deleted, and no order that has an invoice either', async () => {
  const placed = await paidOrder(shop);
  const invoice = await issued(placed);
  const { db } = shop.deps;
  const id = invoice?.id ?? 0;
  const refusal = { cause: { message: 'invoices is never changed or deleted' } };
  await expect(db.update(invoices).set({ number: 9999 }).where(eq(invoices.id, id))).rejects.toMatchObject(
    refusal,
  );
  await expect(db.delete(invoices).where(eq(invoices.id, id))).rejects.toMatchObject(refusal);
  await expect(db.delete(productOrders).where(eq(productOrders.publicId, placed.publicId))).rejects.toThrow();
});

describe('the invoice of a paid order', () => {
  test('comes with the confirmation and from My orders, the same bytes each time', async () => {
    const placed = await paidOrder(shop, {
      ...later(),
      productQuantities: { '101': 2, '707': 1 },
      discountCodeName: 'MITTAG10',
    });
    const { invoiceCode } = await listedOrder(shop, placed);
    const first = await download(placed, 'invoice');
    expect(first.status).toBe(200);
    expect(first.headers.get('Content-Type')).toBe('application/pdf');
    expect(first.headers.get('Content-Disposition')).toBe(`attachment; filename="${invoiceCode}.pdf"`);
    expect(first.headers.get('Cache-Control')).toBe('no-store');
    expect(first.body.subarray(0, 5).toString()).toBe('%PDF-');
    const [mail] = await waitForMails(placed.customer.email, 1);
    expect(mail?.text).toContain(`Your invoice ${invoiceCode} is attached`);
    const files = await attachmentsOf(mail);
    expect(files.map(({ name }) => name)).toEqual([`${invoiceCode}.pdf`, 'terms-and-conditions.pdf']);
    expect(files[0]?.content.equals(first.body)).toBe(true);
    await shop.restart();
    expect((await download(placed, 'invoice')).body.equals(first.body)).toBe(true);
  });

  test('names rates, net and VAT of what was ordered, and the day of delivery', async () => {
    const placed = await paidOrder(shop, {
      ...later(),
      productQuantities: { '101': 2, '707': 1 },
      discountCodeName: 'MITTAG10',
    });
    const snapshot = (await issued(placed))?.snapshot;
    expect(snapshot).toMatchObject({
      locale: 'en',
      supply: { fulfilment: 'DELIVERY', day: inThreeDays(shop).slice(0, 10) },
      discount: { code: 'MITTAG10', amount: 1520 },
      vat: [
        { rate: 7, discount: 1160, gross: 10440, net: 9757, vat: 683 },
        { rate: 19, discount: 360, gross: 3240, net: 2723, vat: 517 },
      ],
      total: 13680,
    });
    const { xml } = await extractXml((await download(placed, 'invoice')).body);
    expect(xml).toContain('<ram:GrandTotalAmount>136.80</ram:GrandTotalAmount>');
    expect(xml).toContain(inThreeDays(shop).slice(0, 10).replaceAll('-', ''));
  });

  test('comes also where gross prices leave the VAT a cent off that of the net', async () => {
    const placed = await paidOrder(shop, { ...later(), productQuantities: { '405': 2 } });
    expect((await issued(placed))?.snapshot.vat).toMatchObject([{ rate: 7, net: 5607, vat: 393 }]);
    const { invoiceCode } = await listedOrder(shop, placed);
    expect((await download(placed, 'invoice')).status).toBe(200);
    const [mail] = await waitForMails(placed.customer.email, 1);
    expect(mail?.text).toContain(`Your invoice ${invoiceCode} is attached`);
  });

  test('is made out to the company of the profile as it was when ordering', async () => {
    const company = {
      customerType: 'COMMERCIAL' as const,
      name: 'Holm & Söhne GmbH',
      vatIdOrTaxId: 'DE999999999',
      streetName: 'Friedrichstraße',
      houseNumber: '1',
      postalCode: '10117',
      city: 'Berlin',
      country: 'Deutschland',
    };
    const customer = await signedIn(shop, company);
    const placed = await order(shop, {}, customer);
    const change = {
      ...company,
      name: 'Other',
      lastname: '',
      mobileNumber: '',
      streetAddition: '',
      email: customer.email,
    };
    await call(shop, 'PUT', '/v1/customers', { token: customer.token, body: change });
    await press(shop, placed.sessionId, 'pay');
    await expect.poll(() => issued(placed)).toBeDefined();
    expect((await issued(placed))?.snapshot.buyer).toEqual({
      name: 'Holm & Söhne GmbH',
      email: customer.email,
      taxId: 'DE999999999',
      address: {
        street: 'Friedrichstraße 1',
        addition: '',
        postalCode: '10117',
        city: 'Berlin',
        country: 'DE',
      },
    });
  });

  test('goes to the company that the order names, with what its bookkeeping wants, and the next one can too', async () => {
    const assistant = await signedIn(shop, { name: 'Jana', lastname: 'Holm' });
    const placed = await paidOrder(shop, { invoice: examples.InvoiceRecipient }, assistant);
    expect((await issued(placed))?.snapshot.buyer).toEqual({
      name: 'Holm & Söhne GmbH',
      email: assistant.email,
      taxId: 'DE123456789',
      address: {
        street: 'Friedrichstraße 1',
        addition: '',
        postalCode: '10117',
        city: 'Berlin',
        country: 'DE',
      },
      references: { purchaseOrder: 'B-4711', costCentre: 'KST 0815', leitwegId: '' },
    });
    const { xml } = await extractXml((await download(placed, 'invoice')).body);
    expect(xml).toMatch(/<ram:BuyerOrderReferencedDocument>\s*<ram:IssuerAssignedID>B-4711</);
    const letters = async () => (await mailsTo(assistant.email)).map(({ text }) => text);
    await expect
      .poll(letters)
      .toContainEqual(
        expect.stringMatching(/(Invoice to|Rechnung an)\s+Holm & Söhne GmbH, B-4711, KST 0815/),
      );
    const me = async () => (await call(shop, 'GET', '/v1/customers', { token: assistant.token })).json;
    expect(await me()).toMatchObject({
      name: 'Jana',
      customerType: 'PRIVATE',
      invoiceRecipient: examples.InvoiceRecipient,
    });
    const notices = async () => (await mailsTo(shop.config.ORDERS_EMAIL ?? '')).map(({ text }) => text);
    await expect.poll(notices).toContainEqual(expect.stringMatching(/Jana Holm · Holm & Söhne GmbH/));
    await order(shop, { invoice: null }, assistant);
    expect((await me()).invoiceRecipient).toBeNull();
  });

  test('is corrected to another company while the order is open', async () => {
    const assistant = await signedIn(shop, { name: 'Jana' });
    const { id: deliveryAddressId } = await addressOf(shop, assistant);
    const invoice = examples.InvoiceRecipient;
    const first = await order(shop, { ...later(), deliveryAddressId, invoice }, assistant);
    const corrected = { ...invoice, company: 'Neue Holm GmbH', leitwegId: '04011000-1234512345-06' };
    const second = await order(shop, { ...later(), deliveryAddressId, invoice: corrected }, assistant);
    expect(second.url).toBe(first.url);
    await press(shop, second.sessionId, 'pay');
    await expect.poll(() => issued(second)).toBeDefined();
    expect((await issued(second))?.snapshot.buyer).toMatchObject({
      name: 'Neue Holm GmbH',
      references: { leitwegId: '04011000-1234512345-06' },
    });
  });

  test.each([
    ['a VAT number that is none', { vatIdOrTaxId: 'DE 123' }, 'TaxIdInvalid', 'invoice.vatIdOrTaxId'],
    [
      'a mistyped Leitweg-ID',
      { leitwegId: '04011000-1234512345-07' },
      'LeitwegIdInvalid',
      'invoice.leitwegId',
    ],
    ['a country that nobody knows', { country: 'Atlantis' }, 'CountryUnknown', 'invoice.country'],
    ['no company', { company: ' ' }, 'ValidationFailed', 'invoice.company'],
  ] as const)('is not made out with %s', async (_, change, code, field) => {
    const customer = await signedIn(shop);
    const { id } = await addressOf(shop, customer);
    const body = {
      productQuantities: { '101': 2 },
      deliveryAddressId: id,
      ...later(),
      invoice: { ...examples.InvoiceRecipient, ...change },
    };
    const answer = await call(shop, 'POST', '/v1/product-orders/create-checkout-session', {
      token: customer.token,
      body,
    });
    expect(answer).toMatchObject(refused(400, code, field));
  });

  test('carries what the buyer wants to find it by', async () => {
    const placed = await order(shop);
    const references = { purchaseOrder: 'B-4711', costCentre: 'KST 0815', leitwegId: '' };
    await shop.deps.db
      .update(productOrders)
      .set({ customer: sql`${productOrders.customer} || ${JSON.stringify({ references })}::jsonb` })
      .where(eq(productOrders.publicId, placed.publicId));
    await press(shop, placed.sessionId, 'pay');
    await expect.poll(() => issued(placed)).toBeDefined();
    const { xml } = await extractXml((await download(placed, 'invoice')).body);
    expect(xml).toMatch(/<ram:BuyerOrderReferencedDocument>\s*<ram:IssuerAssignedID>B-4711</);
    expect(xml).toContain('<ram:BuyerReference>KST 0815</ram:BuyerReference>');
  });

  test('names a country beyond those next door', async () => {
    const profile = { name: 'Kari', lastname: 'Nes', streetName: 'Karl Johans gate', houseNumber: '1' };
    const abroad = { ...profile, postalCode: '0154', city: 'Oslo', country: 'Norwegen' };
    const placed = await paidOrder(shop, {}, await signedIn(shop, abroad));
    expect((await issued(placed))?.snapshot.buyer.address?.country).toBe('NO');
    const { xml } = await extractXml((await download(placed, 'invoice')).body);
    expect(xml).toContain('<ram:CountryID>NO</ram:CountryID>');
  });

  test('goes to the delivery address where the profile has none', async () => {
    const placed = await paidOrder(shop, {}, await signedIn(shop, { name: 'Jana', lastname: 'Holm' }));
    expect((await issued(placed))?.snapshot.buyer).toMatchObject({
      name: 'Jana Holm',
      address: { street: 'Oranienstraße 185' },
    });
  });

  test('of a pickup goes to the address that it names, before that of the profile', async () => {
    const jana = await signedIn(shop, {
      name: 'Jana',
      streetName: 'Torstraße',
      postalCode: '10119',
      city: 'Berlin',
      country: 'Germany',
    });
    const { id } = await addressOf(shop, jana, {
      streetName: 'Elbchaussee',
      postalCode: '22763',
      city: 'Hamburg',
    });
    const pickup = { ...later(), fulfilment: 'PICKUP', productQuantities: { '101': 5 } };
    const named = await paidOrder(shop, { ...pickup, deliveryAddressId: id }, jana);
    const snapshot = (await issued(named))?.snapshot;
    expect(snapshot?.buyer.address).toMatchObject({ street: 'Elbchaussee 185', postalCode: '22763' });
    expect(snapshot?.supply).toMatchObject({ fulfilment: 'PICKUP', address: null });
    const { xml } = await extractXml((await download(named, 'invoice')).body);
    expect(xml).toContain('<ram:LineOne>Elbchaussee 185</ram:LineOne>');
    const unnamed = await paidOrder(shop, { ...pickup, deliveryAddressId: undefined }, jana);
    expect((await issued(unnamed))?.snapshot.buyer.address).toMatchObject({ postalCode: '10119' });
  });

  test('is there for nobody else, and not before the order is paid', async () => {
    const unpaid = await order(shop);
    const none = await call(shop, 'GET', `/v1/product-orders/${unpaid.publicId}/invoice`, {
      token: unpaid.customer.token,
    });
    expect(none).toMatchObject(refused(404, 'InvoiceNotFound'));
    const placed = await paidOrder(shop);
    expect((await download({ ...placed, customer: await signedIn(shop) }, 'invoice')).status).toBe(404);
    expect(
      (await download({ ...placed, customer: { ...placed.customer, token: '' } }, 'invoice')).status,
    ).toBe(403);
    expect((await download(placed, 'credit-note')).status).toBe(404);
  });
});

test('a canceled order gets a credit note with a number of its own, sent and to be downloaded', async () => {
  const placed = await paidOrder(shop, later());
  const before = await download(placed, 'invoice');
  expect((await act(shop, placed, 'cancel')).status).toBe(200);
  const listed = await listedOrder(shop, placed);
  expect(listed.creditNoteCode).toMatch(/^ST-\d{4}-\d{5}$/);
  expect((await issued(placed, 'CREDIT_NOTE'))?.snapshot).toMatchObject({
    corrects: { code: listed.invoiceCode },
    total: 11600,
  });
  const note = await download(placed, 'credit-note');
  expect((await extractXml(note.body)).xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
  expect((await download(placed, 'invoice')).body.equals(before.body)).toBe(true);
  const mails = await waitForMails(placed.customer.email, 2);
  const [file] = await attachmentsOf(mails.find(({ text }) => text.includes('credit note')));
  expect(file?.name).toBe(`${listed.creditNoteCode}.pdf`);
  expect(file?.content.equals(note.body)).toBe(true);
  const queued = await shop.deps.db
    .select()
    .from(outbox)
    .where(eq(outbox.key, `cancellation:${placed.publicId}`));
  expect(queued).toHaveLength(1);
});

describe('numbers', () => {
  test('have no gap after fifty payments at once among transactions that roll back', async () => {
    const placed: TestOrder[] = [];
    for (let n = 0; n < 10; n++) {
      placed.push(...(await Promise.all(Array.from({ length: 5 }, () => order(shop)))));
    }
    const rows = await shop.deps.db.select().from(productOrders).where(eq(productOrders.status, 'PENDING'));
    const issuedNow = () =>
      shop.deps.db.select().from(invoices).where(eq(invoices.kind, 'INVOICE')).orderBy(asc(invoices.number));
    const before = (await issuedNow()).length;
    const failing = (row: (typeof rows)[number]) =>
      shop.deps.db.transaction(async (tx) => {
        await issueInvoice(tx, row, new Date());
        throw new Error('rolled back');
      });
    const results = await Promise.allSettled([
      ...placed.map(({ sessionId }) => press(shop, sessionId, 'pay')),
      ...rows.slice(0, 25).map(failing),
    ]);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(25);
    await expect.poll(async () => (await issuedNow()).length).toBe(before + 50);
    expect((await issuedNow()).map(({ number }) => number)).toEqual(
      Array.from({ length: before + 50 }, (_, n) => n + 1),
    );
    expect((await issuedNow())[0]?.code).toMatch(/^RE-\d{4}-00001$/);
  });

  test('begin anew with the year, in Berlin', async () => {
    const placed = await order(shop);
    const [row] = await shop.deps.db
      .select()
      .from(productOrders)
      .where(eq(productOrders.publicId, placed.publicId));
    if (!row) throw new Error('no order');
    await shop.deps.db.transaction((tx) => issueInvoice(tx, row, new Date('2029-12-31T23:30:00Z')));
    expect((await issued(placed))?.code).toBe('RE-2030-00001');
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { examples } from '#contract/shop/examples.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import { refused, signedIn } from '../../../../tests/support/client.ts';
import { act, listedOrder, order, paidOrder, type TestOrder } from '../../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { callKitchen, staffOf, type TestStaff } from '../../../../tests/support/staff.ts';

let shop: TestShop;
let office: TestStaff;
let paid: TestOrder;
let unpaid: TestOrder;
let canceled: TestOrder;
beforeAll(async () => {
  shop = await startTestShop();
  office = await staffOf(shop, 'OFFICE');
  const jana = { name: 'Jana', lastname: 'Kühn', mobileNumber: '+49 30 5557-2140' };
  const customer = await signedIn(shop, { ...jana, email: 'jana.kuehn@example.com' });
  paid = await paidOrder(shop, {}, customer);
  canceled = await paidOrder(
    shop,
    { preferDateAndTime: undefined, productQuantities: { '101': 3 } },
    customer,
  );
  const other = await signedIn(shop, { name: '100 % Büro_Eins', email: 'office_1@example.com' });
  unpaid = await order(shop, {}, other);
});
afterAll(() => shop.stop());

const find = (q: string) =>
  callKitchen(shop, 'GET', `/orders?q=${encodeURIComponent(q)}`, { cookie: office.cookie });
const idsOf = async (q: string) =>
  (await find(q)).json.map((found: { publicProductOrderId: string }) => found.publicProductOrderId);

test('orders are found by names, e-mail and telephone however it is written, the newest first', async () => {
  const both = [canceled.publicId, paid.publicId];
  for (const q of [
    'jana',
    'KÜHN',
    'kühn jana',
    'jana.kuehn@',
    '030 5557 2140',
    '55572140',
    '+493055572140',
    '+49 30 5557 2140',
  ])
    expect(await idsOf(q), q).toEqual(both);
  expect(await idsOf('jana somebody')).toEqual([]);
  expect(await idsOf('kühn oranienstraße 185')).toEqual(both);
});

test('a name and a street are found however they are written', async () => {
  const both = [canceled.publicId, paid.publicId];
  for (const q of ['kuehn', 'Kuhn', 'kuehn oranienstrasse', 'Kuhn Oranienstr. 185', 'oranienstr kühn'])
    expect(await idsOf(q), q).toEqual(both);
});

test('an order is found by its number of the day, of the nearest day first', async () => {
  const bon = (await find(paid.publicId)).json[0].bon as number;
  for (const q of [`Bon ${bon}`, `bon${bon}`, `No. ${bon}`])
    expect((await idsOf(q))[0], q).toBe(paid.publicId);
  expect(await idsOf('Bon 999')).toEqual([]);
});

test('an order is found by its number, as people read it and as a link has it', async () => {
  expect(await idsOf(orderNumber(paid.publicId))).toEqual([paid.publicId]);
  expect(await idsOf(paid.publicId)).toEqual([paid.publicId]);
});

test('an order is found by each of its documents, and by what the buyer’s bookkeeping calls it', async () => {
  const code = (await listedOrder(shop, paid)).invoiceCode ?? '';
  expect(code).toMatch(/^RE-\d{4}-\d{5}$/);
  for (const q of [code, code.toLowerCase(), code.slice(3), `Kühn ${code}`])
    expect(await idsOf(q), q).toEqual([paid.publicId]);
  expect(await idsOf(code.slice(-5))).toEqual([paid.publicId]);
  expect(await idsOf(code.slice(3, 7))).toEqual([]);
  const referenced = await order(shop, {
    invoice: { ...examples.InvoiceRecipient, purchaseOrder: 'PO-4711/b' },
  });
  expect(await idsOf('po-4711')).toEqual([referenced.publicId]);
  expect(await idsOf('0815')).toEqual([referenced.publicId]);
});

test('signs that mean something to a database are only signs', async () => {
  expect(await idsOf('100 % Büro_Eins')).toEqual([unpaid.publicId]);
  expect(await idsOf('office_1')).toEqual([unpaid.publicId]);
  expect(await idsOf('office-1')).toEqual([]);
  expect(await idsOf('\\')).toEqual([]);
});

test('unpaid and canceled orders are found too, and say so', async () => {
  await act(shop, canceled, 'cancel');
  const stateOf = async (q: string) => (await find(q)).json[0].state;
  expect(await stateOf('Büro_Eins')).toBe('UNPAID');
  expect(await stateOf(orderNumber(paid.publicId))).toBe('BINDING');
});

test('nothing is asked for', async () => {
  expect(await find('')).toMatchObject(refused(400, 'ValidationFailed', 'q'));
  expect(await idsOf('   ')).toEqual([]);
});

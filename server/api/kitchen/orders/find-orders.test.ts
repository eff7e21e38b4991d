import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examples } from '#contract/shop/examples.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import { foldedIn } from '#server/db/folded.ts';
import { productOrders } from '#server/db/schema/ordering.ts';
import { eraseCustomer } from '#server/services/customers/erase-customer.ts';
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

test('no more orders are answered than were asked for, the newest of them', async () => {
  const some = (query: string) =>
    callKitchen(shop, 'GET', `/orders?q=jana${query}`, { cookie: office.cookie });
  const all = (await some('')).json;
  expect(all).toHaveLength(2);
  expect((await some('&most=1')).json).toEqual([all[0]]);
  expect(await some('&most=51')).toMatchObject(refused(400, 'ValidationFailed', 'most'));
});

test('an order is found by what its customer is called now, and not by what they were', async () => {
  const customer = await signedIn(shop, { name: 'Undine', lastname: 'Vorher' });
  const { publicId } = await order(shop, {}, customer);
  await shop.deps.db
    .update(productOrders)
    .set({ customer: sql`${productOrders.customer} || '{"lastname": "Nachher"}'` })
    .where(eq(productOrders.publicId, publicId));
  expect(await idsOf('undine nachher')).toEqual([publicId]);
  expect(await idsOf('vorher')).toEqual([]);
});

test('nothing is left to find an erased customer by but what their vouchers say', async () => {
  const person = { name: 'Ottilie', lastname: 'Jäger', mobileNumber: '+49 177 4433221' };
  const customer = await signedIn(shop, { ...person, email: 'waldkauz@example.com' });
  const voucher = await paidOrder(shop, {}, customer);
  const dropped = await order(shop, { productQuantities: { '101': 4 } }, customer);
  await act(shop, dropped, 'cancel');
  const found = [voucher.publicId];
  expect(await idsOf('waldkauz')).toHaveLength(2);
  const later = shop.deps.now() + 5 * 86_400_000;
  await eraseCustomer({ db: shop.deps.db, now: later }, customer.email);
  for (const q of ['waldkauz', '0177 4433221', '4433221']) expect(await idsOf(q), q).toEqual([]);
  expect(await idsOf('jaeger')).toEqual(found);
  const { rows } = await shop.deps.db.execute(sql`select * from order_words where names like '%jager%'`);
  expect(JSON.stringify(rows)).not.toMatch(/waldkauz|4433221/);
  expect(rows).toHaveLength(1);
});

test('orders of a release that kept no words are found after the upgrade', async () => {
  const code = (await listedOrder(shop, paid)).invoiceCode ?? '';
  await shop.deps.db.execute(sql`delete from order_words`);
  expect(await idsOf('jana')).toEqual([]);
  const migration = readFileSync('server/db/migrations/0051_order_words_filled.sql', 'utf8');
  for (const statement of migration.split('--> statement-breakpoint'))
    await shop.deps.db.execute(sql.raw(statement));
  for (const q of ['jana.kuehn@', '030 5557 2140']) expect(await idsOf(q), q).toContain(paid.publicId);
  expect(await idsOf(code)).toEqual([paid.publicId]);
});

test('a word that nobody has costs a fraction of reading every order for it', async () => {
  const { db } = shop.deps;
  const { rows: columns } = await db.execute<{ name: string }>(sql`
    select quote_ident(column_name) as name from information_schema.columns where table_name = 'product_orders'
    and column_name not in ('id', 'public_id', 'payment_session_id', 'bon')`);
  const names = sql.raw(columns.map(({ name }) => name).join(', '));
  for (let nth = 0; nth < 10; nth++)
    await db.execute(sql`
      insert into product_orders (public_id, ${names}) select gen_random_uuid(), ${names}
      from product_orders, generate_series(1, 500) where public_id = ${unpaid.publicId}`);
  const milliseconds = async (work: () => Promise<unknown>) => {
    const times: number[] = [];
    for (let nth = 0; nth < 5; nth++) {
      const started = performance.now();
      await work();
      times.push(performance.now() - started);
    }
    return Math.min(...times);
  };
  const text = foldedIn(
    sql`concat_ws(' ', customer ->> 'name', customer ->> 'lastname', customer ->> 'email')`,
  );
  const reading = await milliseconds(() =>
    db.execute(sql`select id from product_orders where ${text} like '%zzz%'`),
  );
  const searching = await milliseconds(() => idsOf('zzz'));
  expect(searching).toBeLessThan(reading / 2);
});

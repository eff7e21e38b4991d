import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { discounts, productOrders } from '#server/db/schema/ordering.ts';
import { refused } from '../../../../tests/support/client.ts';
import { order, paidOrder } from '../../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { callKitchen, staffOf } from '../../../../tests/support/staff.ts';

let shop: TestShop;
let cookie: string;
let today: string;
beforeAll(async () => {
  shop = await startTestShop();
  cookie = (await staffOf(shop, 'OFFICE')).cookie;
  today = berlinDay(shop.deps.now());
});
afterAll(() => shop.stop());

const list = async () => (await callKitchen(shop, 'GET', '/discounts', { cookie })).json;
const add = (body: object) => callKitchen(shop, 'POST', '/discounts', { cookie, body });
const change = (code: string, body: object) =>
  callKitchen(shop, 'PUT', `/discounts/${code}`, { cookie, body });
const found = async (code: string) =>
  (await list()).discounts.find((row: { code: string }) => row.code === code);
/** Two platters, €116, with a code. */
const orderWith = (discountCodeName: string) => order(shop, { discountCodeName });

test('a code is added with all that it says, and takes off what it says', async () => {
  const advent = { amount: 8, minimum: 100, from: today, until: addDays(today, 20), maximumUses: 5 };
  expect((await add({ code: 'ADVENT', ...advent })).status).toBe(200);
  expect(await found('ADVENT')).toEqual({ code: 'ADVENT', percent: null, uses: 0, isOver: false, ...advent });
  const placed = await orderWith('advent');
  const [row] = await shop.deps.db
    .select()
    .from(productOrders)
    .where(eq(productOrders.publicId, placed.publicId));
  expect(row).toMatchObject({ discount: 800, discountCode: 'ADVENT' });
  expect(await found('ADVENT')).toMatchObject({ uses: 1 });
});

test('a code is taken once, also one that rests', async () => {
  await add({ code: 'HOFFEST', percent: 15 });
  await change('HOFFEST', { isOver: true });
  expect(await add({ code: 'HOFFEST', percent: 10 })).toMatchObject(
    refused(409, 'DiscountCodeTaken', 'code'),
  );
});

test.each([
  [{ code: 'A', percent: 10 }, 'code'],
  [{ code: 'ZWEI WORTE', percent: 10 }, 'code'],
  [{ code: 'NICHTS' }, 'percent'],
  [{ code: 'BEIDES', percent: 10, amount: 5 }, 'percent'],
  [{ code: 'ZUVIEL', percent: 101 }, 'percent'],
  [{ code: 'NULL', amount: 0 }, 'amount'],
  [{ code: 'RUECK', percent: 10, from: '2027-01-02', until: '2027-01-01' }, 'until'],
])('%j is refused at %s', async (body, field) => {
  expect(await add(body)).toMatchObject(refused(400, 'ValidationFailed', field));
});

test('a code that is ended takes nothing off any more, an order that has it keeps it, and undo brings it back', async () => {
  const until = addDays(today, 20);
  await add({ code: 'SOMMER', percent: 10, until });
  const paid = await paidOrder(shop, { discountCodeName: 'SOMMER' });
  expect((await change('SOMMER', { isOver: true })).status).toBe(200);
  expect(await found('SOMMER')).toMatchObject({ isOver: true, until: today, uses: 1 });
  await expect(orderWith('SOMMER')).rejects.toThrow('DiscountExpired');
  const [row] = await shop.deps.db
    .select()
    .from(productOrders)
    .where(eq(productOrders.publicId, paid.publicId));
  expect(row).toMatchObject({ status: 'PAID', discountCode: 'SOMMER', discount: 1160 });
  expect((await change('SOMMER', { isOver: false, until })).status).toBe(200);
  expect(await found('SOMMER')).toMatchObject({ isOver: false, until });
  await orderWith('SOMMER');
});

test('a code goes on until a day that is still to come, or without end', async () => {
  await add({ code: 'WINTER', percent: 10 });
  await change('WINTER', { isOver: true });
  expect(await change('WINTER', { isOver: false, until: addDays(today, -1) })).toMatchObject(
    refused(409, 'DayNotAhead', 'until'),
  );
  await change('WINTER', { isOver: false, until: null });
  expect(await found('WINTER')).toMatchObject({ isOver: false, until: null });
  expect(await change('NIEMALS', { isOver: true })).toMatchObject(refused(404, 'DiscountNotFound'));
});

test('a code does not end before it begins, also where it goes on', async () => {
  const from = addDays(today, 10);
  await add({ code: 'MAI', percent: 10, from, until: addDays(today, 20) });
  expect(await change('MAI', { isOver: false, until: addDays(from, -1) })).toMatchObject(
    refused(400, 'ValidationFailed', 'until'),
  );
  expect(await found('MAI')).toMatchObject({ until: addDays(today, 20) });
  expect((await change('MAI', { isOver: false, until: from })).status).toBe(200);
  expect(await found('MAI')).toMatchObject({ from, until: from });
});

test('what was given this year counts paid orders alone, and none of the year before', async () => {
  await shop.deps.db.insert(discounts).values({ code: 'BILANZ', amount: 500 });
  const before = (await list()).year;
  await orderWith('BILANZ');
  const old = await paidOrder(shop, { discountCodeName: 'BILANZ' });
  await shop.deps.db
    .update(productOrders)
    .set({ paidAt: new Date(`${Number(today.slice(0, 4)) - 1}-12-31T22:59:00Z`) })
    .where(eq(productOrders.publicId, old.publicId));
  expect((await list()).year).toEqual(before);
  await paidOrder(shop, { discountCodeName: 'BILANZ' });
  expect((await list()).year).toEqual({ given: before.given + 5, orders: before.orders + 1 });
});

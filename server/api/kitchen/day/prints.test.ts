import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { prints } from '#server/db/schema/kitchen.ts';
import { lineItems, orderEvents, productOrders } from '#server/db/schema/ordering.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { refused } from '../../../../tests/support/client.ts';
import { idOf, paidOrder, type TestOrder } from '../../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { callKitchen, staffOf, type TestStaff } from '../../../../tests/support/staff.ts';

let shop: TestShop;
let owner: TestStaff;
let nextDay = 3;
beforeAll(async () => {
  shop = await startTestShop({ withLooseLedgers: true });
  owner = await staffOf(shop, 'OWNER');
});
afterEach(async () => {
  shop.clock.offset = 0;
  owner = await staffOf(shop, 'OWNER');
});
afterAll(() => shop.stop());

const ownDay = () => {
  nextDay += 1;
  return addDays(berlinDay(shop.deps.now()), nextDay);
};
const ordered = (day: string, more: Record<string, unknown> = {}) =>
  paidOrder(shop, {
    preferDateAndTime: `${day}T12:30`,
    productQuantities: { '102': 2, '401': 1 },
    deliveryInstruction: 'Bitte ohne Sesam',
    ...more,
  });
const print = async (day: string, body: object = { kind: 'PRODUCTION' }, { cookie } = owner) =>
  callKitchen(shop, 'POST', '/prints', { cookie, body: { day, ...body } });
const tokenOf = (url: string) => url.split('/').at(-1) ?? '';
const stateOf = async (url: string, cookie?: string) =>
  callKitchen(shop, 'GET', `/prints/${tokenOf(url)}`, { ...(cookie && { cookie }) });
const oldOnes = async (day: string) =>
  (await callKitchen(shop, 'GET', `/days/${day}/prints`, { cookie: owner.cookie })).json;
const change = async (order: TestOrder, set: Partial<typeof productOrders.$inferInsert>) =>
  shop.deps.db
    .update(productOrders)
    .set(set)
    .where(eq(productOrders.id, await idOf(shop, order)));

describe('a printed sheet', () => {
  test('is valid as long as nothing on it has changed, and says so without a sign-in', async () => {
    const day = ownDay();
    await ordered(day);
    const { json } = await print(day);
    expect(json).toMatchObject({ version: 1 });
    expect(json.url).toMatch(new RegExp(`^${shop.config.PUBLIC_URL}/kitchen/s/[\\w-]{43}$`));
    expect((await stateOf(json.url)).json).toEqual({ isValid: true, changed: 0 });
  });

  test('is old as soon as a line of it is another one; how many lines is all that a stranger learns', async () => {
    const day = ownDay();
    const order = await ordered(day);
    const { json } = await print(day);
    await shop.deps.db
      .update(lineItems)
      .set({ quantity: 3 })
      .where(eq(lineItems.orderId, await idOf(shop, order)));
    const stranger = await stateOf(json.url);
    expect(stranger.json).toEqual({ isValid: false, changed: 2 });
    const { sheet } = (await stateOf(json.url, owner.cookie)).json;
    expect(sheet).toMatchObject({ kind: 'PRODUCTION', day, version: 1, lines: 3, isSeen: false });
    expect(
      sheet.changes.map((each: { was: { quantity: number }; now: { quantity: number } }) => [
        each.was.quantity,
        each.now.quantity,
      ]),
    ).toEqual([
      [2, 3],
      [1, 3],
    ]);
  });

  test.each(['PRODUCTION', 'PACKING', 'LABELS', 'DELIVERY_NOTE'])(
    'is old as soon as a dish on it declares another allergen: %s',
    async (kind) => {
      const day = ownDay();
      await ordered(day);
      const { url } = (await print(day, { kind })).json;
      const ofDish = eq(products.id, 102);
      const [dish] = await shop.deps.db.select().from(products).where(ofDish);
      const allergens = dish?.allergens ?? [];
      const declare = (all: string[]) => shop.deps.db.update(products).set({ allergens: all }).where(ofDish);
      await declare([...allergens, 'lupin']);
      const { isValid, sheet } = (await stateOf(url, owner.cookie)).json;
      expect(isValid).toBe(false);
      expect(sheet.changes).toMatchObject([
        { isDeclaredAnew: true, was: { quantity: 2 }, now: { quantity: 2 } },
      ]);
      await declare(allergens.toReversed());
      expect((await stateOf(url)).json.isValid).toBe(true);
      await declare(allergens);
    },
  );

  test('names what was canceled after it as canceled, with whom it was for', async () => {
    const day = ownDay();
    const order = await ordered(day);
    const { json } = await print(day);
    const [row] = await shop.deps.db
      .select()
      .from(productOrders)
      .where(eq(productOrders.publicId, order.publicId));
    if (!row) throw new Error('no order');
    const customer = { ...row.customer, name: 'Jana', lastname: 'Holm' };
    await change(order, { status: 'CANCELED', canceledAt: new Date(), customer });
    const { changed, sheet } = (await stateOf(json.url, owner.cookie)).json;
    expect(changed).toBe(3);
    for (const each of sheet.changes) expect(each).toMatchObject({ isCanceled: true, now: null });
    expect(sheet.changes[0].customer).toBe('Jana Holm');
    expect(sheet.changes[0].was.isWish).toBe(true);
  });

  test('of one kitchen is about its dishes alone', async () => {
    const day = ownDay();
    const order = await ordered(day);
    const { json } = await print(day, { kind: 'PRODUCTION', scope: { sellerId: 1 } });
    await shop.deps.db
      .update(lineItems)
      .set({ quantity: 5 })
      .where(eq(lineItems.orderId, await idOf(shop, order)));
    expect((await stateOf(json.url)).json.changed).toBe(1);
  });

  test('stands on the board until somebody has said they saw it, and again after the next change', async () => {
    const day = ownDay();
    const order = await ordered(day);
    await print(day);
    const { json } = await print(day);
    expect(json.version).toBe(2);
    expect(await oldOnes(day)).toEqual([]);
    await change(order, { preferDateAndTime: `${day}T13:00` });
    const [old] = await oldOnes(day);
    expect(old).toMatchObject({ kind: 'PRODUCTION', changed: 3 });
    const seen = await callKitchen(shop, 'POST', `/prints/${old.id}/seen`, { cookie: owner.cookie });
    expect(seen.status).toBe(204);
    expect(await oldOnes(day)).toEqual([]);
    // The paper itself is as old as before.
    expect((await stateOf(json.url, owner.cookie)).json).toMatchObject({
      isValid: false,
      sheet: { isSeen: true },
    });
    await change(order, { preferDateAndTime: `${day}T13:30` });
    expect(await oldOnes(day)).toHaveLength(1);
  });

  test.each(['on the sheet', 'in the list of old sheets'])(
    'is not seen by who pressed before they could know of another change: read %s',
    async (where) => {
      const day = ownDay();
      const order = await ordered(day);
      const { url } = (await print(day)).json;
      const read = async () =>
        where === 'on the sheet' ? (await stateOf(url, owner.cookie)).json.sheet : (await oldOnes(day))[0];
      const press = ({ id, contentVersion }: { id: number; contentVersion: string }) =>
        callKitchen(shop, 'POST', `/prints/${id}/seen`, { cookie: owner.cookie, body: { contentVersion } });
      await change(order, { preferDateAndTime: `${day}T13:00` });
      const first = await read();
      const ofDish = eq(products.id, 102);
      const [dish] = await shop.deps.db.select().from(products).where(ofDish);
      const allergens = dish?.allergens ?? [];
      const declare = (all: string[]) => shop.deps.db.update(products).set({ allergens: all }).where(ofDish);
      onTestFinished(async () => void (await declare(allergens)));
      await declare([...allergens, 'lupin']);
      expect(await press(first)).toMatchObject(refused(409, 'ChangedMeanwhile'));
      expect(await oldOnes(day)).toMatchObject([{ changed: 3 }]);
      const second = await read();
      expect((await press(second)).status).toBe(204);
      expect(await oldOnes(day)).toEqual([]);
      // Whoever presses what has been seen already has seen it too.
      expect((await press(second)).status).toBe(204);
    },
  );

  test('is looked at with all others of its day at once, which is read a single time', async () => {
    const day = ownDay();
    const orders = await Promise.all([ordered(day), ordered(day)]);
    await print(day);
    for (const { publicId } of orders)
      for (const kind of ['BON', 'LABELS', 'DELIVERY_NOTE'])
        await print(day, { kind, scope: { publicProductOrderId: publicId } });
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    onTestFinished(() => asked.mockRestore());
    expect(await oldOnes(day)).toEqual([]);
    // E-mails on their way read lines too, but not what of them is sold out for the day.
    const isOfDay = (query: string) => query.includes('line_items') && query.includes('availability');
    const ofLines = asked.mock.calls.filter(([query]) => isOfDay(JSON.stringify(query)));
    expect(ofLines).toHaveLength(1);
  });

  test('keeps nothing personal, and its code is kept nowhere', async () => {
    const day = ownDay();
    const order = await ordered(day);
    const { json } = await print(day, {
      kind: 'DELIVERY_NOTE',
      scope: { publicProductOrderId: order.publicId },
    });
    const [kept] = await shop.deps.db.select().from(prints).where(eq(prints.day, day));
    const text = JSON.stringify(kept);
    for (const personal of ['Sesam', tokenOf(json.url), order.customer.email])
      expect(text).not.toContain(personal);
    const events = await shop.deps.db
      .select({ kind: orderEvents.kind })
      .from(orderEvents)
      .where(eq(orderEvents.orderId, await idOf(shop, order)));
    expect(events.map(({ kind }) => kind)).toContain('printed');
  });

  test('dies a day after the day it is about', async () => {
    const day = ownDay();
    await ordered(day);
    const { json } = await print(day);
    shop.clock.offset = Date.parse(`${addDays(day, 1)}T12:00:00Z`) - Date.now();
    expect((await stateOf(json.url)).status).toBe(200);
    shop.clock.offset += 86_400_000;
    expect(await stateOf(json.url)).toMatchObject(refused(404, 'PrintNotFound'));
    await sweep(shop.deps);
    expect(await shop.deps.db.select().from(prints).where(eq(prints.day, day))).toEqual([]);
  });

  test('has a number of its own, also where two print it at once', async () => {
    const day = ownDay();
    await ordered(day);
    const both = await Promise.all([print(day), print(day), print(day)]);
    expect(both.map(({ json }) => json.version).toSorted()).toEqual([1, 2, 3]);
  });

  test('that nobody printed is not there', async () => {
    expect(await stateOf(`x/${'a'.repeat(43)}`)).toMatchObject(refused(404, 'PrintNotFound'));
    const nobody = { kind: 'BON', scope: { publicProductOrderId: '0f8fad5b-d9cb-469f-a165-70867728950e' } };
    expect(await print(ownDay(), nobody)).toMatchObject(refused(404, 'OrderNotFound'));
    expect(await print(ownDay(), { kind: 'RUN', scope: { runId: 999_999 } })).toMatchObject(
      refused(404, 'RunNotFound'),
    );
  });

  test('of a far day is none of a driver’s', async () => {
    const driver = await staffOf(shop, 'DRIVER');
    const day = ownDay();
    const order = await ordered(day);
    expect(await print(day, { kind: 'PACKING' }, driver)).toMatchObject(refused(403, 'NotAllowed'));
    // Nor is an order of it, whatever day is named.
    const today = berlinDay(shop.deps.now());
    const slip = { kind: 'BON', scope: { publicProductOrderId: order.publicId } };
    expect(await print(today, slip, driver)).toMatchObject(refused(403, 'NotAllowed'));
    const { json } = await print(day);
    await change(order, { preferDateAndTime: `${day}T13:00` });
    expect((await stateOf(json.url, driver.cookie)).json).toEqual({ isValid: false, changed: 3 });
  });
});

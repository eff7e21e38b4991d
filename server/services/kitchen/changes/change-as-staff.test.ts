import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderLinkHeader } from '#contract/shop/order-link.ts';
import { addDays, berlinClock, berlinDay } from '#rules/booking/berlin-time.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import { orderLink } from '#server/access/order-link.ts';
import { slotLimits } from '#server/db/schema/booking.ts';
import { orderChanges } from '#server/db/schema/changes.ts';
import { productOrders } from '#server/db/schema/ordering.ts';
import { paymentSessions } from '#server/db/schema/payments.ts';
import { call, refused } from '../../../../tests/support/client.ts';
import { mailsTo } from '../../../../tests/support/mailbox.ts';
import { idOf, paidOrder, press, type TestOrder } from '../../../../tests/support/orders.ts';
import { stripeOf } from '../../../../tests/support/provider.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { callKitchen, staffOf } from '../../../../tests/support/staff.ts';

let shop: TestShop;
let cookie: string;
beforeAll(async () => {
  shop = await startTestShop();
  ({ cookie } = await staffOf(shop, 'OFFICE'));
});
afterAll(() => shop.stop());

/** A day of its own for each test. */
let ahead = 6;
const ownDay = () => {
  ahead += 1;
  return addDays(berlinDay(shop.deps.now()), ahead);
};
const paidOn = (day: string) => paidOrder(shop, { preferDateAndTime: `${day}T12:30` });
const items = (...pairs: [number, number][]) => ({
  items: pairs.map(([productId, quantity]) => ({ productId, quantity })),
});
const office = (placed: TestOrder, path: string, body?: object) =>
  callKitchen(shop, 'POST', `/orders/${placed.publicId}/${path}`, { cookie, ...(body && { body }) });
const quote = async (placed: TestOrder, wish: object) => (await office(placed, 'changes/quote', wish)).json;
/** Changes an order for the price that a quote says. */
async function change(placed: TestOrder, wish: object) {
  const { version, difference } = await quote(placed, wish);
  return office(placed, 'changes', { ...wish, version, difference });
}
const details = async ({ publicId }: TestOrder, as = cookie) =>
  (await callKitchen(shop, 'GET', `/orders/${publicId}`, { cookie: as })).json;
const linksTo = async ({ customer }: TestOrder) =>
  (await mailsTo(customer.email)).filter(({ subject }) => subject.includes('change of your order'));
const sessionIn = (url: string) => url.split('/').at(-1) ?? '';

test('what the office adds is told to the customer once: what it costs, until when, and the way to pay', async () => {
  const placed = await paidOn(ownDay());
  const pages = [];
  // The same in another order is the same.
  for (const wish of [items([101, 3], [401, 1]), items([401, 1], [101, 3])]) {
    const { json } = await change(placed, wish);
    expect(json).toMatchObject({ difference: 92, checkoutUrl: expect.any(String) });
    pages.push(json.checkoutUrl);
  }
  expect(new Set(pages).size).toBe(1);
  await expect.poll(() => linksTo(placed)).toHaveLength(1);
  const [mail] = await linksTo(placed);
  expect(mail?.subject).toBe(`Please pay for the change of your order ${orderNumber(placed.publicId)}`);
  const text = (mail?.text ?? '').replaceAll(/\s+/g, ' ');
  expect(text).toContain('It costs €92.00 more; please pay that by');
  expect(text).toContain('Open rolls, mixed 3 instead of 2 +€58.00');
  expect(text).toContain('Garden salad bowl 1, new +€34.00');
  expect(text).toContain('To pay €92.00');
  expect(text).toContain('your order stays as it is, and you owe nothing');
  const page = `${shop.config.PUBLIC_URL}/order?lang=en#${orderLink(shop.deps.secret, placed.publicId)}`;
  expect(mail?.html).toContain(`href="${page}"`);
});

test('what the office moves nearer costs no more to cancel than before; what its customer moves goes by its time', async () => {
  const day = ownDay();
  const placed = await paidOn(day);
  const feeTime = async () => {
    const id = await idOf(shop, placed);
    const [order] = await shop.deps.db.select().from(productOrders).where(eq(productOrders.id, id));
    return order?.feeTime;
  };
  const nearer = { preferDateAndTime: `${addDays(day, -1)}T12:30` };
  expect((await change(placed, nearer)).status).toBe(200);
  expect(await feeTime()).toBe(`${day}T12:30`);
  const wish = { publicProductOrderId: placed.publicId, preferDateAndTime: `${addDays(day, -2)}T12:30` };
  const agreed = { version: 2, difference: 0 };
  const answer = await call(shop, 'POST', '/v1/order/changes', {
    token: placed.customer.token,
    body: { ...wish, ...agreed },
  });
  expect(answer).toMatchObject({ status: 200 });
  expect(await feeTime()).toBeNull();
});

test('money for a change that nobody knows any more is told to a person', async () => {
  const placed = await paidOn(ownDay());
  const { json } = await change(placed, items([101, 3]));
  const orderId = await idOf(shop, placed);
  // As after a restore of a copy from before.
  await shop.deps.db.delete(orderChanges).where(eq(orderChanges.orderId, orderId));
  const { orderId: ofOrder, state } = paymentSessions;
  await shop.deps.db.delete(paymentSessions).where(and(eq(ofOrder, orderId), eq(state, 'OPEN')));
  await press(shop, sessionIn(json.checkoutUrl), 'pay');
  await expect
    .poll(async () => (await details(placed)).notices)
    .toMatchObject([{ kind: 'PAYMENT_MISMATCH', amount: 58 }]);
});

test('the page of the order says what waits, whose it is and until when; paid, it waits no more', async () => {
  const placed = await paidOn(ownDay());
  const { json } = await change(placed, items([101, 3]));
  const { change: wait, history } = await details(placed);
  expect(wait).toMatchObject({
    difference: 58,
    fee: 0,
    until: json.until,
    by: { kind: 'STAFF', name: 'OFFICE' },
    checkoutUrl: json.checkoutUrl,
    changes: [{ productId: 101, from: 2, to: 3 }],
    isElsewhere: false,
  });
  expect(history[0]).toMatchObject({ kind: 'change-link-sent', data: { difference: 58 } });
  expect(history[1]).toMatchObject({ kind: 'change-waits', data: { difference: 58 } });
  const { cookie: kitchen } = await staffOf(shop, 'KITCHEN');
  expect(await details(placed, kitchen)).not.toHaveProperty('change');
  await press(shop, sessionIn(json.checkoutUrl), 'pay');
  await expect.poll(async () => (await details(placed)).version).toBe(2);
  expect(await details(placed)).toMatchObject({ change: null, money: { total: 174 } });
});

describe('an order of which a change waits for its payment', () => {
  const statusOfPage = async (url: string) =>
    (await stripeOf(shop).checkout.sessions.retrieve(sessionIn(url))).status;

  test('is not moved before that is paid or dropped: nobody pays for what cannot be made any more', async () => {
    const day = ownDay();
    const placed = await paidOn(day);
    const { json } = await change(placed, items([101, 3]));
    const move = () => office(placed, 'time', { day, time: '14:00', from: `${day}T12:30` });
    expect(await move()).toMatchObject(refused(409, 'ChangeUnderWay'));
    expect((await office(placed, 'changes/drop')).status).toBe(204);
    expect(await move()).toMatchObject({ status: 200, json: { day, time: '14:00' } });
    expect(await statusOfPage(json.checkoutUrl)).toBe('expired');
  });

  test.each([
    ['its time has become another one', { preferDateAndTime: true, until: false }],
    ['the time to pay is over', { preferDateAndTime: false, until: true }],
  ])('pressed again after %s, gets a page that is good, and the old one is closed', async (_when, what) => {
    const day = ownDay();
    const placed = await paidOn(day);
    const before = await change(placed, items([101, 3]));
    const orderId = await idOf(shop, placed);
    const { db } = shop.deps;
    if (what.preferDateAndTime) {
      const moved = { preferDateAndTime: `${day}T14:00` };
      await db.update(productOrders).set(moved).where(eq(productOrders.id, orderId));
    }
    if (what.until) {
      const over = { until: new Date(shop.deps.now() - 1000) };
      await db.update(orderChanges).set(over).where(eq(orderChanges.orderId, orderId));
    }
    const again = await change(placed, items([101, 3]));
    expect(again).toMatchObject({ status: 200, json: { difference: 58 } });
    expect(again.json.checkoutUrl).not.toBe(before.json.checkoutUrl);
    expect(await statusOfPage(before.json.checkoutUrl)).toBe('expired');
    await press(shop, sessionIn(again.json.checkoutUrl), 'pay');
    await expect.poll(async () => (await details(placed)).version).toBe(2);
  });
});

test('who cooks and who packs sees that a change waits and until when, as long as it does', async () => {
  const day = ownDay();
  const placed = await paidOn(day);
  const untouched = await paidOn(day);
  const { cookie: kitchen } = await staffOf(shop, 'KITCHEN');
  const marksOf = async (path: string) => {
    const { json } = await callKitchen(shop, 'GET', `/days/${day}${path}`, { cookie: kitchen });
    const marks = new Map(
      json.orders.map((each: { publicProductOrderId: string; changeUntil: number | null }) => [
        each.publicProductOrderId,
        each.changeUntil,
      ]),
    );
    return [marks.get(placed.publicId), marks.get(untouched.publicId)];
  };
  const seen = async () => [await marksOf(''), await marksOf('/packing')];
  const nothing = [null, null];
  expect(await seen()).toEqual([nothing, nothing]);
  const { json } = await change(placed, items([101, 3]));
  expect(await seen()).toEqual([
    [json.until, null],
    [json.until, null],
  ]);
  await office(placed, 'changes/drop');
  expect(await seen()).toEqual([nothing, nothing]);
});

test('a change that was dropped asks nobody for money any more', async () => {
  const placed = await paidOn(ownDay());
  const { json } = await change(placed, items([101, 3]));
  expect(await office(placed, 'changes', { ...items([101, 4]), version: 1, difference: 116 })).toMatchObject(
    refused(409, 'ChangeUnderWay'),
  );
  expect((await office(placed, 'changes/drop')).status).toBe(204);
  expect(await details(placed)).toMatchObject({ change: null, version: 1 });
  // Who has the link of it by e-mail hears of it.
  const told = async () =>
    (await mailsTo(placed.customer.email)).map(({ text }) => text.replaceAll(/\s+/g, ' '));
  const words = 'we have taken back the change that was still to be paid';
  await expect.poll(told).toContainEqual(expect.stringContaining(words));
  await expect(press(shop, sessionIn(json.checkoutUrl), 'pay')).rejects.toThrow();
});

describe('while a change waits for its payment', () => {
  const of = ({ version, note, guests, money }: Awaited<ReturnType<typeof details>>) => ({
    version,
    note,
    guests,
    total: money.total,
  });

  test('what to mind and the guests can be changed, and stay when it is paid', async () => {
    const placed = await paidOn(ownDay());
    const { json } = await change(placed, items([101, 3]));
    const noted = { deliveryInstruction: 'One guest must not have nuts', guests: '30' };
    expect(await change(placed, noted)).toMatchObject({
      status: 200,
      json: { difference: 0, checkoutUrl: null },
    });
    const words = { note: noted.deliveryInstruction, guests: '30' };
    expect(of(await details(placed))).toEqual({ ...words, version: 2, total: 116 });
    // It waits as before, at the same page.
    expect((await change(placed, items([101, 3]))).json.checkoutUrl).toBe(json.checkoutUrl);
    await press(shop, sessionIn(json.checkoutUrl), 'pay');
    await expect.poll(async () => of(await details(placed))).toEqual({ ...words, version: 3, total: 174 });
  });

  test('not what it says itself: paid, it would take that back', async () => {
    const placed = await paidOn(ownDay());
    const { json } = await change(placed, { ...items([101, 3]), deliveryInstruction: 'At the back door' });
    expect((await details(placed)).change).toMatchObject({ isNoted: true, isOtherGuests: false });
    for (const other of [{ deliveryInstruction: 'No nuts' }, { ...items([101, 1]), guests: '30' }])
      expect(await change(placed, other)).toMatchObject(refused(409, 'ChangeUnderWay'));
    expect((await change(placed, { guests: '30' })).status).toBe(200);
    await press(shop, sessionIn(json.checkoutUrl), 'pay');
    const words = { note: 'At the back door', guests: '30' };
    await expect.poll(async () => of(await details(placed))).toEqual({ ...words, version: 3, total: 174 });
  });

  test('its customer notes something too; of two at once one is told, and dropped it leaves what was noted', async () => {
    const placed = await paidOn(ownDay());
    const { json } = await change(placed, items([101, 3]));
    const { publicId: publicProductOrderId, customer } = placed;
    const note = (deliveryInstruction: string) =>
      call(shop, 'POST', '/v1/order/changes', {
        token: customer.token,
        body: { publicProductOrderId, deliveryInstruction, version: 1, difference: 0 },
      });
    const answers = await Promise.all([note('Ring twice'), note('Third floor')]);
    const [made, late] = answers.toSorted((one, other) => one.status - other.status);
    expect(made?.status).toBe(200);
    expect(late).toMatchObject(refused(409, 'OrderChangedMeanwhile'));
    expect((await office(placed, 'changes/drop')).status).toBe(204);
    await expect(press(shop, sessionIn(json.checkoutUrl), 'pay')).rejects.toThrow();
    expect(await details(placed)).toMatchObject({
      change: null,
      version: 2,
      note: expect.stringMatching(/Ring twice|Third floor/),
      money: { total: 116 },
    });
  });
});

test('a quote says what the kitchens carry before and after, and when the new dish is begun', async () => {
  const day = ownDay();
  await shop.deps.db.insert(slotLimits).values({ sellerId: 1, day, weekday: null, time: '12:30', most: 40 });
  const [placed] = [await paidOn(day), await paidOn(day)];
  const { effects } = await quote(placed, items([101, 3]));
  const { portions, after, most } = effects.slot.find(({ sellerId }: { sellerId: number }) => sellerId === 1);
  // Two orders of two platters, then one platter more.
  expect([after - portions, most]).toEqual([portions / 4, 40]);
  expect(effects.day.after - effects.day.portions).toBe(portions / 4);
  expect(effects.starts).toMatchObject([{ productId: 101, startsDayBefore: false }]);
  const less = await quote(placed, items([101, 1]));
  const slot = less.effects.slot.find(({ sellerId }: { sellerId: number }) => sellerId === 1);
  expect(slot.portions - slot.after).toBe(portions / 4);
  // More than fits is refused, with times that have room.
  expect(await office(placed, 'changes/quote', items([101, 9]))).toMatchObject({
    status: 409,
    json: { code: 'SlotFull', nearest: expect.arrayContaining([expect.stringContaining(day)]) },
  });
  await shop.deps.db.delete(slotLimits).where(eq(slotLimits.day, day));
});

test('a quote names the sheets that would be old, and no other', async () => {
  const day = ownDay();
  const [placed, other] = [await paidOn(day), await paidOn(day)];
  const print = (body: object) => callKitchen(shop, 'POST', '/prints', { cookie, body: { day, ...body } });
  await print({ kind: 'PRODUCTION', scope: { sellerId: 1 } });
  await print({ kind: 'PRODUCTION', scope: { sellerId: 2 } });
  await print({ kind: 'BON', scope: { publicProductOrderId: placed.publicId } });
  await print({ kind: 'BON', scope: { publicProductOrderId: other.publicId } });
  const sheetsOf = async (wish: object) =>
    (await quote(placed, wish)).effects.sheets.map(
      ({ kind, sellerId }: { kind: string; sellerId: number | null }) => `${kind} ${sellerId}`,
    );
  expect((await sheetsOf(items([101, 3]))).toSorted()).toEqual(['BON null', 'PRODUCTION 1']);
  expect((await sheetsOf(items([101, 2], [401, 1]))).toSorted()).toEqual(['BON null', 'PRODUCTION 2']);
  expect(await sheetsOf({ guests: '20-25' })).toEqual([]);
  // What is to be minded stands on production only where it is about food.
  expect(await sheetsOf({ deliveryInstruction: 'Third bell' })).toEqual(['BON null']);
  expect((await sheetsOf({ deliveryInstruction: 'No nuts, please' })).toSorted()).toEqual([
    'BON null',
    'PRODUCTION 1',
  ]);
});

describe('what is taken out late', () => {
  /** A paid order of €116 whose time is so many hours away: 30 are near enough to cost the half. */
  async function nearly(hours = 30) {
    const placed = await paidOn(ownDay());
    const { day, time } = berlinClock(shop.deps.now() + hours * 3_600_000);
    const ofOrder = eq(productOrders.publicId, placed.publicId);
    await shop.deps.db
      .update(productOrders)
      .set({ preferDateAndTime: `${day}T${time}`, bon: null })
      .where(ofOrder);
    const read = async () => (await shop.deps.db.select().from(productOrders).where(ofOrder))[0];
    return { placed, day, read };
  }
  const one = items([101, 1]);
  /** What its customer is told of the change. */
  async function told({ customer }: TestOrder): Promise<string> {
    const found = async () =>
      (await mailsTo(customer.email)).find(({ subject }) => subject.includes('is changed'));
    await expect.poll(found).toBeDefined();
    return ((await found())?.text ?? '').replaceAll(/\s+/g, ' ');
  }

  test('costs the fee of the step, or as many per cents as the office keeps, and never more', async () => {
    const { placed } = await nearly();
    const step = { fee: 29, feePercent: 50, stepPercent: 50, difference: -29 };
    expect(await quote(placed, one)).toMatchObject(step);
    expect(await quote(placed, { ...one, feePercent: 80 })).toMatchObject(step);
    expect(await quote(placed, { ...one, feePercent: 25 })).toMatchObject({
      fee: 14.5,
      feePercent: 25,
      stepPercent: 50,
      difference: -43.5,
    });
    expect(await quote(placed, { ...one, feePercent: 0 })).toMatchObject({
      fee: 0,
      stepPercent: 50,
      difference: -58,
    });
    // No customer has that choice.
    const link = { [orderLinkHeader]: orderLink(shop.deps.secret, placed.publicId) };
    const asked = { headers: link, body: { ...one, feePercent: 0 } };
    expect((await call(shop, 'POST', '/v1/order/changes/quote', asked)).json).toMatchObject({ fee: 29 });
  });

  test.each([
    { hours: 30, of: 'damages', taxed: 58 },
    { hours: 20, of: 'a service', taxed: 58 + 58 },
  ])(
    '$hours hours before costs a fee that is $of, and the page of the order names its tax so',
    async ({ hours, taxed }) => {
      const { placed } = await nearly(hours);
      expect((await change(placed, one)).status).toBe(200);
      expect((await details(placed)).money.vat).toEqual([{ rate: 7, gross: taxed }]);
    },
  );

  test('goes back whole where the office waives the fee; why stands in the notes', async () => {
    const { placed, read } = await nearly();
    const wish = { ...one, feePercent: 0 };
    const agreed = { ...wish, version: 1, reason: 'The oven was ours' };
    expect(await office(placed, 'changes', { ...agreed, difference: -29 })).toMatchObject(
      refused(409, 'ChangeCostsDiffer'),
    );
    expect((await office(placed, 'changes', { ...agreed, difference: -58 })).json).toMatchObject({
      difference: -58,
    });
    const { notes, money, history } = await details(placed);
    const changed = history.find(({ kind }: { kind: string }) => kind === 'changed');
    expect(changed.data).toMatchObject({ difference: -58, feePercent: 0, stepPercent: 50 });
    expect(notes).toMatchObject([{ text: 'The oven was ours' }]);
    expect(money).toMatchObject({ total: 58, fees: 0 });
    expect(money.documents.map(({ kind }: { kind: string }) => kind)).toEqual(['INVOICE', 'CREDIT_NOTE']);
    expect(await read()).toMatchObject({ fees: 0, total: 5800 });
    expect(await told(placed)).toContain('As a goodwill gesture we keep no fee of what is taken out.');
  });

  test('moved at once it still costs what was reached when the rest is canceled', async () => {
    const { placed, day, read } = await nearly();
    const wish = { ...one, feePercent: 25, preferDateAndTime: `${addDays(day, 9)}T12:30` };
    expect((await change(placed, wish)).status).toBe(200);
    expect(await read()).toMatchObject({ fees: 1450, feeFloor: 50 });
    const text = await told(placed);
    expect(text).toContain('we keep only 25% of what is taken out, instead of 50%.');
    expect(text).not.toContain('already shopped');
    expect(text).toContain('With fees it costs €72.50.');
  });

  test('is waived only by who has just shown who they are, also where nothing goes back', async () => {
    const { placed } = await nearly();
    const wish = { ...items([101, 1], [401, 2]), feePercent: 0 };
    const { difference } = await quote(placed, wish);
    expect(difference).toBeGreaterThan(0);
    shop.clock.offset += 700_000;
    const body = { ...wish, version: 1, difference };
    expect((await office(placed, 'changes', body)).json.code).toBe('StepUpRequired');
    shop.clock.offset -= 700_000;
    expect((await office(placed, 'changes', body)).status).toBe(200);
  });
});

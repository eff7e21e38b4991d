import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, berlinDay, weekdayOf } from '#rules/booking/berlin-time.ts';
import { slotLimits } from '#server/db/schema/booking.ts';
import { products, sellers } from '#server/db/schema/catalogue.ts';
import { lockSettings } from '#server/services/settings/settings.ts';
import { addressOf, call, refused, signedIn } from '../../../../tests/support/client.ts';
import { order, paidOrder, statusOf } from '../../../../tests/support/orders.ts';
import { inLine } from '../../../../tests/support/race.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { callKitchen, staffOf, type TestStaff } from '../../../../tests/support/staff.ts';

let shop: TestShop;
let office: TestStaff;
beforeAll(async () => {
  shop = await startTestShop({ withLimits: true });
  office = await staffOf(shop, 'OFFICE');
});
afterAll(() => shop.stop());

/** A day of its own for each test, so that none finds the orders of another. */
let ahead = 4;
let day: string;
beforeEach(() => {
  ahead += 2;
  day = addDays(berlinDay(shop.deps.now()), ahead);
});

const get = async (path: string, cookie = office.cookie) =>
  (await callKitchen(shop, 'GET', path, { cookie })).json;
const put = (path: string, body: unknown) => callKitchen(shop, 'PUT', path, { cookie: office.cookie, body });
const seen = (of = day) => get(`/capacity/${of}`);
const change = async (what: Record<string, unknown>) =>
  put(`/capacity/${day}`, { version: (await seen()).version, ...what });
const noon = () => ({ preferDateAndTime: `${day}T12:30` });
const slotOf = (capacity: { slots: { time: string }[] }, time = '12:30') =>
  capacity.slots.find((slot) => slot.time === time);
const ofFirst = (sellers: { sellerId: number }[]) => sellers.find(({ sellerId }) => sellerId === 1);

/** Two platters of 101 are so many portions for the kitchen of seller 1. */
async function weightOfTwo(): Promise<number> {
  const [product] = await shop.deps.db.select().from(products).where(eq(products.id, 101));
  return 2 * (product?.servesFrom ?? 0);
}

async function tryToOrder(when: Record<string, unknown> = noon()) {
  const customer = await signedIn(shop);
  const deliveryAddressId = (await addressOf(shop, customer)).id;
  return call(shop, 'POST', '/v1/product-orders/create-checkout-session', {
    token: customer.token,
    body: { productQuantities: { '101': 2 }, deliveryAddressId, ...when },
  });
}

describe('the load', () => {
  test('of days counts what is paid and what is being paid, beside what each kitchen makes', async () => {
    const weight = await weightOfTwo();
    await paidOrder(shop, noon());
    await order(shop, noon());
    const [first, second] = await get(`/capacity?from=${day}&count=2`);
    expect(first).toMatchObject({ day, isClosed: false, isRestDay: false, orders: 1 });
    expect(ofFirst(first.sellers)).toEqual({ sellerId: 1, portions: 2 * weight, most: 800 });
    expect(second).toMatchObject({ day: addDays(day, 1), orders: 0 });
    expect(ofFirst(second.sellers)).toMatchObject({ portions: 0 });
  });

  test('of a day is told by half hour, with the orders that have their place', async () => {
    const weight = await weightOfTwo();
    const customer = await signedIn(shop, { name: 'Jana', lastname: 'Kühn', mobileNumber: '030 123456' });
    const placed = await paidOrder(shop, noon(), customer);
    for (const role of ['OFFICE', 'KITCHEN'] as const) {
      const capacity = await get(`/capacity/${day}`, (await staffOf(shop, role)).cookie);
      expect(slotOf(capacity)).toMatchObject({
        isOpen: true,
        deliveries: 1,
        mostDeliveries: null,
        isOwn: false,
      });
      expect(slotOf(capacity)).toMatchObject({ sellers: [{ sellerId: 1, portions: weight, most: 120 }, {}] });
      expect(capacity.placed).toEqual([
        {
          publicProductOrderId: placed.publicId,
          bon: 1,
          time: '12:30',
          name: 'Jana Kühn',
          fulfilment: 'DELIVERY',
          portions: weight,
        },
      ]);
    }
  });

  test('of a day counts an order for whose money the shop waits, and names it among the others', async () => {
    const paid = await paidOrder(shop, noon());
    const unpaid = await order(shop, noon());
    const capacity = await get(`/capacity/${day}`);
    expect(capacity.orders).toBe(1);
    expect(capacity.placed).toMatchObject([
      { publicProductOrderId: paid.publicId, bon: 1 },
      { publicProductOrderId: unpaid.publicId, bon: null },
    ]);
    const portions = capacity.placed.reduce(
      (sum: number, each: { portions: number }) => sum + each.portions,
      0,
    );
    expect(ofFirst(capacity.sellers)).toMatchObject({ portions });
  });

  test('names the orders of some days that wait to be handed over, for whoever closes or shortens them', async () => {
    const later = addDays(day, 1);
    const customer = await signedIn(shop, { name: 'Jana', lastname: 'Kühn', mobileNumber: '030 123456' });
    const evening = await paidOrder(shop, { preferDateAndTime: `${later}T18:00` }, customer);
    const lunch = await paidOrder(shop, noon(), customer);
    const done = await paidOrder(shop, noon(), customer);
    await callKitchen(shop, 'POST', `/orders/${done.publicId}/stage`, {
      cookie: office.cookie,
      body: { stage: 'DELIVERED' },
    });
    const unpaid = await order(shop, noon());
    const placed = await get(`/capacity/placed?from=${day}&count=2`);
    expect(placed).toMatchObject([
      { publicProductOrderId: lunch.publicId, day, time: '12:30', name: 'Jana Kühn', fulfilment: 'DELIVERY' },
      { publicProductOrderId: unpaid.publicId, bon: null },
      { publicProductOrderId: evening.publicId, day: later, time: '18:00', portions: await weightOfTwo() },
    ]);
    expect(await get(`/capacity/placed?from=${day}&count=1`)).toHaveLength(2);
    expect(await get(`/capacity/placed?from=${later}`)).toMatchObject([placed[2]]);
  });

  test('names the public holidays of Berlin', async () => {
    const [eve, christmas] = await get('/capacity?from=2027-12-24&count=2');
    expect(eve.holiday).toBeNull();
    expect(christmas.holiday).toEqual({ de: '1. Weihnachtstag', en: 'Christmas Day' });
  });

  test.each(['from=2026-02-30', 'from=2027-01-01&count=367', ''])('is not told for %s', async (query) => {
    const answer = await callKitchen(shop, 'GET', `/capacity?${query}`, { cookie: office.cookie });
    expect(answer).toMatchObject(refused(400, 'ValidationFailed'));
  });
});

describe('a day', () => {
  test('takes less when the office says so; what is sold stays, and null takes it back', async () => {
    const weight = await weightOfTwo();
    const placed = await paidOrder(shop, noon());
    const limits = [{ sellerId: 1, time: '12:30', most: weight }];
    const { json } = await change({ limits });
    expect(json.hasOwnLimits).toBe(true);
    expect(slotOf(json)).toMatchObject({ isOwn: true, sellers: [{ portions: weight, most: weight }, {}] });
    expect(await tryToOrder()).toMatchObject(refused(409, 'SlotFull'));
    expect(await statusOf(shop, placed)).toBe('PAID');
    await change({ limits: [{ sellerId: 1, time: '12:30', most: null }] });
    expect((await seen()).hasOwnLimits).toBe(false);
    expect(slotOf(await seen())).toMatchObject({ isOwn: false, sellers: [{ most: 120 }, {}] });
    expect((await tryToOrder()).status).toBe(200);
  });

  test('has a limit of all its portions and one of deliveries a half hour', async () => {
    await change({
      limits: [
        { sellerId: 1, time: null, most: 300 },
        { sellerId: null, time: '12:30', most: 0 },
      ],
    });
    const capacity = await seen();
    expect(ofFirst(capacity.sellers)).toMatchObject({ most: 300 });
    expect(slotOf(capacity)).toMatchObject({ mostDeliveries: 0 });
    expect(await tryToOrder()).toMatchObject(refused(409, 'SlotFull'));
    expect((await tryToOrder({ ...noon(), fulfilment: 'PICKUP' })).status).toBe(200);
  });

  test('is closed and opened; its orders stay, and nobody orders for it meanwhile', async () => {
    const placed = await paidOrder(shop, noon());
    expect((await change({ isClosed: true })).json).toMatchObject({ isClosed: true, orders: 1 });
    expect(await tryToOrder()).toMatchObject(refused(400, 'DeliveryTimeUnavailable'));
    expect(await statusOf(shop, placed)).toBe('PAID');
    expect((await seen()).placed).toMatchObject([{ publicProductOrderId: placed.publicId }]);
    expect((await change({ isClosed: false })).json).toMatchObject({ isClosed: false });
    expect((await tryToOrder()).status).toBe(200);
  });

  test('is closed also to an order that waited meanwhile', async () => {
    const { version } = await seen();
    const [closing, ordering] = await shop.deps.db.transaction(async (tx) => {
      await lockSettings(tx);
      const closes = put(`/capacity/${day}`, { version, limits: [], isClosed: true });
      expect(await inLine(shop)).toBe(true);
      const orders = tryToOrder();
      expect(await inLine(shop, { length: 2 })).toBe(true);
      return [closes, orders] as const;
    });
    expect(await closing).toMatchObject({ status: 200, json: { isClosed: true } });
    expect(await ordering).toMatchObject(refused(400, 'DeliveryTimeUnavailable', 'preferDateAndTime'));
    await change({ limits: [], isClosed: false });
  });

  test('is changed by one of two who saw the same', async () => {
    const { version } = await seen();
    const wanted = (most: number) =>
      put(`/capacity/${day}`, { version, limits: [{ sellerId: 1, time: null, most }] });
    const answers = await Promise.all([wanted(100), wanted(200)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.json.code).toBe('ChangedMeanwhile');
  });

  test.each([
    { sellerId: 99, time: null, most: 1 },
    { sellerId: null, time: null, most: 1 },
    { sellerId: 1, time: '12:15', most: 1 },
    { sellerId: 1, time: null, most: -1 },
  ])('is not set to %j', async (limit) => {
    expect(await change({ limits: [limit] })).toMatchObject(refused(400, 'ValidationFailed'));
    expect(await shop.deps.db.select().from(slotLimits).where(eq(slotLimits.day, day))).toEqual([]);
  });
});

test('the plan of the week counts on every such weekday, but where a day has its own', async () => {
  const { version, limits, usual } = await get('/capacity/week');
  expect({ limits, usual }).toEqual({ limits: [], usual: { slot: 120, day: 800 } });
  await change({ limits: [{ sellerId: 1, time: '12:30', most: 70 }] });
  const weekday = weekdayOf(day);
  const plan = [
    { sellerId: 1, weekday, time: '12:30', most: 50 },
    { sellerId: 1, weekday, time: null, most: 400 },
    { sellerId: null, weekday: null, time: '*', most: 4 },
  ];
  const changed = await put('/capacity/week', { version, limits: plan });
  expect(changed.json.limits).toEqual(expect.arrayContaining(plan));
  const inAWeek = await seen(addDays(day, 7));
  expect(ofFirst(inAWeek.sellers)).toMatchObject({ most: 400 });
  expect(slotOf(inAWeek)).toMatchObject({ mostDeliveries: 4, sellers: [{ most: 50 }, {}] });
  expect(slotOf(await seen())).toMatchObject({ sellers: [{ most: 70 }, {}] });
  const late = await put('/capacity/week', { version, limits: [] });
  expect(late).toMatchObject(refused(409, 'ChangedMeanwhile'));
  const twice = { version: changed.json.version, limits: [plan[0], plan[0]] };
  expect(await put('/capacity/week', twice)).toMatchObject(refused(400, 'ValidationFailed', 'limits.1'));
  await put('/capacity/week', { version: changed.json.version, limits: [] });
  expect((await get('/capacity/week')).limits).toEqual([]);
});

test('the plan of the week keeps what it says of a kitchen that has gone, and takes nothing new of it', async () => {
  const limit = (sellerId: number, most: number) => ({ sellerId, weekday: 1, time: null, most });
  const save = async (limits: object[]) =>
    put('/capacity/week', { version: (await get('/capacity/week')).version, limits });
  const cooks = (active: boolean) => shop.deps.db.update(sellers).set({ active }).where(eq(sellers.id, 2));
  await save([limit(1, 300), limit(2, 200)]);
  await cooks(false);
  const { limits } = (await save([limit(1, 400), limit(2, 200)])).json;
  expect(limits).toEqual([limit(1, 400), limit(2, 200)]);
  expect((await save([limit(1, 400)])).status).toBe(200);
  expect(await save([limit(1, 400), limit(2, 200)])).toMatchObject(
    refused(400, 'ValidationFailed', 'limits.1'),
  );
  await cooks(true);
  await save([]);
});

describe('what is set about booking', () => {
  const settings = () => get('/booking-settings');
  const set = async (what: Record<string, unknown>) =>
    put('/booking-settings', { version: (await settings()).version, ...what });

  test('is as the shop has it, and the shop follows', async () => {
    const before = await settings();
    expect(before).toMatchObject({
      hours: [],
      leadHours: 3,
      leadSteps: [],
      minimumOrder: 50,
      closed: [],
      zones: [],
    });
    expect(before.postcodes).toContain('10999');
    const weekday = weekdayOf(day);
    const { json } = await set({
      hours: [{ weekday, open: { from: '10:00', to: '12:00' } }],
      leadHours: 4,
      leadSteps: [{ from: 90, until: '18:00' }],
      minimumOrder: 49.9,
      closed: [{ from: addDays(day, 30), to: addDays(day, 31) }],
    });
    expect(json).toMatchObject({
      hours: [{ weekday, open: { from: '10:00', to: '12:00' } }],
      leadHours: 4,
      leadSteps: [{ from: 90, until: '18:00' }],
      minimumOrder: 49.9,
      closed: [{ from: addDays(day, 30), to: addDays(day, 31) }],
      postcodes: before.postcodes,
    });
    expect(slotOf(await seen())).toMatchObject({ isOpen: false });
    expect(await tryToOrder()).toMatchObject(refused(400, 'DeliveryTimeUnavailable'));
    await set({ hours: [{ weekday, open: null }] });
    expect(await seen()).toMatchObject({ isRestDay: true });
    await set({ hours: [], leadHours: 3, leadSteps: [], minimumOrder: 50, closed: [] });
    expect((await tryToOrder()).status).toBe(200);
  });

  test('has zones in turn, and a postcode in one of them only', async () => {
    const outside = { name: 'Outside the ring', postcodes: ['13503', '13505'], fee: 25, minimum: 100 };
    const ring = { name: 'Within the ring', postcodes: ['10999'], fee: 0, minimum: 0 };
    expect((await set({ zones: [ring, outside] })).json.zones).toEqual([ring, outside]);
    const shown = await call(shop, 'GET', '/v1/delivery-zones');
    expect(shown.json).toMatchObject([{ fee: 0 }, { fee: 25, minimumOrder: 100 }]);
    const twice = await set({ zones: [ring, { ...outside, postcodes: ['10999'] }] });
    expect(twice).toMatchObject(refused(400, 'ValidationFailed', 'zones.1.postcodes'));
    const empty = await set({ zones: [ring, { ...outside, postcodes: [] }] });
    expect(empty).toMatchObject(refused(400, 'ValidationFailed', 'zones.1.postcodes'));
    expect((await set({ zones: [] })).json.zones).toEqual([]);
  });

  test('is not written over what another has written', async () => {
    const { version } = await settings();
    const wanted = (leadHours: number) => put('/booking-settings', { version, leadHours });
    const answers = await Promise.all([wanted(5), wanted(6)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await set({ leadHours: 3 });
  });

  test.each([
    [{ leadHours: -1 }, 'leadHours'],
    [{ minimumOrder: 1.234 }, 'minimumOrder'],
    [{ hours: [{ weekday: 8, open: null }] }, 'hours.0.weekday'],
    [{ hours: [{ weekday: 1, open: { from: '12:00', to: '10:00' } }] }, 'hours.0.open'],
    [{ closed: [{ from: '2027-01-02', to: '2027-01-01' }] }, 'closed.0'],
    [{ postcodes: ['1099'] }, 'postcodes.0'],
    [{ zones: [{ name: ' ', postcodes: [], fee: 0, minimum: 0 }] }, 'zones.0.name'],
  ])('is not %j', async (what, field) => {
    expect(await set(what)).toMatchObject(refused(400, 'ValidationFailed', field));
  });
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { catalogueVersion } from '#server/db/schema/catalogue.ts';
import { settings } from '#server/db/schema/settings.ts';
import { addressOf, call, refused, signedIn } from '../../../../tests/support/client.ts';
import { order, paidOrder, statusOf } from '../../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { callKitchen, staffOf, tabletOf } from '../../../../tests/support/staff.ts';

let shop: TestShop;
let cook: string;
let day: string;
let next: string;
beforeAll(async () => {
  shop = await startTestShop();
  cook = await tabletOf(shop);
  day = addDays(berlinDay(shop.deps.now()), 3);
  next = addDays(day, 1);
});
afterAll(() => shop.stop());
beforeEach(() => say(berlinDay(shop.deps.now()), null, false));

/** What the cold kitchen says about a dish, 101 unless told. */
const say = (fromDay: string, untilDay: string | null, soldOut = true, id = 101) =>
  callKitchen(shop, 'PUT', `/products/${id}/availability`, {
    cookie: cook,
    body: { fromDay, untilDay, soldOut },
  });
const toldTo = async () => (await call(shop, 'GET', '/v1/availability')).json;

async function tryToOrder(on: string, language = 'de') {
  const customer = await signedIn(shop);
  const deliveryAddressId = (await addressOf(shop, customer)).id;
  return call(shop, 'POST', '/v1/product-orders/create-checkout-session', {
    token: customer.token,
    language,
    body: {
      productQuantities: { '101': 2, '102': 1 },
      deliveryAddressId,
      preferDateAndTime: `${on}T12:30`,
    },
  });
}

test('a dish sold out for a day is not sold for it, and for the next day it is', async () => {
  expect((await say(day, day)).json).toEqual([{ fromDay: day, untilDay: day }]);
  const refusal = await tryToOrder(day);
  expect(refusal).toMatchObject(refused(409, 'SoldOut', 'productQuantities.101'));
  expect(refusal.json).toMatchObject({ productIds: [101], day });
  expect(refusal.json.message).toContain('Belegte Brötchen, gemischt');
  expect((await tryToOrder(day, 'en')).json.message).toContain('Open rolls, mixed');
  expect((await tryToOrder(next)).status).toBe(200);
});

test('everybody hears of it by day, and the version of the catalogue stays', async () => {
  const version = async () => shop.deps.db.select().from(catalogueVersion);
  const before = await version();
  await say(day, day);
  expect(await toldTo()).toEqual([{ productId: 101, from: day, until: day }]);
  await say(next, null);
  expect(await toldTo()).toEqual([
    { productId: 101, from: day, until: day },
    { productId: 101, from: next, until: null },
  ]);
  expect(await version()).toEqual(before);
});

test('a basket is told what of it cannot be had for a day, with its price all the same', async () => {
  await say(day, day);
  const quote = async (on: string | undefined) =>
    (
      await call(shop, 'POST', '/v1/product-orders/quote', {
        body: { productQuantities: { '101': 2, '102': 1 }, day: on },
      })
    ).json;
  expect(await quote(day)).toMatchObject({ soldOut: [101], subtotal: 170 });
  expect(await quote(next)).toMatchObject({ soldOut: [], subtotal: 170 });
  expect(await quote(undefined)).toMatchObject({ soldOut: [] });
});

test('who orders by telephone hears of it, and is refused it', async () => {
  await say(day, null);
  const { cookie } = await staffOf(shop, 'OFFICE');
  const body = {
    items: [{ productId: 101, quantity: 2 }],
    fulfilment: 'PICKUP',
    preferDateAndTime: `${day}T12:30`,
  };
  const { json } = await callKitchen(shop, 'POST', '/telephone-orders/quote', { cookie, body });
  expect(json.problems).toMatchObject([{ code: 'SoldOut', field: 'items.0' }]);
  const placed = await callKitchen(shop, 'POST', '/telephone-orders', {
    cookie,
    body: {
      ...body,
      id: '0f8fad5b-d9cb-469f-a165-70867728950e',
      customer: { name: 'Sabine Wolff', email: 'wolff@example.com', phone: '030 5557 0440' },
      expectedTotal: 116,
    },
  });
  expect(placed).toMatchObject(refused(409, 'SoldOut', 'items.0'));
});

test('orders that are there stay', async () => {
  const placed = await paidOrder(shop, { preferDateAndTime: `${day}T12:30` });
  await say(day, day);
  expect(await statusOf(shop, placed)).toBe('PAID');
});

test('who says it hears in how many open orders the dish is all the same, by day', async () => {
  const at = (on: string) => ({ preferDateAndTime: `${on}T12:30` });
  const [first, second] = [addDays(day, 10), addDays(day, 11)];
  await paidOrder(shop, at(first));
  await paidOrder(shop, at(first));
  await paidOrder(shop, at(second));
  await order(shop, at(first));
  const done = await paidOrder(shop, at(first));
  const { cookie } = await staffOf(shop, 'OWNER');
  await callKitchen(shop, 'POST', `/orders/${done.publicId}/stage`, { cookie, body: { stage: 'DELIVERED' } });
  const still = async () => {
    const { json } = await callKitchen(shop, 'GET', '/products', { cookie: cook });
    return json.products.find(({ id }: { id: number }) => id === 101).stillOrdered;
  };
  expect(await still()).toEqual([]);
  await say(first, first);
  expect(await still()).toEqual([{ day: first, orders: 2 }]);
  await say(first, null);
  expect(await still()).toEqual([
    { day: first, orders: 2 },
    { day: second, orders: 1 },
  ]);
  const { json } = await callKitchen(shop, 'GET', '/products/101', { cookie });
  expect(json.stillOrdered).toEqual(await still());
});

test('whoever works with an open order is told which of its dishes cannot be had any more, until it can', async () => {
  const on = addDays(day, 20);
  const { publicId } = await paidOrder(shop, {
    preferDateAndTime: `${on}T12:30`,
    productQuantities: { '101': 2, '105': 1 },
  });
  const read = async (path: string) => (await callKitchen(shop, 'GET', path, { cookie: cook })).json;
  type Told = { productId: number; isSoldOut: boolean };
  const told = async () => {
    const board = await read(`/days/${on}`);
    const packing = await read(`/days/${on}/packing`);
    const lists: Told[][] = [
      board.orders[0].items,
      (await read(`/orders/${publicId}`)).items,
      (await read(`/days/${on}/production`)).totals,
      packing.orders[0].rows,
    ];
    return lists.map((all) => all.flatMap(({ productId, isSoldOut }) => (isSoldOut ? productId : [])));
  };
  expect(await told()).toEqual([[], [], [], []]);
  await say(addDays(on, 1), addDays(on, 1));
  expect(await told()).toEqual([[], [], [], []]);
  await say(on, on);
  expect(await told()).toEqual([[101], [101], [101], [101]]);
  await say(on, on, false);
  expect(await told()).toEqual([[], [], [], []]);
});

describe('days', () => {
  const told = async () =>
    (await toldTo()).map(({ from, until }: { from: string; until: string | null }) => [from, until]);
  const on = (after: number) => addDays(day, after);

  test('are taken out of a longer time, and the rest of it holds on', async () => {
    await say(day, null);
    await say(on(2), on(3), false);
    expect(await told()).toEqual([
      [day, on(1)],
      [on(4), null],
    ]);
    await say(on(4), null, false);
    expect(await told()).toEqual([[day, on(1)]]);
  });

  test('said twice are said once, and a longer word replaces what it holds', async () => {
    await say(on(1), on(2));
    await say(on(1), on(2));
    expect(await told()).toEqual([[on(1), on(2)]]);
    await say(day, on(5));
    expect(await told()).toEqual([[day, on(5)]]);
  });

  test('that two say at once are all kept', async () => {
    await Promise.all([0, 2, 4, 6].map((after) => say(on(after), on(after))));
    expect(await told()).toEqual([0, 2, 4, 6].map((after) => [on(after), on(after)]));
  });

  test('that end before they begin, or are none, are refused', async () => {
    expect(await say(next, day)).toMatchObject(refused(400, 'ValidationFailed'));
    expect(await say('2026-02-30', null)).toMatchObject(refused(400, 'ValidationFailed'));
    expect(await say(day, day, true, 99_999)).toMatchObject(refused(404, 'ProductNotFound'));
  });
});

describe('what was pressed without a connection and comes late', () => {
  const minute = 60_000;
  /** Days of its own for each test. */
  let nth = 0;
  let [on, last] = ['', ''];
  let wall: string;
  beforeEach(async () => {
    nth += 1;
    [on, last] = [addDays(day, 10 * nth), addDays(day, 10 * nth + 4)];
    wall = await tabletOf(shop);
  });
  afterEach(() => {
    shop.clock.offset = 0;
  });

  /** What a device says of a dish from `on` to `last`, having seen what was true so many milliseconds ago. */
  const press = (cookie: string, soldOut: boolean, seenAgo: number, days = { fromDay: on, untilDay: last }) =>
    callKitchen(shop, 'PUT', '/products/102/availability', {
      cookie,
      body: { ...days, soldOut },
      headers: { 'X-Seen-Ago': String(seenAgo) },
    });
  const known = async () =>
    (await toldTo())
      .filter(({ productId, from }: { productId: number; from: string }) => productId === 102 && from >= on)
      .map(({ from, until }: { from: string; until: string | null }) => [from, until]);
  const pass = (minutes: number) => {
    shop.clock.offset += minutes * minute;
  };

  test('does not put on sale what somebody else has said to be sold out since', async () => {
    await press(cook, true, 0);
    pass(60);
    await press(cook, true, 0);
    pass(30);
    expect(await press(wall, false, 60 * minute)).toMatchObject(refused(409, 'ChangedMeanwhile'));
    expect(await known()).toEqual([[on, last]]);
    expect((await press(wall, false, 10 * minute)).status).toBe(200);
    expect(await known()).toEqual([]);
  });

  test('does not take off sale what somebody else has put on sale since', async () => {
    expect((await press(wall, true, 0)).status).toBe(200);
    pass(30);
    await press(cook, false, 0, { fromDay: on, untilDay: on });
    pass(30);
    // The first press again, of which the answer was lost.
    expect(await press(wall, true, 60 * minute)).toMatchObject(refused(409, 'ChangedMeanwhile'));
    expect(await known()).toEqual([[addDays(on, 1), last]]);
  });

  test('counts press by press where nobody else has said anything since, also sent twice', async () => {
    for (const isOut of [true, true, false, false, true]) {
      pass(1);
      expect((await press(wall, isOut, 120 * minute)).status).toBe(200);
      expect(await known()).toEqual(isOut ? [[on, last]] : []);
    }
  });

  test('that says what somebody else has said since changes nothing of theirs, and taking it back does not either', async () => {
    const middle = addDays(on, 2);
    await press(cook, true, 0, { fromDay: middle, untilDay: middle });
    pass(10);
    expect((await press(wall, true, 60 * minute)).status).toBe(200);
    expect(await known()).toEqual([
      [on, addDays(on, 1)],
      [middle, middle],
      [addDays(middle, 1), last],
    ]);
    expect(await press(wall, false, 60 * minute)).toMatchObject(refused(409, 'ChangedMeanwhile'));
    expect((await press(wall, false, 60 * minute, { fromDay: on, untilDay: on })).status).toBe(200);
    expect(await known()).toEqual([
      [addDays(on, 1), addDays(on, 1)],
      [middle, middle],
      [addDays(middle, 1), last],
    ]);
  });

  test('counts for days of which nobody has said anything since, whatever was said of the days around them', async () => {
    await press(cook, true, 0);
    pass(60);
    await press(cook, false, 0, { fromDay: last, untilDay: last });
    pass(5);
    const days = { fromDay: on, untilDay: addDays(last, -1) };
    expect((await press(wall, false, 30 * minute, days)).status).toBe(200);
    expect(await known()).toEqual([]);
  });
});

test('it is said with the files as owner of the menu too, where nothing else can be changed', async () => {
  const owners = await shop.deps.db.select().from(settings);
  expect(owners.find(({ key }) => key === 'catalogue-owner')).toBeUndefined();
  const { cookie } = await staffOf(shop, 'OWNER');
  const price = { cookie, body: { priceCents: 100 } };
  expect(await callKitchen(shop, 'PUT', '/products/101/price', price)).toMatchObject(
    refused(409, 'CatalogueKeptInFiles'),
  );
  expect((await callKitchen(shop, 'POST', '/products', { cookie, body: {} })).json.message).toContain(
    'catalogue adopt',
  );
  expect((await say(day, day)).status).toBe(200);
});

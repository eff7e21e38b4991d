import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { eventsOf } from '#server/db/events-of.ts';
import { orderEvents } from '#server/db/schema/ordering.ts';
import { refused, signedIn } from '../../../../tests/support/client.ts';
import {
  act,
  idOf,
  inThreeDays,
  order,
  paidOrder,
  type TestOrder,
} from '../../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { callKitchen, staffOf, type TestStaff, tabletOf } from '../../../../tests/support/staff.ts';

let shop: TestShop;
let cook: TestStaff;
beforeAll(async () => {
  shop = await startTestShop();
  cook = await staffOf(shop, 'KITCHEN');
});
afterEach(() => {
  shop.clock.offset = 0;
});
afterAll(() => shop.stop());

interface Press {
  readonly cookie?: string;
  readonly method?: 'PUT' | 'DELETE';
  /** Seconds since it was pressed, without a connection. */
  readonly ago?: number;
}

const tick = (
  placed: TestOrder,
  item: string,
  kind: string,
  { cookie = cook.cookie, method = 'PUT', ago }: Press = {},
) =>
  callKitchen(shop, method, `/orders/${placed.publicId}/ticks/${item}/${kind}`, {
    cookie,
    headers: pressed(ago),
  });
const pressed = (ago?: number): Record<string, string> =>
  ago === undefined ? {} : { 'X-Seen-Ago': String(ago * 1000) };
const today = () => berlinDay(shop.deps.now());
const tomorrow = (time = '18:00') => ({ preferDateAndTime: `${addDays(today(), 1)}T${time}` });
const happened = async (placed: TestOrder) => {
  const events = await shop.deps.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, await idOf(shop, placed)))
    .orderBy(orderEvents.id);
  return eventsOf(events, 'tick', 'tick-taken-back', 'stage', 'stage-taken-back').map(
    ({ kind, actorId, data }) => [
      kind,
      actorId,
      'tick' in data ? data.tick : null,
      'to' in data ? data.to : data.item,
    ],
  );
};
const listOf = async (placed: TestOrder, day = addDays(today(), 1), cookie = cook.cookie) => {
  const { json } = await callKitchen(shop, 'GET', `/days/${day}/packing`, { cookie, language: 'de' });
  return json.orders.find(
    ({ publicProductOrderId }: { publicProductOrderId: string }) => publicProductOrderId === placed.publicId,
  );
};

/** Changes an order as the office does, for the price that its quote says. */
async function changeAsOffice({ publicId }: TestOrder, wish: object): Promise<void> {
  const { cookie } = await staffOf(shop, 'OFFICE');
  const ask = (path: string, body: object) =>
    callKitchen(shop, 'POST', `/orders/${publicId}/${path}`, { cookie, body });
  const { version, difference } = (await ask('changes/quote', wish)).json;
  expect((await ask('changes', { ...wish, version, difference })).status).toBe(200);
}
const fewerRolls = {
  items: [
    { productId: 101, quantity: 2 },
    { productId: 102, quantity: 1 },
  ],
};

describe('a tick', () => {
  test('is made once however often it is pressed, and the first moves the order into preparation', async () => {
    const placed = await paidOrder(shop, { productQuantities: { '101': 1, '701': 1 } });
    for (const kind of ['STARTED', 'STARTED', 'COOKED']) {
      expect(await tick(placed, '101', kind)).toMatchObject({
        status: 200,
        json: { stage: 'IN_PREPARATION' },
      });
    }
    await tick(placed, '701', 'PACKED');
    expect(await happened(placed)).toEqual([
      ['tick', cook.id, 'STARTED', '101'],
      ['stage', cook.id, true, 'IN_PREPARATION'],
      ['tick', cook.id, 'COOKED', '101'],
      ['tick', cook.id, 'PACKED', '701'],
    ]);
  });

  test('is made once by two at the same moment', async () => {
    const [placed, wall] = [await paidOrder(shop), await tabletOf(shop)];
    await Promise.all([tick(placed, '101', 'COOKED'), tick(placed, '101', 'COOKED', { cookie: wall })]);
    expect((await happened(placed)).map(([kind]) => kind)).toEqual(['tick', 'stage']);
  });

  test('that only packs leaves the stage, and so does one of what has gone further', async () => {
    const placed = await paidOrder(shop);
    expect((await tick(placed, '101', 'PACKED')).json).toEqual({ stage: 'NEW' });
    await callKitchen(shop, 'POST', `/orders/${placed.publicId}/stage`, {
      cookie: cook.cookie,
      body: { stage: 'READY' },
    });
    expect((await tick(placed, '101', 'COOKED')).json).toEqual({ stage: 'READY' });
  });

  test('is taken back, once however often, and the day and the list know it', async () => {
    const placed = await paidOrder(shop, tomorrow());
    await tick(placed, '101', 'PACKED');
    expect(await listOf(placed)).toMatchObject({ rows: [{ isPacked: true }], missing: [] });
    for (const _ of [1, 2])
      expect((await tick(placed, '101', 'PACKED', { method: 'DELETE' })).status).toBe(200);
    expect(await listOf(placed)).toMatchObject({ rows: [{ isPacked: false }], missing: ['101'] });
    expect((await happened(placed)).map(([kind]) => kind)).toEqual(['tick', 'tick-taken-back']);
  });

  test('that is taken back of what is packed makes that be packed again, with one event', async () => {
    const placed = await paidOrder(shop, { ...tomorrow(), productQuantities: { '101': 1, '701': 1 } });
    for (const item of ['101', '701']) await tick(placed, item, 'PACKED');
    const body = { stage: 'READY' };
    await callKitchen(shop, 'POST', `/orders/${placed.publicId}/stage`, { cookie: cook.cookie, body });
    // What is in the car, or out of it, is packed all the same, and so is what was made.
    for (const kind of ['LOADED', 'COOKED']) {
      expect((await tick(placed, '101', kind)).json).toEqual({ stage: 'READY' });
      expect((await tick(placed, '101', kind, { method: 'DELETE' })).json).toEqual({ stage: 'READY' });
    }
    for (const _ of [1, 2])
      expect((await tick(placed, '101', 'PACKED', { method: 'DELETE' })).json).toEqual({
        stage: 'IN_PREPARATION',
      });
    expect(await listOf(placed)).toMatchObject({ stage: 'IN_PREPARATION', missing: ['101'] });
    const back = (await happened(placed)).filter(([kind]) => kind === 'stage-taken-back');
    expect(back).toEqual([['stage-taken-back', cook.id, null, 'IN_PREPARATION']]);
  });

  test('that is taken back of what has left leaves it where it is', async () => {
    const placed = await paidOrder(shop, tomorrow());
    await tick(placed, '101', 'PACKED');
    const body = { stage: 'OUT' };
    await callKitchen(shop, 'POST', `/orders/${placed.publicId}/stage`, { cookie: cook.cookie, body });
    expect((await tick(placed, '101', 'PACKED', { method: 'DELETE' })).json).toEqual({ stage: 'OUT' });
  });

  test('that had moved the order takes that back too, while it was the only one and just made', async () => {
    const placed = await paidOrder(shop, { productQuantities: { '101': 1, '102': 1 } });
    await tick(placed, '101', 'COOKED');
    expect((await tick(placed, '101', 'COOKED', { method: 'DELETE' })).json).toEqual({ stage: 'NEW' });
    await tick(placed, '101', 'COOKED');
    await tick(placed, '102', 'STARTED');
    expect((await tick(placed, '101', 'COOKED', { method: 'DELETE' })).json).toEqual({
      stage: 'IN_PREPARATION',
    });
    shop.clock.offset = 11_000;
    expect((await tick(placed, '102', 'STARTED', { method: 'DELETE' })).json).toEqual({
      stage: 'IN_PREPARATION',
    });
  });

  test('leaves a stage that somebody chose', async () => {
    const placed = await paidOrder(shop);
    await callKitchen(shop, 'POST', `/orders/${placed.publicId}/stage`, {
      cookie: cook.cookie,
      body: { stage: 'IN_PREPARATION' },
    });
    await tick(placed, '101', 'STARTED');
    expect((await tick(placed, '101', 'STARTED', { method: 'DELETE' })).json).toEqual({
      stage: 'IN_PREPARATION',
    });
  });

  test('that was pressed before the order was moved to another day says so, and counts for nothing there', async () => {
    const [placed, office] = [await paidOrder(shop, tomorrow()), await staffOf(shop, 'OFFICE')];
    const stage = (ago?: number) =>
      callKitchen(shop, 'POST', `/orders/${placed.publicId}/stage`, {
        ...{ cookie: cook.cookie, headers: pressed(ago) },
        body: { stage: 'IN_PREPARATION', from: 'NEW' },
      });
    const { cookie } = office;
    const body = { day: addDays(today(), 5), time: '13:00' };
    await callKitchen(shop, 'POST', `/orders/${placed.publicId}/time`, { cookie, body });
    shop.clock.offset = 60_000;
    for (const answer of [await tick(placed, '101', 'PACKED', { ago: 70 }), await stage(70)])
      expect(answer).toMatchObject(refused(409, 'TimeChanged'));
    expect(await happened(placed)).toEqual([]);
    // Who pressed after it was moved knew.
    expect((await tick(placed, '101', 'PACKED', { ago: 50 })).status).toBe(200);
    expect((await stage(50)).status).toBe(200);
  });

  test('that was pressed before there was less of its dish says so, where that is packed otherwise', async () => {
    const inTime = { preferDateAndTime: inThreeDays(shop) };
    const placed = await paidOrder(shop, { ...inTime, productQuantities: { '101': 3, '102': 1 } });
    await changeAsOffice(placed, fewerRolls);
    shop.clock.offset = 60_000;
    const ago = { ago: 70 };
    expect(await tick(placed, '101', 'PACKED', ago)).toMatchObject(refused(409, 'OrderChangedMeanwhile'));
    expect((await tick(placed, '101', 'COOKED', ago)).status).toBe(200);
    expect((await tick(placed, '102', 'PACKED', ago)).status).toBe(200);
  });

  test('that was pressed while an order had no day yet holds once it has one', async () => {
    const placed = await paidOrder(shop, { preferDateAndTime: undefined });
    const { cookie } = await staffOf(shop, 'OFFICE');
    const body = { day: addDays(today(), 5), time: '13:00' };
    expect(
      (await callKitchen(shop, 'POST', `/orders/${placed.publicId}/time`, { cookie, body })).status,
    ).toBe(200);
    shop.clock.offset = 60_000;
    expect(await tick(placed, '101', 'COOKED', { ago: 70 })).toMatchObject({ status: 200 });
  });

  test('of all that is packed holds where a note has changed that asks for nothing to pack', async () => {
    const placed = await paidOrder(shop, {
      preferDateAndTime: inThreeDays(shop),
      deliveryInstruction: 'Zweite Klingel',
    });
    await changeAsOffice(placed, { deliveryInstruction: 'Dritte Klingel' });
    shop.clock.offset = 60_000;
    const packed = await callKitchen(shop, 'POST', `/orders/${placed.publicId}/stage`, {
      ...{ cookie: cook.cookie, headers: pressed(70) },
      body: { stage: 'READY', from: 'NEW' },
    });
    expect(packed).toMatchObject({ status: 200, json: { stage: 'READY' } });
  });

  test('that a change has taken away already is taken back without a word', async () => {
    const inTime = { preferDateAndTime: inThreeDays(shop) };
    const placed = await paidOrder(shop, { ...inTime, productQuantities: { '101': 3, '102': 1 } });
    await tick(placed, '101', 'PACKED');
    await changeAsOffice(placed, fewerRolls);
    shop.clock.offset = 60_000;
    expect(await tick(placed, '101', 'PACKED', { method: 'DELETE', ago: 70 })).toMatchObject({ status: 200 });
  });

  test('of a clock that nobody can believe is no failure of the shop', async () => {
    const placed = await paidOrder(shop, tomorrow());
    const answer = await tick(placed, '101', 'PACKED', { ago: 99_999_999_999_999 });
    expect(answer.status).toBeLessThan(500);
  });

  test('is of something that was ordered, and of an order that is to be cooked', async () => {
    const placed = await paidOrder(shop);
    const [unpaid, canceled] = [
      await order(shop),
      await paidOrder(shop, { preferDateAndTime: inThreeDays(shop) }),
    ];
    await act(shop, canceled, 'cancel');
    for (const item of ['102', 'wish']) {
      expect(await tick(placed, item, 'PACKED')).toMatchObject({
        status: 404,
        json: { code: 'ItemNotInOrder' },
      });
    }
    for (const each of [unpaid, canceled]) {
      expect(await tick(each, '101', 'PACKED')).toMatchObject({
        status: 409,
        json: { code: 'OrderNotBinding' },
      });
    }
    const nobodys = { ...placed, publicId: '0f8fad5b-d9cb-469f-a165-70867728950e' };
    expect(await tick(nobodys, '101', 'PACKED')).toMatchObject(refused(404, 'OrderNotFound'));
    for (const [item, kind] of [
      ['0', 'PACKED'],
      ['all', 'PACKED'],
      ['101', 'EATEN'],
    ] as const) {
      expect((await tick(placed, item, kind)).json.code).toBe('ValidationFailed');
    }
  });

  test('of a driver is of what is packed and loaded, today and tomorrow', async () => {
    const { cookie } = await staffOf(shop, 'DRIVER');
    const [soon, later] = [
      await paidOrder(shop, tomorrow()),
      await paidOrder(shop, { preferDateAndTime: inThreeDays(shop) }),
    ];
    const undated = await paidOrder(shop, { preferDateAndTime: undefined });
    const refusal = { status: 403, json: { code: 'NotAllowed' } };
    for (const kind of ['PACKED', 'LOADED']) {
      expect((await tick(soon, '101', kind, { cookie })).status).toBe(200);
      for (const placed of [later, undated])
        expect(await tick(placed, '101', kind, { cookie })).toMatchObject(refusal);
    }
    for (const kind of ['STARTED', 'COOKED'])
      expect(await tick(soon, '101', kind, { cookie })).toMatchObject(refusal);
  });
});

describe('a packing list', () => {
  test('has a row for each product and one for what the customer asks to look out for', async () => {
    const placed = await paidOrder(shop, {
      ...tomorrow('09:00'),
      productQuantities: { '701': 2, '101': 1 },
      deliveryInstruction: 'Zweite Klingel; zwei Gäste vertragen keine Nüsse',
    });
    const list = await listOf(placed);
    expect(list).toMatchObject({
      time: '09:00',
      readyBy: '08:10',
      stage: 'NEW',
      asks: ['peanuts', 'nuts'],
      rows: [
        { item: '101', kitchenName: 'Belegte Brötchen', quantity: 1, inWords: '20 Hälften', station: 'COLD' },
        { item: '701', quantity: 2, inWords: '36 Flaschen à 0,33\u00a0l', isPacked: false, isLoaded: false },
        { item: 'wish', productId: null, quantity: 1 },
      ],
      missing: ['101', '701', 'wish'],
    });
    for (const item of ['101', 'wish']) await tick(placed, item, 'PACKED');
    await tick(placed, 'wish', 'LOADED');
    await tick(placed, '701', 'STARTED');
    const { rows, missing } = await listOf(placed);
    expect(missing).toEqual(['701']);
    expect(rows[0]).toMatchObject({ item: '101', isPacked: true, isStarted: false, isCooked: false });
    expect(rows[1]).toMatchObject({ item: '701', isPacked: false, isStarted: true });
    expect(rows.at(-1)).toMatchObject({ item: 'wish', isPacked: true, isLoaded: true });
  });

  test('says for whom a dish is, as the catalogue declares it', async () => {
    const placed = await paidOrder(shop, { ...tomorrow(), productQuantities: { '402': 1, '405': 1 } });
    const { rows } = await listOf(placed);
    expect(rows).toMatchObject([
      { item: '402', diets: ['vegetarian'] },
      { item: '405', diets: ['vegan'] },
    ]);
  });

  test('has no row for a note that says only where the bell is', async () => {
    const placed = await paidOrder(shop, { ...tomorrow(), deliveryInstruction: 'Zweite Klingel, 3. Stock' });
    const { rows, note } = await listOf(placed);
    expect(rows).toHaveLength(1);
    expect(note).toBe('Zweite Klingel, 3. Stock');
  });

  test.each([
    ['Von 24 Gästen: 5 vegan, 2 ohne Nüsse und Erdnüsse.', []],
    ['Of 24 guests: 5 vegan, 2 without nuts and peanuts.\nSecond bell', []],
    ['Bitte ohne Zwiebeln. Von 24 Gästen: 5 vegan, 2 ohne Nüsse und Erdnüsse.', ['wish']],
  ])('for "%s" has to be ticked besides the dishes: %j', async (deliveryInstruction, wishes) => {
    const placed = await paidOrder(shop, { ...tomorrow(), deliveryInstruction });
    expect(await listOf(placed)).toMatchObject({
      note: deliveryInstruction,
      asks: ['peanuts', 'nuts'],
      missing: ['101', ...wishes],
    });
    expect((await tick(placed, 'wish', 'PACKED')).status).toBe(wishes.length > 0 ? 200 : 404);
  });

  test('is not of what was canceled or has not been paid', async () => {
    const day = inThreeDays(shop);
    const [unpaid, canceled] = [
      await order(shop, { preferDateAndTime: day }),
      await paidOrder(shop, { preferDateAndTime: day }),
    ];
    await act(shop, canceled, 'cancel');
    for (const placed of [unpaid, canceled]) expect(await listOf(placed, day.slice(0, 10))).toBeUndefined();
  });

  test('of a driver is that of today and tomorrow, with the address and without a price', async () => {
    const { cookie } = await staffOf(shop, 'DRIVER');
    const customer = await signedIn(shop, { name: 'Jana', lastname: 'Kühn', mobileNumber: '030 123456' });
    const placed = await paidOrder(shop, tomorrow(), customer);
    const seen = await listOf(placed, addDays(today(), 1), cookie);
    expect(seen).toMatchObject({ name: 'Jana Kühn', contact: { phone: '030 123456' } });
    expect(seen.contact.address).toContain('Oranienstraße');
    for (const list of [seen, await listOf(placed)]) {
      const text = JSON.stringify(list).replaceAll(placed.publicId, '');
      for (const secret of [customer.email, '116']) expect(text).not.toContain(secret);
    }
    expect(await listOf(placed)).not.toHaveProperty('contact');
    const later = await callKitchen(shop, 'GET', `/days/${addDays(today(), 2)}/packing`, { cookie });
    expect(later).toMatchObject({ status: 403, json: { code: 'NotAllowed' } });
  });
});

test('the day says when each item is due, how far it is, and how much each kitchen has made', async () => {
  const placed = await paidOrder(shop, {
    ...tomorrow('12:30'),
    productQuantities: { '105': 1, '101': 1, '402': 1 },
  });
  await tick(placed, '105', 'STARTED');
  await tick(placed, '101', 'COOKED');
  await tick(placed, '101', 'PACKED');
  const { json } = await callKitchen(shop, 'GET', `/days/${addDays(today(), 1)}`, { cookie: cook.cookie });
  const own = json.orders.find(
    ({ publicProductOrderId }: { publicProductOrderId: string }) => publicProductOrderId === placed.publicId,
  );
  expect(own.items).toMatchObject([
    {
      productId: 101,
      station: 'COLD',
      startBy: '10:55',
      readyBy: '11:40',
      isStarted: false,
      isCooked: true,
      isPacked: true,
    },
    { productId: 105, station: 'WARM', startBy: '10:25', isStarted: true, isCooked: false, isPacked: false },
    { productId: 402, station: 'GREEN', imageUrl: '/pictures/products/greek-800.webp' },
  ]);
  expect(own.progress).toEqual([
    { sellerId: 1, cooked: 1, items: 2 },
    { sellerId: 2, cooked: 0, items: 1 },
  ]);
});

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addDays, berlinDay, weekdayOf } from '#rules/booking/berlin-time.ts';
import { eventsOf } from '#server/db/events-of.ts';
import { slotLimits } from '#server/db/schema/booking.ts';
import { orderEvents, productOrders } from '#server/db/schema/ordering.ts';
import { setSetting } from '#server/services/settings/settings.ts';
import { refused, signedIn } from '../../../../tests/support/client.ts';
import {
  act,
  idOf,
  order,
  paidOrder,
  press,
  type TestOrder,
  update,
} from '../../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { callKitchen, staffOf, type TestStaff, tabletOf } from '../../../../tests/support/staff.ts';

let shop: TestShop;
let owner: TestStaff;
let nextDay = 3;
beforeAll(async () => {
  shop = await startTestShop();
  owner = await staffOf(shop, 'OWNER');
});
afterEach(() => {
  shop.clock.offset = 0;
});
afterAll(() => shop.stop());

/** A day of its own for each test, at which nothing has been ordered yet. */
const ownDay = () => {
  nextDay += 1;
  return addDays(berlinDay(shop.deps.now()), nextDay);
};
const at = (day: string, time = '12:30') => ({ preferDateAndTime: `${day}T${time}` });
const read = async (day: string, cookie = owner.cookie) =>
  (await callKitchen(shop, 'GET', `/days/${day}`, { cookie })).json;
const bonsOf = async (day: string) => {
  const { orders } = await read(day);
  return Object.fromEntries(
    orders.map(({ publicProductOrderId, bon }: { publicProductOrderId: string; bon: number }) => [
      publicProductOrderId,
      bon,
    ]),
  );
};

describe('a day', () => {
  test('has what is to be cooked by its time, with its number, portions and pieces', async () => {
    const day = ownDay();
    const late = await paidOrder(shop, { ...at(day, '18:00'), deliveryInstruction: 'No nuts, please' });
    const early = await paidOrder(shop, { ...at(day, '09:00'), productQuantities: { '101': 1, '701': 6 } });
    const { orders, portions } = await read(day);
    expect(orders).toMatchObject([
      { publicProductOrderId: early.publicId, bon: 2, day, time: '09:00', state: 'BINDING', portions: 8 },
      { publicProductOrderId: late.publicId, bon: 1, time: '18:00', stage: 'NEW', portions: 16 },
    ]);
    expect(orders[0].items).toMatchObject([
      { productId: 101, quantity: 1, sellerId: 1 },
      { productId: 701, quantity: 6 },
    ]);
    expect(orders[1].note).toBe('No nuts, please');
    expect(portions).toBe(24);
  });

  test('has whom to ask for as the name of an order that has no other', async () => {
    const day = ownDay();
    const { publicId } = await paidOrder(shop, at(day));
    const nameless = { customerType: 'COMMERCIAL', name: '', lastname: '', contact: 'Käthe Müller' } as const;
    const own = eq(productOrders.publicId, publicId);
    const [row] = await shop.deps.db.select().from(productOrders).where(own);
    if (!row) throw new Error('no order');
    const customer = { ...row.customer, ...nameless };
    await shop.deps.db.update(productOrders).set({ customer }).where(own);
    expect((await read(day)).orders).toMatchObject([{ name: 'Käthe Müller' }]);
  });

  test('names the orders of the day after of which something is made on it, until it is', async () => {
    const day = ownDay();
    const tomorrow = ownDay();
    // A salad that needs the night.
    const salad = { productQuantities: { '403': 4 } };
    const early = await paidOrder(shop, { ...at(tomorrow, '09:00'), ...salad });
    await paidOrder(shop, { ...at(tomorrow, '18:00'), ...salad });
    await paidOrder(shop, at(tomorrow, '09:00'));
    const next = async (cookie = owner.cookie) =>
      (await read(day, cookie)).forNextDay.map(
        ({ publicProductOrderId: id }: { publicProductOrderId: string }) => id,
      );
    expect(await next()).toEqual([early.publicId]);
    expect((await read(tomorrow)).orders[0].items).toMatchObject([{ productId: 403, startsDayBefore: true }]);
    const tick = (kind: string) =>
      callKitchen(shop, 'PUT', `/orders/${early.publicId}/ticks/403/${kind}`, { cookie: owner.cookie });
    await tick('STARTED');
    expect(await next(), 'what is begun can be taken back').toEqual([early.publicId]);
    await tick('COOKED');
    expect(await next()).toEqual([]);
  });

  test('tells a driver nothing of the day after tomorrow', async () => {
    const today = berlinDay(shop.deps.now());
    const driver = await staffOf(shop, 'DRIVER');
    const far = await paidOrder(shop, {
      ...at(addDays(today, 2), '12:00'),
      productQuantities: { '403': 4 },
    });
    expect((await read(addDays(today, 1))).forNextDay).toMatchObject([
      { publicProductOrderId: far.publicId },
    ]);
    expect((await read(addDays(today, 1), driver.cookie)).forNextDay).toEqual([]);
  });

  test('is in the strip of days with orders and portions of each kitchen, beside its limit', async () => {
    const day = ownDay();
    await paidOrder(shop, { ...at(day), productQuantities: { '101': 1, '106': 2 } });
    await order(shop, at(day));
    const { json } = await callKitchen(shop, 'GET', `/days?from=${day}&count=2`, { cookie: owner.cookie });
    expect(json).toMatchObject([
      { day, orders: 1, limit: 19_998, isClosed: false, isFull: false },
      { day: addDays(day, 1), orders: 0, portions: 0, sellers: [] },
    ]);
    expect(json[0].portions).toBe((await read(day)).portions);
    const driver = await staffOf(shop, 'DRIVER');
    const days = await callKitchen(shop, 'GET', `/days?from=${day}`, { cookie: driver.cookie });
    expect(days.json).toEqual([]);
  });

  test('is in the strip as full and closed by the limits that the owner has set', async () => {
    const day = ownDay();
    await paidOrder(shop, at(day));
    const strip = async () => {
      const { json } = await callKitchen(shop, 'GET', `/days?from=${day}&count=1`, { cookie: owner.cookie });
      return json[0];
    };
    expect(await strip()).toMatchObject({ limit: 19_998, isFull: false, isClosed: false });
    await shop.deps.db.insert(slotLimits).values([
      { sellerId: 1, day, time: null, most: 16 },
      { sellerId: 2, day, time: null, most: 0 },
    ]);
    expect(await strip()).toMatchObject({ limit: 16, isFull: true });
    const weekday = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'][weekdayOf(day) - 1];
    await setSetting(shop.deps, 'opening-hours', `${weekday} closed`);
    expect(await strip()).toMatchObject({ isClosed: true });
    await setSetting(shop.deps, 'opening-hours', '');
    const closed = { from: addDays(day, -2), to: addDays(day, 1) };
    await setSetting(shop.deps, 'closed-days', `${closed.from}..${closed.to}`);
    expect(await strip()).toMatchObject({ isClosed: true, closed });
    await setSetting(shop.deps, 'closed-days', '');
    expect(await strip()).toMatchObject({ isClosed: false, closed: null });
  });

  test('knows nothing of an unpaid order, and shows one whose payment is on its way without a number', async () => {
    const day = ownDay();
    await order(shop, at(day));
    const underWay = await order(shop, at(day));
    await press(shop, underWay.sessionId, 'pay-later');
    await expect.poll(async () => (await read(day)).orders.length).toBe(1);
    const strip = await callKitchen(shop, 'GET', `/days?from=${day}&count=1`, { cookie: owner.cookie });
    expect(strip.json).toMatchObject([{ day, orders: 0, underWay: 1 }]);
    expect(await read(day)).toMatchObject({
      orders: [{ publicProductOrderId: underWay.publicId, state: 'PAYMENT_UNDER_WAY', bon: null }],
      portions: 0,
    });
  });

  test('shows what was canceled as canceled, and never gives its number again', async () => {
    const day = ownDay();
    const [first, second] = [await paidOrder(shop, at(day)), await paidOrder(shop, at(day))];
    expect((await act(shop, first, 'cancel')).status).toBe(200);
    const third = await paidOrder(shop, at(day));
    expect(await bonsOf(day)).toEqual({ [first.publicId]: 1, [second.publicId]: 2, [third.publicId]: 3 });
    const { orders, portions } = await read(day);
    expect(orders.map(({ state }: { state: string }) => state)).toEqual(['CANCELED', 'BINDING', 'BINDING']);
    expect(portions).toBe(32);
  });

  test('numbers orders that are paid at the same moment each by its own', async () => {
    const day = ownDay();
    const placed = await Promise.all(Array.from({ length: 8 }, () => order(shop, at(day))));
    await Promise.all(placed.map(({ sessionId }) => press(shop, sessionId, 'pay')));
    await Promise.all(placed.map((each) => update(shop, each, 'PAID')));
    expect(Object.values(await bonsOf(day)).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('has beside it the paid orders without a time, which have no number', async () => {
    const placed = await paidOrder(shop, { preferDateAndTime: undefined });
    const { orders, withoutTime } = await read(ownDay());
    expect(orders).toEqual([]);
    expect(withoutTime).toMatchObject([{ publicProductOrderId: placed.publicId, time: null, bon: null }]);
  });

  test.each(['2026-02-30', 'today', '2026-1-1'])('is asked for as a day, not as %s', async (day) => {
    const answer = await callKitchen(shop, 'GET', `/days/${day}`, { cookie: owner.cookie });
    expect(answer).toMatchObject(refused(400, 'ValidationFailed', 'day'));
  });
});

describe('of an order', () => {
  const common = [
    'asks',
    'bon',
    'changeUntil',
    'day',
    'fulfilment',
    'guests',
    'hasDeposit',
    'items',
    'name',
    'note',
    'portions',
    'progress',
  ];
  const keys = [...common, 'publicProductOrderId', 'run', 'stage', 'state', 'ticking', 'time'];
  test.each([
    ['OWNER', [...keys, 'contact', 'deposit', 'money']],
    ['OFFICE', [...keys, 'contact', 'deposit', 'money']],
    ['KITCHEN', keys],
    ['DRIVER', [...keys, 'contact', 'deposit']],
  ] as const)('%s sees what the role needs, and nothing else', async (role, seen) => {
    const customer = await signedIn(shop, { name: 'Jana', lastname: 'Kühn', mobileNumber: '030 123456' });
    const tomorrow = addDays(berlinDay(shop.deps.now()), 1);
    await paidOrder(shop, at(tomorrow, '18:00'), customer);
    const { cookie } = await staffOf(shop, role);
    const { orders } = await read(tomorrow, cookie);
    const [last] = orders.slice(-1);
    expect(Object.keys(last).toSorted()).toEqual(seen.toSorted());
    expect(last.name).toBe('Jana Kühn');
    const text = JSON.stringify(orders);
    expect(text.includes(customer.email)).toBe(role === 'OWNER' || role === 'OFFICE');
    expect(text.includes('030 123456')).toBe(role !== 'KITCHEN');
    expect(text.includes('Oranienstraße')).toBe(role !== 'KITCHEN');
    // Not the digits of some order's id.
    expect(/(?<![\w-])116(?![\w-])/.test(text)).toBe(role === 'OWNER' || role === 'OFFICE');
  });

  test.each([
    ['at noon', '11:00', [403, 200, 200, 403]],
    ['at night, when a tour of the evening may go on', '01:00', [200, 200, 200, 403]],
  ] as const)('a driver sees today and tomorrow, and no other day: %s', async (_, utc, seen) => {
    const today = berlinDay(Date.now());
    shop.clock.offset = Date.parse(`${today}T${utc}:00Z`) - Date.now();
    const { cookie } = await staffOf(shop, 'DRIVER');
    for (const [index, status] of seen.entries()) {
      const answer = await callKitchen(shop, 'GET', `/days/${addDays(today, index - 1)}`, { cookie });
      expect(answer.status, `${index - 1} days on`).toBe(status);
    }
  });

  test('a driver reads nothing of an order without a time, whose day nobody knows', async () => {
    await paidOrder(shop, { preferDateAndTime: undefined, deliveryInstruction: 'Alarm an der Tür' });
    const { cookie } = await staffOf(shop, 'DRIVER');
    const { status, json } = await callKitchen(shop, 'GET', `/days/${berlinDay(shop.deps.now())}`, {
      cookie,
    });
    expect(status).toBe(200);
    expect(JSON.stringify(json)).not.toContain('Alarm');
  });
});

test('its deposit is said to who hands it over, and how much to all but who cooks', async () => {
  const day = addDays(berlinDay(shop.deps.now()), 1);
  const placed = await paidOrder(shop, { ...at(day, '18:00'), productQuantities: { '101': 2, '701': 1 } });
  const seenBy = async (role: 'OFFICE' | 'KITCHEN' | 'DRIVER') => {
    const { orders } = await read(day, (await staffOf(shop, role)).cookie);
    return orders.find(
      ({ publicProductOrderId }: { publicProductOrderId: string }) =>
        publicProductOrderId === placed.publicId,
    );
  };
  for (const role of ['OFFICE', 'DRIVER'] as const)
    expect(await seenBy(role)).toMatchObject({ hasDeposit: true, deposit: expect.any(Number) });
  const seen = await seenBy('KITCHEN');
  expect(seen.hasDeposit).toBe(true);
  expect(seen).not.toHaveProperty('deposit');
});

describe('a stage', () => {
  const move = (placed: Pick<TestOrder, 'publicId'>, cookie: string, body: Record<string, unknown>) =>
    callKitchen(shop, 'POST', `/orders/${placed.publicId}/stage`, { cookie, body });
  const stagesOf = async (placed: TestOrder) => {
    const events = await shop.deps.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, await idOf(shop, placed)))
      .orderBy(orderEvents.id);
    return eventsOf(events, 'stage', 'stage-taken-back').map(({ kind, actorKind, actorId, data }) => ({
      kind,
      actorKind,
      actorId,
      to: data.to,
    }));
  };

  test('is not a driver’s on a day that is not theirs', async () => {
    const placed = await paidOrder(shop, at(ownDay()));
    const { cookie } = await staffOf(shop, 'DRIVER');
    expect(await move(placed, cookie, { stage: 'DELIVERED' })).toMatchObject(refused(403, 'NotAllowed'));
    expect(await stagesOf(placed)).toEqual([]);
  });

  test('is moved on, may skip, and each move is in the history with who did it', async () => {
    const [placed, cook] = [await paidOrder(shop), await staffOf(shop, 'KITCHEN')];
    expect((await move(placed, cook.cookie, { stage: 'ACCEPTED', from: 'NEW' })).json).toEqual({
      stage: 'ACCEPTED',
    });
    expect((await move(placed, cook.cookie, { stage: 'READY' })).status).toBe(200);
    expect(await stagesOf(placed)).toEqual([
      { kind: 'stage', actorKind: 'staff', actorId: cook.id, to: 'ACCEPTED' },
      { kind: 'stage', actorKind: 'staff', actorId: cook.id, to: 'READY' },
    ]);
  });

  test('that has changed meanwhile lets the press fall away', async () => {
    const [placed, wall] = [await paidOrder(shop), await tabletOf(shop)];
    await move(placed, owner.cookie, { stage: 'READY' });
    const answer = await move(placed, wall, { stage: 'IN_PREPARATION', from: 'NEW' });
    expect(answer).toMatchObject({ status: 409, json: { code: 'StageChanged' } });
  });

  test('is moved also by who has not seen that somebody looked meanwhile, and taken back to that plate', async () => {
    const [placed, cook] = [await paidOrder(shop), await staffOf(shop, 'KITCHEN')];
    await move(placed, owner.cookie, { stage: 'ACCEPTED', from: 'NEW' });
    expect((await move(placed, cook.cookie, { stage: 'IN_PREPARATION', from: 'NEW' })).status).toBe(200);
    expect((await move(placed, cook.cookie, { stage: 'NEW', from: 'IN_PREPARATION' })).status).toBe(200);
  });

  test('is moved once by two at the same moment', async () => {
    const [placed, wall] = [await paidOrder(shop), await tabletOf(shop)];
    const press = { stage: 'IN_PREPARATION', from: 'NEW' };
    const answers = await Promise.all([move(placed, wall, press), move(placed, owner.cookie, press)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await stagesOf(placed)).toHaveLength(1);
  });

  test('is moved once by a press that is sent twice, also after others moved it on', async () => {
    const [placed, wall] = [await paidOrder(shop), await tabletOf(shop)];
    const press = { stage: 'IN_PREPARATION', from: 'NEW', id: randomUUID() };
    await move(placed, wall, press);
    await move(placed, owner.cookie, { stage: 'READY' });
    expect(await move(placed, wall, press)).toMatchObject({ status: 200, json: { stage: 'READY' } });
    expect(await stagesOf(placed)).toHaveLength(2);
  });

  describe('is taken back', () => {
    test('by who moved it, within ten seconds, and that too is in the history', async () => {
      const [placed, cook] = [await paidOrder(shop), await staffOf(shop, 'KITCHEN')];
      await move(placed, cook.cookie, { stage: 'READY' });
      shop.clock.offset = 5000;
      expect((await move(placed, cook.cookie, { stage: 'NEW', from: 'READY' })).json).toEqual({
        stage: 'NEW',
      });
      expect((await stagesOf(placed)).map(({ kind }) => kind)).toEqual(['stage', 'stage-taken-back']);
    });

    test.each([
      ['after ten seconds', 11_000, 'NEW'],
      ['to another plate than before', 0, 'READY'],
    ])('not %s', async (_, later, stage) => {
      const [placed, cook] = [await paidOrder(shop), await staffOf(shop, 'KITCHEN')];
      await move(placed, cook.cookie, { stage: 'OUT' });
      shop.clock.offset = later;
      expect(await move(placed, cook.cookie, { stage })).toMatchObject({
        status: 409,
        json: { code: 'StageNotPossible' },
      });
    });

    test('not from another device', async () => {
      const [placed, cook, wall] = [
        await paidOrder(shop),
        await staffOf(shop, 'KITCHEN'),
        await tabletOf(shop),
      ];
      await move(placed, cook.cookie, { stage: 'READY' });
      expect((await move(placed, wall, { stage: 'NEW' })).json.code).toBe('StageNotPossible');
    });

    test('by who cooks at any time, where it was packed and is still here', async () => {
      const tomorrow = addDays(berlinDay(shop.deps.now()), 1);
      const [placed, wall, cook, driver] = [
        await paidOrder(shop, at(tomorrow, '18:00')),
        await tabletOf(shop),
        await staffOf(shop, 'KITCHEN'),
        await staffOf(shop, 'DRIVER'),
      ];
      await move(placed, wall, { stage: 'READY' });
      shop.clock.offset = 3_600_000;
      const back = { stage: 'IN_PREPARATION', from: 'READY' };
      expect((await move(placed, driver.cookie, back)).json.code).toBe('StageNotPossible');
      // What is begun of it does not begin anew by that.
      expect((await move(placed, cook.cookie, { stage: 'NEW' })).json.code).toBe('StageNotPossible');
      expect((await move(placed, cook.cookie, back)).json).toEqual({ stage: 'IN_PREPARATION' });
      await move(placed, wall, { stage: 'OUT' });
      shop.clock.offset = 7_200_000;
      for (const stage of ['READY', 'IN_PREPARATION'])
        expect((await move(placed, cook.cookie, { stage })).json.code).toBe('StageNotPossible');
    });

    test.each(['OFFICE', 'OWNER'] as const)('by the office at any time: %s', async (role) => {
      const [placed, wall, office] = [await paidOrder(shop), await tabletOf(shop), await staffOf(shop, role)];
      await move(placed, wall, { stage: 'DELIVERED' });
      shop.clock.offset = 3_600_000;
      expect((await move(placed, wall, { stage: 'READY' })).json.code).toBe('StageNotPossible');
      expect((await move(placed, office.cookie, { stage: 'READY' })).json).toEqual({ stage: 'READY' });
      const back = { stage: 'IN_PREPARATION', from: 'READY' };
      expect((await move(placed, office.cookie, back)).json).toEqual({ stage: 'IN_PREPARATION' });
    });
  });

  test('of a pickup is never on the road', async () => {
    const placed = await paidOrder(shop, { fulfilment: 'PICKUP', deliveryAddressId: undefined });
    expect((await move(placed, owner.cookie, { stage: 'OUT' })).json.code).toBe('StageNotPossible');
    expect((await move(placed, owner.cookie, { stage: 'DELIVERED' })).status).toBe(200);
  });

  test('has no order that is not to be cooked', async () => {
    const [unpaid, canceled] = [await order(shop), await paidOrder(shop, at(ownDay()))];
    await act(shop, canceled, 'cancel');
    for (const placed of [unpaid, canceled]) {
      expect(await move(placed, owner.cookie, { stage: 'READY' })).toMatchObject({
        status: 409,
        json: { code: 'OrderNotBinding' },
      });
    }
    const nobodys = { publicId: randomUUID() };
    expect((await move(nobodys, owner.cookie, { stage: 'READY' })).json.code).toBe('OrderNotFound');
  });
});

import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '#content/catalogue/catalogue.ts';
import type { Production } from '#contract/kitchen/day/production.ts';
import type { KitchenOrder } from '#contract/kitchen/orders/orders.ts';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { allTimeSlots } from '#rules/booking/time-slots.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { act, order, paidOrder, press } from '../../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { callKitchen, staffOf, type TestStaff } from '../../../../tests/support/staff.ts';

let shop: TestShop;
let cook: TestStaff;
let nextDay = 3;
beforeAll(async () => {
  shop = await startTestShop();
  cook = await staffOf(shop, 'KITCHEN');
});
afterAll(() => shop.stop());

/** A day of its own for each test, at which nothing has been ordered yet, and the one after it. */
const ownDay = () => {
  nextDay += 2;
  return addDays(berlinDay(shop.deps.now()), nextDay);
};
/** The same, before which nobody has ticked anything for as long as that counts. */
const dayOfItsOwnWeeks = () => {
  nextDay += 15;
  return ownDay();
};
const at = (day: string, time = '12:30') => ({ preferDateAndTime: `${day}T${time}` });
/** Fetched; the address that every test order has is the invoice's then. */
const pickup = { fulfilment: 'PICKUP' };
const sheetOf = async (day: string, language = 'de'): Promise<Production> =>
  (await callKitchen(shop, 'GET', `/days/${day}/production`, { cookie: cook.cookie, language })).json;
const tick = (publicId: string, item: number | string, kind: string, method: 'PUT' | 'DELETE' = 'PUT') =>
  callKitchen(shop, method, `/orders/${publicId}/ticks/${item}/${kind}`, { cookie: cook.cookie });

describe('the sheet of a day', () => {
  test('has a total a product in the kitchen’s words, and for whom it is', async () => {
    const day = ownDay();
    const brought = await paidOrder(shop, { ...at(day), productQuantities: { '105': 3, '707': 1 } });
    const fetched = await paidOrder(shop, {
      ...at(day, '12:00'),
      ...pickup,
      productQuantities: { '105': 1, '104': 2 },
      deliveryInstruction: 'Bitte ohne Nüsse',
    });
    const { totals, cares, proof } = await sheetOf(day);
    expect(
      totals.map(({ station, kitchenName, quantity, inWords }) => [station, kitchenName, quantity, inWords]),
    ).toEqual([
      ['WARM', 'Mini-Burger', 4, '80 Burger'],
      ['COLD', 'Käsebrett', 2, '3,6 kg'],
      ['CHILLED', 'Kasten Pils', 1, '20 Flaschen à 0,5\u00a0l'],
    ]);
    expect(totals[0]).toMatchObject({
      productId: 105,
      sellerId: 1,
      startBy: '10:25',
      readyBy: '11:40',
      orders: [
        {
          publicProductOrderId: brought.publicId,
          time: '12:30',
          readyBy: '11:40',
          quantity: 3,
          asksForCare: false,
        },
        {
          publicProductOrderId: fetched.publicId,
          time: '12:00',
          readyBy: '11:50',
          quantity: 1,
          asksForCare: false,
        },
      ],
    });
    // Nuts are in the cheese board, and not in the burgers.
    expect(totals[1]).toMatchObject({ productId: 104, orders: [{ asksForCare: true, asked: ['walnuts'] }] });
    expect(cares).toMatchObject([
      { publicProductOrderId: fetched.publicId, bon: 2, note: 'Bitte ohne Nüsse', asks: ['peanuts', 'nuts'] },
    ]);
    expect(proof).toMatchObject({ orders: 2, pieces: 7 });
    expect((await sheetOf(day, 'en')).totals[0]).toMatchObject({
      kitchenName: 'Mini burgers',
      inWords: '80 burgers',
    });
  });

  test('marks all of an order that asks for something no product declares', async () => {
    const day = ownDay();
    await paidOrder(shop, { ...at(day), deliveryInstruction: 'Bitte ohne Zwiebeln' });
    const { totals, cares } = await sheetOf(day);
    expect(totals[0]).toMatchObject({ orders: [{ asksForCare: true, asked: [] }] });
    expect(cares).toMatchObject([{ note: 'Bitte ohne Zwiebeln', asks: [] }]);
  });

  test('has the note minded at each dish of an order that asks for more than the allergens that it names', async () => {
    const day = ownDay();
    await paidOrder(shop, {
      ...at(day),
      productQuantities: { '105': 1, '707': 1 },
      deliveryInstruction: 'Zöliakie, und eine Person ohne Sesam. Kein Koriander bitte',
    });
    await paidOrder(shop, { ...at(day), productQuantities: { '105': 1 }, deliveryInstruction: 'ohne Sesam' });
    const { totals } = await sheetOf(day);
    const minded = totals.map(({ productId, orders }) => [
      productId,
      orders.map(({ asked, asksForMore }) => [asked.includes('sesame'), asksForMore]),
    ]);
    expect(minded).toEqual([
      [
        105,
        [
          [true, true],
          [true, false],
        ],
      ],
      [707, [[false, true]]],
    ]);
  });

  test('marks no dish for a diet alone, whose note is said with the day’s', async () => {
    const day = ownDay();
    await paidOrder(shop, { ...at(day), deliveryInstruction: 'Zwei Gäste essen vegan' });
    const { totals, cares } = await sheetOf(day);
    expect(totals[0]).toMatchObject({ orders: [{ asksForCare: false, asked: [] }] });
    expect(cares).toMatchObject([{ note: 'Zwei Gäste essen vegan', asks: [] }]);
  });

  test('starts with what has to be begun first, and with what is made the day before', async () => {
    const day = ownDay();
    await paidOrder(shop, { ...at(day, '18:00'), productQuantities: { '403': 1, '404': 1 } });
    await paidOrder(shop, { ...at(day, '09:00'), productQuantities: { '402': 2 } });
    const { totals } = await sheetOf(day);
    expect(
      totals.map(({ productId, startBy, startsDayBefore }) => [productId, startBy, startsDayBefore]),
    ).toEqual([
      [403, '05:10', false],
      [402, '07:40', false],
      [404, '16:40', false],
    ]);
    await paidOrder(shop, { ...at(day, '11:00'), productQuantities: { '403': 3 } });
    expect((await sheetOf(day)).totals[0]).toMatchObject({
      productId: 403,
      quantity: 4,
      startBy: '00:00',
      startsDayBefore: true,
      readyBy: '10:10',
    });
  });

  test('tells what is left, and from when, as things are begun and made', async () => {
    const day = ownDay();
    const first = await paidOrder(shop, { ...at(day, '10:00'), productQuantities: { '105': 1 } });
    const second = await paidOrder(shop, { ...at(day, '15:00'), productQuantities: { '105': 3 } });
    const total = async () => (await sheetOf(day)).totals[0];
    await tick(first.publicId, 105, 'STARTED');
    expect(await total()).toMatchObject({ left: 4, startBy: '12:55', readyBy: '09:10' });
    await tick(first.publicId, 105, 'COOKED');
    expect(await total()).toMatchObject({
      quantity: 4,
      inWords: '80 Burger',
      left: 3,
      readyBy: '14:10',
    });
    await tick(second.publicId, 105, 'COOKED');
    expect(await total()).toMatchObject({ quantity: 4, left: 0, startBy: null, readyBy: null });
    await tick(second.publicId, 105, 'COOKED', 'DELETE');
    expect(await total()).toMatchObject({
      left: 3,
      startBy: '12:55',
      orders: [
        { isStarted: true, isCooked: true },
        { isStarted: false, isCooked: false },
      ],
    });
  });

  test('has nothing left of what is gone, nor of what is packed, but of what an order has left without, as board and order say', async () => {
    const day = dayOfItsOwnWeeks();
    const placed = await paidOrder(shop, { ...at(day), ...pickup, productQuantities: { '105': 1 } });
    const left = async () => (await sheetOf(day)).totals.map((total) => total.left);
    const made = async () => {
      const see = async (path: string) =>
        (await callKitchen(shop, 'GET', path, { cookie: cook.cookie })).json;
      const { orders } = await see(`/days/${day}`);
      const onBoard = orders.find((each: KitchenOrder) => each.publicProductOrderId === placed.publicId);
      const alone = await see(`/orders/${placed.publicId}`);
      expect([alone.progress, alone.ticking]).toEqual([onBoard.progress, onBoard.ticking]);
      return alone.progress[0].cooked;
    };
    const moveStage = (from: string, stage: string) =>
      callKitchen(shop, 'POST', `/orders/${placed.publicId}/stage`, {
        cookie: cook.cookie,
        body: { from, stage },
      });
    expect(await made()).toBe(0);
    // Dish by dish, or the order as a whole, also where that was taken back.
    await tick(placed.publicId, 105, 'PACKED');
    for (const [from, to] of [[], ['NEW', 'READY'], ['READY', 'NEW']]) {
      if (from && to) expect((await moveStage(from, to)).status).toBe(200);
      expect(await left()).toEqual([0]);
      expect(await made()).toBe(1);
    }
    await tick(placed.publicId, 105, 'PACKED', 'DELETE');
    expect(await left()).toEqual([1]);
    expect((await moveStage('NEW', 'READY')).status).toBe(200);
    expect(await left()).toEqual([0]);
    expect(await made()).toBe(1);
    const unticked = async () =>
      (await sheetOf(day)).totals.flatMap(({ orders }) =>
        orders.map(({ isPackedUnticked }) => isPackedUnticked),
      );
    expect(await unticked()).toEqual([false]);
    // What another order ticks opens nothing again: what is packed is made.
    const other = await paidOrder(shop, { ...at(day), productQuantities: { '101': 2 } });
    await tick(other.publicId, 101, 'COOKED');
    expect(await left()).toEqual([0, 0]);
    expect(await made()).toBe(1);
    // Its own tick is missing, and the sheet says so, while it is here.
    expect((await unticked()).toSorted()).toEqual([false, true]);
    // Handed over it is missing, and open again until somebody brings it.
    expect((await moveStage('READY', 'DELIVERED')).status).toBe(200);
    expect((await left()).toSorted()).toEqual([0, 1]);
    expect(await made()).toBe(0);
    await tick(placed.publicId, 105, 'PACKED');
    expect(await left()).toEqual([0, 0]);
    expect(await made()).toBe(1);
    expect(await unticked()).toEqual([false, false]);
  });

  test('knows who ticks by the days before, also before anything of the day is ticked', async () => {
    const first = dayOfItsOwnWeeks();
    const twoWeeksOn = addDays(first, 14);
    nextDay += 14;
    const before = await paidOrder(shop, { ...at(first), productQuantities: { '105': 1 } });
    await tick(before.publicId, 105, 'COOKED');
    const see = async (path: string) => (await callKitchen(shop, 'GET', path, { cookie: cook.cookie })).json;
    /** Which kitchens tick, as every screen of the day has it; whether the sheet misses a tick of what is packed. */
    const seen = async (day: string) => {
      const { publicId } = await paidOrder(shop, { ...at(day), productQuantities: { '105': 1 } });
      const isIts = (each: { publicProductOrderId: string }) => each.publicProductOrderId === publicId;
      const body = { from: 'NEW', stage: 'READY' };
      await callKitchen(shop, 'POST', `/orders/${publicId}/stage`, { cookie: cook.cookie, body });
      const { totals } = await sheetOf(day);
      return [
        (await see(`/days/${day}`)).orders.find(isIts).ticking,
        (await see(`/orders/${publicId}`)).ticking,
        (await see(`/days/${day}/packing`)).orders.find(isIts).ticking,
        totals[0]?.orders.find(isIts)?.isPackedUnticked,
      ];
    };
    expect(await seen(twoWeeksOn)).toEqual([[1], [1], [1], true]);
    expect(await seen(addDays(twoWeeksOn, 1))).toEqual([[], [], [], false]);
    nextDay += 2;
  });

  test('is packed in the order in which it has to lie there: what is brought has to be driven too', async () => {
    const day = ownDay();
    const fetched = await paidOrder(shop, { ...at(day, '12:00'), ...pickup });
    const brought = await paidOrder(shop, at(day, '12:30'));
    const later = await paidOrder(shop, at(day, '13:00'));
    const { json } = await callKitchen(shop, 'GET', `/days/${day}/packing`, { cookie: cook.cookie });
    expect(
      json.orders.map(({ publicProductOrderId, time, readyBy }: KitchenOrder & { readyBy: string }) => [
        publicProductOrderId,
        readyBy,
        time,
      ]),
    ).toEqual([
      [brought.publicId, '11:40', '12:30'],
      [fetched.publicId, '11:50', '12:00'],
      [later.publicId, '12:10', '13:00'],
    ]);
  });

  test('keeps a product that an import of the release before wrote, at the end', async () => {
    const day = ownDay();
    await paidOrder(shop, { ...at(day), productQuantities: { '109': 2, '701': 1 } });
    await shop.deps.db
      .update(products)
      .set({ station: null, prepMinutes: null, kitchenUnit: null })
      .where(eq(products.id, 109));
    const { totals, proof } = await sheetOf(day);
    expect(totals.at(-1)).toMatchObject({ productId: 109, station: null, inWords: '2', startBy: '11:40' });
    expect(proof.pieces).toBe(3);
    const kept = catalogue.products.find(({ id }) => id === 109);
    await shop.deps.db
      .update(products)
      .set({ station: 'SWEET', prepMinutes: 90, kitchenUnit: kept?.kitchenUnit ?? null })
      .where(eq(products.id, 109));
  });

  test('of a day without orders is empty, and proves it', async () => {
    const { totals, proof } = await sheetOf(ownDay());
    expect(totals).toEqual([]);
    expect(proof).toMatchObject({ orders: 0, pieces: 0, underWay: { orders: 0, pieces: 0 } });
  });

  test('names nobody and no price', async () => {
    const day = ownDay();
    const placed = await paidOrder(shop, at(day));
    const text = JSON.stringify(await sheetOf(day)).replaceAll(placed.publicId, '');
    for (const secret of [placed.customer.email, 'Oranienstraße', '116', '58'])
      expect(text).not.toContain(secret);
  });
});

/** What becomes of an order of the property below. */
const ends = [
  'paid',
  'paid',
  'paid',
  'canceled',
  'under way',
  'unpaid',
  'another day',
  'without a time',
] as const;
const ids = catalogue.products.map(({ id }) => id);
const anyOrder = fc.record({
  end: fc.constantFrom(...ends),
  time: fc.constantFrom(...allTimeSlots('PICKUP')),
  isPickup: fc.boolean(),
  // Dear enough to be ordered.
  platters: fc.tuple(fc.constantFrom(...ids.filter((id) => id < 110)), fc.integer({ min: 2, max: 9 })),
  others: fc.uniqueArray(
    fc.tuple(fc.constantFrom(...ids.filter((id) => id > 200)), fc.integer({ min: 1, max: 9 })),
    {
      selector: ([id]) => id,
      maxLength: 6,
    },
  ),
});
type AnyOrder = typeof anyOrder extends fc.Arbitrary<infer Order> ? Order : never;

async function play(day: string, { end, time, isPickup, platters, others }: AnyOrder): Promise<string> {
  const wish = {
    preferDateAndTime:
      end === 'without a time' ? undefined : `${end === 'another day' ? addDays(day, 1) : day}T${time}`,
    productQuantities: Object.fromEntries([platters, ...others]),
    ...(isPickup && pickup),
  };
  if (end === 'unpaid' || end === 'under way') {
    const placed = await order(shop, wish);
    if (end === 'under way') await press(shop, placed.sessionId, 'pay-later');
    return placed.publicId;
  }
  const placed = await paidOrder(shop, wish);
  if (end === 'canceled') expect((await act(shop, placed, 'cancel')).status).toBe(200);
  return placed.publicId;
}

const piecesOf = ({ platters, others }: AnyOrder) =>
  [platters, ...others].reduce((sum, [, pieces]) => sum + pieces, 0);

test('whatever is ordered, the sheet holds exactly what is to be cooked, and the proof says the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyOrder, { minLength: 40, maxLength: 40 }), async (wishes) => {
      const day = ownDay();
      const before = (await sheetOf(day)).proof.withoutTime;
      const played: { wish: AnyOrder; publicId: string }[] = [];
      for (let start = 0; start < wishes.length; start += 8) {
        const batch = wishes.slice(start, start + 8);
        const numbers = await Promise.all(batch.map((wish) => play(day, wish)));
        played.push(...batch.map((wish, index) => ({ wish, publicId: numbers[index] ?? '' })));
      }
      const counted = (end: AnyOrder['end']) => {
        const same = wishes.filter((wish) => wish.end === end);
        return { orders: same.length, pieces: same.reduce((sum, wish) => sum + piecesOf(wish), 0) };
      };
      await expect.poll(async () => (await sheetOf(day)).proof.underWay).toEqual(counted('under way'));
      const { totals, proof } = await sheetOf(day);
      const paid = played.filter(({ wish }) => wish.end === 'paid');
      const expected = new Map<number, { quantity: number; orders: Set<string> }>();
      for (const { wish, publicId } of paid) {
        for (const [id, quantity] of [wish.platters, ...wish.others]) {
          const of = expected.get(id) ?? { quantity: 0, orders: new Set() };
          expected.set(id, { quantity: of.quantity + quantity, orders: of.orders.add(publicId) });
        }
      }
      const onSheet = new Map(
        totals.map(({ productId, quantity, orders }) => [
          productId,
          { quantity, orders: new Set(orders.map(({ publicProductOrderId }) => publicProductOrderId)) },
        ]),
      );
      expect(onSheet).toEqual(expected);
      for (const { quantity, orders } of totals) {
        expect(orders.reduce((sum, each) => sum + each.quantity, 0)).toBe(quantity);
      }
      const canceled = played.filter(({ wish }) => wish.end === 'canceled').map(({ publicId }) => publicId);
      for (const publicId of canceled) expect(JSON.stringify(totals)).not.toContain(publicId);
      expect(proof).toMatchObject(counted('paid'));
      const undated = counted('without a time');
      expect(proof.withoutTime).toEqual({
        orders: before.orders + undated.orders,
        pieces: before.pieces + undated.pieces,
      });
    }),
    { numRuns: 3, endOnFailure: true },
  );
});

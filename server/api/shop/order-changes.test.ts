import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orderLinkHeader } from '#contract/shop/order-link.ts';
import { berlinInstant } from '#rules/booking/berlin-instant.ts';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { orderLink } from '#server/access/order-link.ts';
import { slotLimits, zones } from '#server/db/schema/booking.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { orderChanges } from '#server/db/schema/changes.ts';
import { availability } from '#server/db/schema/menu.ts';
import { discounts, productOrders } from '#server/db/schema/ordering.ts';
import { call, refused, signedIn } from '../../../tests/support/client.ts';
import { act, idOf, order, paidOrder, type TestOrder } from '../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';
import { callKitchen, staffOf } from '../../../tests/support/staff.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ withLimits: true });
});
afterAll(() => shop.stop());

/** A day of its own for each test, so that none finds the orders of another. */
let ahead = 6;
let day: string;
beforeEach(() => {
  ahead += 1;
  day = addDays(berlinDay(shop.deps.now()), ahead);
});
const noon = () => ({ preferDateAndTime: `${day}T12:30` });
const hour = 3_600_000;
/** So many hours before half past twelve of the day, as the shop's clock shows it meanwhile. */
async function hoursBefore<Result>(hours: number, work: () => Promise<Result>): Promise<Result> {
  const { offset } = shop.clock;
  shop.clock.offset = offset + berlinInstant(day, '12:30') - hours * hour - shop.deps.now();
  return work().finally(() => {
    shop.clock.offset = offset;
  });
}

/** By the link, which no clock ends. */
const byLink = ({ publicId }: TestOrder, path: string, body: object) =>
  call(shop, 'POST', path, {
    headers: { [orderLinkHeader]: orderLink(shop.deps.secret, publicId) },
    body,
  });
const change = (placed: TestOrder, body: object) => byLink(placed, '/v1/order/changes/quote', body);
const cancel = (placed: TestOrder) => byLink(placed, '/v1/order/cancel/quote', {});
const items = (...pairs: [number, number][]) => ({
  items: pairs.map(([productId, quantity]) => ({ productId, quantity })),
});
const address = {
  streetName: 'Kastanienallee',
  houseNumber: '12',
  postalCode: '10435',
  city: 'Berlin',
  country: 'Germany',
};
const priceOf = async (id: number) =>
  (await shop.deps.db.select().from(products).where(eq(products.id, id)))[0]?.price ?? 0;

describe('canceling', () => {
  test('is free, then costs half, then all, and what is kept and what goes back are what was paid', async () => {
    const placed = await paidOrder(shop, noon());
    const at = (hours: number) => berlinInstant(day, '12:30') / 1000 - hours * 3600;
    const stages = [
      { until: at(48), percent: 0, fee: 0, isNow: true },
      { until: at(24), percent: 50, fee: 58, isNow: false },
      { until: null, percent: 100, fee: 116, isNow: false },
    ];
    expect(await cancel(placed)).toMatchObject({
      status: 200,
      json: { fee: 0, refund: 116, stages, feeVat: [] },
    });
    expect((await hoursBefore(47, () => cancel(placed))).json).toMatchObject({
      fee: 58,
      refund: 58,
      feePercent: 50,
      feeTax: 'DAMAGES',
      feeVat: [{ rate: null, gross: 58, net: 58, vat: 0 }],
    });
    expect((await hoursBefore(23, () => cancel(placed))).json).toMatchObject({
      fee: 116,
      refund: 0,
      feeTax: 'SERVICE',
      feeVat: [{ rate: 7, gross: 116, net: 108.41, vat: 7.59 }],
    });
    // It was only asked.
    expect(await act(shop, placed, 'cancel')).toMatchObject({ status: 200, json: { refund: 116 } });
    expect(await cancel(placed)).toMatchObject(refused(409, 'OrderAlreadyCanceled'));
  });

  test('names no step that was over before the order was placed', async () => {
    const placed = await paidOrder(shop, noon());
    const createdAt = new Date(berlinInstant(day, '12:30') - 23 * hour);
    const ofOrder = eq(productOrders.publicId, placed.publicId);
    await shop.deps.db.update(productOrders).set({ createdAt }).where(ofOrder);
    expect((await hoursBefore(22, () => cancel(placed))).json).toMatchObject({
      fee: 116,
      stages: [{ until: null, percent: 100, isNow: true }],
    });
  });

  test('costs what had been reached when the order was moved', async () => {
    const placed = await paidOrder(shop, noon());
    const ofOrder = eq(productOrders.publicId, placed.publicId);
    await shop.deps.db.update(productOrders).set({ feeFloor: 50 }).where(ofOrder);
    expect((await cancel(placed)).json).toMatchObject({ fee: 58, refund: 58, stages: [{ percent: 50 }, {}] });
  });

  test('costs that also where the kitchen has moved it, and nothing more where nothing was reached', async () => {
    const [early, late] = [
      await paidOrder(shop, noon()),
      await paidOrder(shop, { preferDateAndTime: `${addDays(berlinDay(shop.deps.now()), 1)}T23:00` }),
    ];
    const { cookie } = await staffOf(shop, 'OFFICE');
    for (const { publicId } of [early, late]) {
      const body = { day: addDays(day, 1), time: '13:00' };
      const moved = await callKitchen(shop, 'POST', `/orders/${publicId}/time`, { cookie, body });
      expect(moved.status).toBe(200);
    }
    expect((await cancel(early)).json).toMatchObject({ fee: 0, refund: 116 });
    expect((await cancel(late)).json.feePercent).toBeGreaterThanOrEqual(50);
  });

  test('of an order that is not paid costs nothing and gives nothing back', async () => {
    expect((await cancel(await order(shop, noon()))).json).toMatchObject({ fee: 0, refund: 0 });
  });

  test('is not quoted without a time, nor once it has left', async () => {
    expect(await cancel(await paidOrder(shop, { preferDateAndTime: undefined }))).toMatchObject(
      refused(409, 'OrderTooLateToCancel'),
    );
    const placed = await paidOrder(shop, noon());
    const ofOrder = eq(productOrders.publicId, placed.publicId);
    await shop.deps.db.update(productOrders).set({ stage: 'OUT' }).where(ofOrder);
    expect(await cancel(placed)).toMatchObject(refused(409, 'OrderTooLateToCancel'));
    expect(await change(placed, items([101, 1]))).toMatchObject(refused(409, 'OrderTooLateToChange'));
  });
});

describe('changing', () => {
  test('costs the difference at the price that was paid; a new dish costs what it does today', async () => {
    const placed = await paidOrder(shop, noon());
    const price = await priceOf(101);
    const ofDish = eq(products.id, 101);
    await shop.deps.db
      .update(products)
      .set({ price: price + 1000 })
      .where(ofDish);
    const drink = (await priceOf(701)) / 100;
    const { status, json } = await change(placed, items([101, 3], [701, 1]));
    await shop.deps.db.update(products).set({ price }).where(ofDish);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      difference: 58 + drink,
      fee: 0,
      total: 174 + drink,
      before: { total: 116 },
      changes: [
        { productId: 101, from: 2, to: 3, amount: 58 },
        { productId: 701, from: 0, to: 1, amount: drink },
      ],
      version: 1,
    });
    const sum = (json.vat as { gross: number }[]).reduce(
      (all, { gross }) => all + Math.round(gross * 100),
      0,
    );
    expect(sum).toBe(Math.round((58 + drink) * 100));
  });

  test('writes nothing', async () => {
    const placed = await paidOrder(shop, noon());
    const row = async () =>
      (await shop.deps.db.select().from(productOrders).where(eq(productOrders.publicId, placed.publicId)))[0];
    const before = await row();
    await change(placed, { ...items([101, 1]), guests: '30', deliveryInstruction: 'Ring twice' });
    expect(await row()).toEqual(before);
    expect(await shop.deps.db.$count(orderChanges)).toBe(0);
  });

  test('takes out for nothing before the first step, and costs its fee after that, as canceling does', async () => {
    const placed = await paidOrder(shop, { ...noon(), productQuantities: { '101': 3 } });
    const less = items([101, 1]);
    expect((await change(placed, less)).json).toMatchObject({ difference: -116, fee: 0, feePercent: 0 });
    const late = await hoursBefore(30, () => change(placed, less));
    expect(late.json).toMatchObject({ difference: -58, fee: 58, feePercent: 50, total: 58 });
    const canceled = await hoursBefore(30, () => cancel(placed));
    expect(canceled.json.fee).toBe(late.json.fee + 29);
  });

  test('lets a percentage go on while its minimum holds', async () => {
    const code = `HALB${ahead}`;
    await shop.deps.db.insert(discounts).values({ code, percent: 50, minimumTotal: 11000 });
    const placed = await paidOrder(shop, { ...noon(), discountCodeName: code });
    expect((await change(placed, items([101, 3]))).json).toMatchObject({ discount: 87, difference: 29 });
    expect((await change(placed, items([101, 1]))).json).toMatchObject({
      discount: 0,
      total: 58,
      difference: 0,
    });
  });

  test('ends a day before it is due; until then it is said until when', async () => {
    const placed = await paidOrder(shop, noon());
    const until = berlinInstant(day, '12:30') / 1000 - 86_400;
    expect((await hoursBefore(24.1, () => change(placed, items([101, 3])))).json).toMatchObject({
      difference: 58,
      changeableUntil: until,
    });
    expect(await hoursBefore(23.9, () => change(placed, items([101, 3])))).toMatchObject(
      refused(409, 'OrderTooLateToChange'),
    );
  });

  test('to another time is free, to another day once', async () => {
    const placed = await paidOrder(shop, noon());
    const next = { preferDateAndTime: `${addDays(day, 1)}T13:00` };
    expect((await change(placed, next)).json).toMatchObject({
      difference: 0,
      fee: 0,
      ...next,
      changes: [],
      isDayMoved: false,
    });
    const ofOrder = eq(productOrders.publicId, placed.publicId);
    await shop.deps.db.update(productOrders).set({ dayMovedAt: new Date() }).where(ofOrder);
    expect(await change(placed, next)).toMatchObject(refused(409, 'DayAlreadyMoved', 'preferDateAndTime'));
    expect(await change(placed, { preferDateAndTime: `${day}T13:00` })).toMatchObject({
      status: 200,
      json: { isDayMoved: true },
    });
  });

  test('asks for room for what is added only, and without what the order has itself', async () => {
    const placed = await paidOrder(shop, noon());
    const [dish] = await shop.deps.db.select().from(products).where(eq(products.id, 101));
    const weight = dish?.servesFrom ?? 0;
    const limit = (most: number, sellerId: number | null = 1) =>
      shop.deps.db.insert(slotLimits).values({ sellerId, day, time: '12:30', most });
    await limit(3 * weight);
    // Its one delivery is its own.
    await limit(1, null);
    expect(await change(placed, items([101, 3]))).toMatchObject({ status: 200 });
    const full = await change(placed, items([101, 4]));
    expect(full).toMatchObject(refused(409, 'SlotFull', 'preferDateAndTime'));
    expect(full.json.nearest).toContain(`${day}T12:00`);
    await shop.deps.db.update(slotLimits).set({ most: 0 }).where(eq(slotLimits.day, day));
    expect(await change(placed, items([101, 1]))).toMatchObject({ status: 200 });
    expect(await change(placed, { guests: '12' })).toMatchObject({ status: 200 });
    const other = await paidOrder(shop, { preferDateAndTime: `${day}T11:00` });
    expect(await change(other, noon())).toMatchObject(refused(409, 'SlotFull'));
  });

  test('adds nothing that is sold out on its day or off the menu, and keeps what was ordered', async () => {
    const placed = await paidOrder(shop, noon());
    const [row] = await shop.deps.db
      .insert(availability)
      .values({ productId: 101, fromDay: day, untilDay: day, at: new Date() })
      .returning();
    expect(await change(placed, items([101, 3]))).toMatchObject(refused(409, 'SoldOut'));
    expect(await change(placed, items([101, 2], [102, 1]))).toMatchObject({ status: 200 });
    const other = await paidOrder(shop, { preferDateAndTime: `${addDays(day, 20)}T12:30` });
    expect(await change(other, noon())).toMatchObject(refused(409, 'SoldOut'));
    await shop.deps.db.delete(availability).where(eq(availability.id, row?.id ?? 0));
    const active = (is: boolean) =>
      shop.deps.db.update(products).set({ active: is }).where(eq(products.id, 101));
    await active(false);
    const [more, less] = [await change(placed, items([101, 3])), await change(placed, items([101, 1]))];
    await active(true);
    expect(more).toMatchObject(refused(409, 'ProductUnavailable', 'productQuantities.101'));
    expect(less).toMatchObject({ status: 200 });
  });

  test('goes to another address for what that costs, and nowhere outside of the area', async () => {
    const placed = await paidOrder(shop, noon());
    const [zone] = await shop.deps.db
      .insert(zones)
      .values({ position: 1, name: 'Outside', postcodes: ['10435'], fee: 2500, minimum: 15000 })
      .returning();
    expect(await change(placed, { address })).toMatchObject(refused(400, 'MinimumOrderNotMet'));
    expect((await change(placed, { address, ...items([101, 3]) })).json).toMatchObject({
      deliveryFee: 25,
      difference: 83,
      fee: 0,
    });
    await shop.deps.db.delete(zones).where(eq(zones.id, zone?.id ?? 0));
    const far = { address: { ...address, postalCode: '99999' } };
    expect(await change(placed, far)).toMatchObject(
      refused(400, 'OutsideDeliveryArea', 'address.postalCode'),
    );
    const unknown = { address: { ...address, country: 'Atlantis' } };
    expect(await change(placed, unknown)).toMatchObject(refused(400, 'CountryUnknown', 'address.country'));
    const abroad = { address: { ...address, country: 'Frankreich' } };
    expect(await change(placed, abroad)).toMatchObject(
      refused(400, 'OutsideDeliveryArea', 'address.country'),
    );
    const fetched = await paidOrder(shop, { ...noon(), fulfilment: 'PICKUP', deliveryAddressId: undefined });
    expect(await change(fetched, { address })).toMatchObject(refused(400, 'ValidationFailed', 'address'));
  });

  test('of what is fetched costs no delivery', async () => {
    const fetched = await paidOrder(shop, { ...noon(), fulfilment: 'PICKUP', deliveryAddressId: undefined });
    expect(await change(fetched, items([101, 3]))).toMatchObject({
      status: 200,
      json: { deliveryFee: 0, difference: 58 },
    });
  });

  test('takes as many pieces of a dish as an order can have, and no more', async () => {
    const placed = await paidOrder(shop, { preferDateAndTime: `${addDays(day, 60)}T12:30` });
    expect(await change(placed, items([101, 1000]))).toMatchObject(refused(400, 'ValidationFailed'));
    expect(await change(placed, items([101, 600], [101, 600]))).toMatchObject(
      refused(400, 'ValidationFailed', 'productQuantities.101'),
    );
  });

  test('leaves something to bring: not nothing, and not less than the least order', async () => {
    const placed = await paidOrder(shop, noon());
    expect(await change(placed, items([101, 0]))).toMatchObject(refused(400, 'CartEmpty'));
    expect(await change(placed, items([701, 1]))).toMatchObject(refused(400, 'MinimumOrderNotMet'));
  });

  test('is for what is paid', async () => {
    const open = await order(shop, noon());
    expect(await change(open, items([101, 3]))).toMatchObject(refused(409, 'PaymentNotConfirmed'));
    await act(shop, open, 'cancel');
    expect(await change(open, items([101, 3]))).toMatchObject(refused(409, 'OrderAlreadyCanceled'));
  });
});

describe('what the kitchen has begun', () => {
  test('is taxed like the order where it is canceled for half, and costs all once it is delivered', async () => {
    const placed = await paidOrder(shop, noon());
    const { cookie } = await staffOf(shop, 'OFFICE');
    const ask = async (path: string, body: object = {}) =>
      (await callKitchen(shop, 'POST', `/orders/${placed.publicId}${path}`, { cookie, body })).json;
    const move = (stage: string) => ask('/stage', { stage, id: randomUUID() });
    const half = async () => (await hoursBefore(30, () => cancel(placed))).json;
    expect(await half()).toMatchObject({ fee: 58, feeTax: 'DAMAGES', feeVat: [{ rate: null, gross: 58 }] });
    await move('IN_PREPARATION');
    expect(await half()).toMatchObject({ fee: 58, feeTax: 'SERVICE', feeVat: [{ rate: 7, gross: 58 }] });
    expect(await ask('/cancel/quote')).toMatchObject({ fee: 0, refund: 116 });
    await move('DELIVERED');
    expect(await ask('/cancel/quote')).toMatchObject({ fee: 116, refund: 0, feeTax: 'SERVICE' });
  });
});

describe('who asks', () => {
  test('is its customer by the session and the order’s number, and nobody else', async () => {
    const placed = await paidOrder(shop, noon());
    const ask = (token: string | undefined, publicProductOrderId: string | undefined = placed.publicId) =>
      call(shop, 'POST', '/v1/order/cancel/quote', {
        ...(token && { token }),
        body: { publicProductOrderId },
      });
    expect(await ask(placed.customer.token)).toMatchObject({ status: 200, json: { fee: 0, refund: 116 } });
    const path = '/v1/order/changes/quote';
    const body = { publicProductOrderId: placed.publicId, ...items([101, 3]) };
    expect(await call(shop, 'POST', path, { token: placed.customer.token, body })).toMatchObject({
      status: 200,
      json: { difference: 58 },
    });
    expect(await ask((await signedIn(shop)).token)).toMatchObject(refused(404, 'OrderNotFound'));
    expect(await ask(undefined)).toMatchObject(refused(403, 'SessionInvalid'));
    const nameless = await call(shop, 'POST', path, { token: placed.customer.token, body: {} });
    expect(nameless).toMatchObject(refused(400, 'ValidationFailed', 'publicProductOrderId'));
  });

  test('has its link, and by it sees no other order', async () => {
    const [one, other] = [await paidOrder(shop, noon()), await paidOrder(shop, noon())];
    const link = orderLink(shop.deps.secret, one.publicId);
    const by = (shown: string, named?: TestOrder) =>
      call(shop, 'POST', '/v1/order/changes/quote', {
        headers: { [orderLinkHeader]: shown },
        body: { ...(named && { publicProductOrderId: named.publicId }), ...items([101, 5]) },
      });
    // The link says which order is meant.
    expect((await by(link)).json).toMatchObject({ difference: 174 });
    expect((await by(link, one)).json).toMatchObject({ difference: 174 });
    expect(await by(link, other)).toMatchObject(refused(400, 'ValidationFailed', 'publicProductOrderId'));
    expect(await by(`${link.slice(0, -4)}AAAA`)).toMatchObject(refused(404, 'OrderNotFound'));
  });

  test('with the link of one order and the number of another is refused, and nothing happens to either', async () => {
    const one = await paidOrder(shop, noon());
    const other = await paidOrder(shop, noon(), one.customer);
    const { token } = one.customer;
    const say = (path: string, body: object) =>
      call(shop, 'POST', path, {
        token,
        headers: { [orderLinkHeader]: orderLink(shop.deps.secret, one.publicId) },
        body: { publicProductOrderId: other.publicId, ...body },
      });
    const wrong = refused(400, 'ValidationFailed', 'publicProductOrderId');
    expect(await say('/v1/order/cancel', { fee: 0 })).toMatchObject(wrong);
    expect(await say('/v1/order/changes', { guests: '12', version: 1, difference: 0 })).toMatchObject(wrong);
    expect(await say('/v1/order/changes/drop', {})).toMatchObject(wrong);
    for (const { publicId } of [one, other]) {
      const stands = await shop.deps.db
        .select()
        .from(productOrders)
        .where(eq(productOrders.publicId, publicId));
      expect(stands).toMatchObject([{ status: 'PAID', guests: null, version: 1 }]);
    }
  });

  test('in capitals means the same order', async () => {
    const placed = await paidOrder(shop, noon());
    const { status } = await call(shop, 'POST', '/v1/order/cancel/quote', {
      token: placed.customer.token,
      body: { publicProductOrderId: placed.publicId.toUpperCase() },
    });
    expect(status).toBe(200);
  });

  test('works here and keeps to no deadline of customers', async () => {
    const placed = await paidOrder(shop, noon());
    const { cookie } = await staffOf(shop, 'OFFICE');
    const ask = (path: string, body?: object) =>
      callKitchen(shop, 'POST', `/orders/${placed.publicId}${path}`, { cookie, ...(body && { body }) });
    expect(await ask('/changes/quote', items([101, 3]))).toMatchObject({
      status: 200,
      json: { difference: 58 },
    });
    expect(await ask('/cancel/quote')).toMatchObject({ status: 200, json: { fee: 0, refund: 116 } });
    const id = await idOf(shop, placed);
    await shop.deps.db.update(productOrders).set({ dayMovedAt: new Date() }).where(eq(productOrders.id, id));
    const next = { preferDateAndTime: `${addDays(day, 1)}T13:00` };
    expect(await ask('/changes/quote', next)).toMatchObject({ status: 200 });
    const unknown = '0f8fad5b-d9cb-469f-a165-70867728950e';
    const gone = callKitchen(shop, 'POST', `/orders/${unknown}/cancel/quote`, { cookie });
    expect(await gone).toMatchObject(refused(404, 'OrderNotFound'));
  });
});

describe('an amount', () => {
  test.each([1.005, 1e300, -1e300, 3e9])('of %d euro is none: it is refused by its field', async (amount) => {
    const placed = await paidOrder(shop, noon());
    const say = (path: string, body: object) =>
      call(shop, 'POST', path, {
        token: placed.customer.token,
        body: { publicProductOrderId: placed.publicId, ...body },
      });
    expect(await say('/v1/order/cancel', { fee: amount })).toMatchObject(
      refused(400, 'ValidationFailed', 'fee'),
    );
    const change = { guests: '12', version: 1, difference: amount };
    expect(await say('/v1/order/changes', change)).toMatchObject(
      refused(400, 'ValidationFailed', 'difference'),
    );
  });
});

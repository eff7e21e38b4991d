import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { slotLimits } from '#server/db/schema/booking.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { orderChanges } from '#server/db/schema/changes.ts';
import { notices } from '#server/db/schema/kitchen.ts';
import { availability } from '#server/db/schema/menu.ts';
import { productOrders } from '#server/db/schema/ordering.ts';
import { settings } from '#server/db/schema/settings.ts';
import { reconcileChanges } from '#server/services/payments/changes/reconcile-changes.ts';
import { reconcile } from '#server/services/payments/reconcile.ts';
import { addressOf, call, refused, signedIn } from '../../../tests/support/client.ts';
import {
  act,
  fault,
  idOf,
  listedOrder,
  order,
  paidOrder,
  press,
  sessionsOf,
  statusOf,
  type TestOrder,
  update,
} from '../../../tests/support/orders.ts';
import { inLine } from '../../../tests/support/race.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';
import { callKitchen, staffOf } from '../../../tests/support/staff.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ withLimits: true });
});
afterAll(() => shop.stop());

/** A day of its own for each test, so that none finds the orders of another. */
let ahead = 4;
let day: string;
beforeEach(() => {
  ahead += 1;
  day = addDays(berlinDay(shop.deps.now()), ahead);
});

/** Two platters of 101 are so many portions for the kitchen of seller 1. */
async function weightOfTwo(): Promise<number> {
  const [product] = await shop.deps.db.select().from(products).where(eq(products.id, 101));
  return 2 * (product?.servesFrom ?? 0);
}

/** Room of seller 1 for one half hour of the day. */
const limit = (most: number, time: string | null = '12:30') =>
  shop.deps.db.insert(slotLimits).values({ sellerId: 1, day, time, most });

const noon = () => ({ preferDateAndTime: `${day}T12:30` });

/** How a slot stands, counted anew. */
async function slotAt(time: string, query = '&items=101:2') {
  // What was counted is told again for two seconds.
  await new Promise((resolve) => setTimeout(resolve, 2050));
  const answer = await call(shop, 'GET', `/v1/slots?day=${day}${query}`);
  return (answer.json as { time: string; state: string; portionsLeft: number }[]).find(
    (slot) => slot.time === time,
  );
}

async function refusedOrder(change: Record<string, unknown> = {}) {
  const customer = await signedIn(shop);
  return call(shop, 'POST', '/v1/product-orders/create-checkout-session', {
    token: customer.token,
    body: {
      productQuantities: { '101': 2 },
      deliveryAddressId: (await addressOf(shop, customer)).id,
      ...noon(),
      ...change,
    },
  });
}

/** Lets the payment pages of orders have only so many minutes left. */
async function leave(placed: readonly TestOrder[], minutes: number) {
  await shop.deps.db
    .update(productOrders)
    .set({ paymentExpiresAt: new Date(shop.deps.now() + minutes * 60_000) })
    .where(
      inArray(
        productOrders.publicId,
        placed.map(({ publicId }) => publicId),
      ),
    );
}

/** Notices that an order is more than the kitchens make. */
async function overbooked(placed: TestOrder) {
  const rows = await shop.deps.db
    .select({ kind: notices.kind })
    .from(notices)
    .where(and(eq(notices.orderId, await idOf(shop, placed)), eq(notices.kind, 'OVERBOOKED')));
  return rows.map(({ kind }) => kind);
}

/** The kitchen says that a dish is sold out for the day. */
const soldOut = (productId: number) =>
  shop.deps.db
    .insert(availability)
    .values({ productId, fromDay: day, untilDay: day, at: new Date(shop.deps.now()) });

/** What the office is told about an order. */
async function toldTo({ publicId }: TestOrder) {
  const { cookie } = await staffOf(shop, 'OFFICE');
  return (await callKitchen(shop, 'GET', `/orders/${publicId}`, { cookie })).json.notices;
}

/** The provider tells nothing until the test is over; who asks it is answered. */
function withoutWebhooks() {
  onTestFinished(() => fault(shop, { api: 'none', webhooks: 'deliver' }));
  return fault(shop, { webhooks: 'drop' });
}

describe('the half hours of a day', () => {
  test('are free until the kitchens have enough, nearly full, and full for what does not fit', async () => {
    const weight = await weightOfTwo();
    await limit(weight * 4);
    expect(await slotAt('12:30')).toEqual({ time: '12:30', state: 'FREE', portionsLeft: weight * 4 });
    for (let nth = 0; nth < 3; nth += 1) await order(shop, noon());
    expect(await slotAt('12:30')).toEqual({ time: '12:30', state: 'NEARLY_FULL', portionsLeft: weight });
    expect(await slotAt('12:30', '&items=101:3')).toMatchObject({ state: 'FULL', portionsLeft: weight });
    expect(await slotAt('12:30', '&items=101:3')).not.toHaveProperty('isTooMuch');
    expect(await slotAt('12:30', '&items=101:9')).toMatchObject({ state: 'FULL', isTooMuch: true });
    expect(await slotAt('13:00')).toMatchObject({ state: 'FREE' });
  });

  test('are asked of each kitchen for what it makes; portions alone of every one, and the smallest room counts', async () => {
    await limit(10);
    expect(await slotAt('12:30', '&portions=11')).toMatchObject({ state: 'FULL', portionsLeft: 10 });
    expect(await slotAt('12:30', '&portions=10')).toMatchObject({ state: 'FREE', portionsLeft: 10 });
    const [other] = await shop.deps.db.select().from(products).where(eq(products.sellerId, 2));
    expect(await slotAt('12:30', `&items=${other?.id}:3`)).toMatchObject({ state: 'FREE' });
    expect(await slotAt('12:30', '')).toMatchObject({ state: 'FREE', portionsLeft: 10 });
  });

  test('are closed on closed days, outside the hours of a weekday and when it is too late', async () => {
    const set = (key: string, value: string) =>
      shop.deps.db.update(settings).set({ value }).where(eq(settings.key, key));
    const weekday = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'][new Date(day).getUTCDay()];
    await set('opening-hours', `${weekday} 10:00-14:00`);
    expect(await slotAt('14:00')).toMatchObject({ state: 'FREE' });
    expect(await slotAt('14:30')).toEqual({ time: '14:30', state: 'CLOSED', portionsLeft: 0 });
    await set('opening-hours', '');
    await set('closed-days', day);
    expect(await slotAt('12:30')).toMatchObject({ state: 'CLOSED' });
    await set('closed-days', '');
    const today = await call(shop, 'GET', `/v1/slots?day=${berlinDay(shop.deps.now() - 86_400_000)}`);
    expect(new Set(today.json.map(({ state }: { state: string }) => state))).toEqual(new Set(['CLOSED']));
  });

  test('are told for the days of a calendar too, each as its best half hour', async () => {
    const weight = await weightOfTwo();
    const [full, closed] = [addDays(day, 1), addDays(day, 2)];
    await limit(weight, '*');
    await shop.deps.db.insert(slotLimits).values({ sellerId: 1, day: full, time: null, most: weight - 1 });
    await shop.deps.db.update(settings).set({ value: closed }).where(eq(settings.key, 'closed-days'));
    ahead += 2;
    const days = async (query: string) =>
      (await call(shop, 'GET', `/v1/slot-days?from=${day}&${query}`)).json as {
        day: string;
        state: string;
      }[];
    expect(await days('days=4&items=101:2')).toEqual([
      { day, state: 'FREE' },
      { day: full, state: 'FULL' },
      { day: closed, state: 'CLOSED' },
      { day: addDays(day, 3), state: 'FREE' },
    ]);
    expect(await days('items=101:3')).toHaveLength(42);
    expect((await days('days=1&items=101:3'))[0]).toEqual({ day, state: 'FULL' });
    await shop.deps.db.update(settings).set({ value: '' }).where(eq(settings.key, 'closed-days'));
    for (const query of ['days=43', 'days=0', 'items=101']) {
      expect(await call(shop, 'GET', `/v1/slot-days?from=${day}&${query}`)).toMatchObject(
        refused(400, 'ValidationFailed'),
      );
    }
  });

  test.each(['day=2026-02-30', 'day=2027-01-05&items=101', 'day=2027-01-05&portions=-1', 'items=101:1'])(
    'are not told for %s',
    async (query) => {
      expect(await call(shop, 'GET', `/v1/slots?${query}`)).toMatchObject(refused(400, 'ValidationFailed'));
    },
  );
});

describe('a place in the kitchen', () => {
  test('is refused where there is no room, with the nearest that are free, before anything is written', async () => {
    const weight = await weightOfTwo();
    await limit(weight);
    await limit(0, '12:00');
    await order(shop, noon());
    const answer = await refusedOrder();
    expect(answer).toMatchObject(refused(409, 'SlotFull', 'preferDateAndTime'));
    expect(answer.json.nearest).toEqual([`${day}T13:00`, `${day}T11:30`, `${day}T13:30`]);
    expect(answer.json.message).toContain('11:30');
    const orders = await shop.deps.db
      .select()
      .from(productOrders)
      .where(eq(productOrders.preferDateAndTime, `${day}T12:30`));
    expect(orders).toHaveLength(1);
  });

  test('is on another day where the whole day is full, and with a telephone number where nothing is', async () => {
    await limit(1, null);
    const next = addDays(day, 1);
    expect((await refusedOrder()).json.nearest).toEqual([`${next}T12:30`, `${next}T12:00`, `${next}T13:00`]);
    const tooMuch = await refusedOrder({ productQuantities: { '101': 200 } });
    expect(tooMuch).toMatchObject(refused(409, 'SlotFull'));
    expect(tooMuch.json.nearest).toEqual([]);
    expect(tooMuch.json.message).toContain('030 5557 2140');
  });

  test('is held while it is paid for, and free again when the payment page has ended', async () => {
    await limit(await weightOfTwo());
    const first = await order(shop, noon());
    expect(await refusedOrder()).toMatchObject(refused(409, 'SlotFull'));
    await press(shop, first.sessionId, 'expire');
    await expect.poll(() => statusOf(shop, first)).toBe('CANCELED');
    expect((await refusedOrder()).status).toBe(200);
  });

  test('is held by the same press again, and by money that is on its way', async () => {
    await limit(await weightOfTwo());
    const customer = await signedIn(shop);
    const wanted = { ...noon(), deliveryAddressId: (await addressOf(shop, customer)).id };
    const first = await order(shop, wanted, customer);
    const again = await order(shop, wanted, customer);
    expect(again.publicId).toBe(first.publicId);
    await press(shop, first.sessionId, 'pay-later');
    await expect.poll(async () => (await listedOrder(shop, first)).paymentUnderWay).toBe(true);
    shop.clock.offset += 3 * 3_600_000;
    expect(await refusedOrder()).toMatchObject(refused(409, 'SlotFull'));
    shop.clock.offset -= 3 * 3_600_000;
  });

  test('is lost to who pays after its end; the money is taken, and a person is told that it is too much', async () => {
    await limit(await weightOfTwo());
    const late = await order(shop, noon());
    await shop.deps.db
      .update(productOrders)
      .set({ status: 'CANCELED', canceledAt: new Date() })
      .where(eq(productOrders.publicId, late.publicId));
    const inTime = await paidOrder(shop, noon());
    await press(shop, late.sessionId, 'pay');
    await update(shop, late, 'PAID');
    expect(await statusOf(shop, late)).toBe('PAID');
    expect(await overbooked(late)).toEqual(['OVERBOOKED']);
    expect(await overbooked(inTime)).toEqual([]);
  });

  test('that was closed while its money was awaited is told to a person; the money is taken', async () => {
    const placed = await order(shop, noon());
    const set = (value: string) =>
      shop.deps.db.update(settings).set({ value }).where(eq(settings.key, 'closed-days'));
    onTestFinished(() => set('').then(() => undefined));
    await set(day);
    await press(shop, placed.sessionId, 'pay');
    await update(shop, placed, 'PAID');
    expect(await statusOf(shop, placed)).toBe('PAID');
    const [notice] = await shop.deps.db
      .select()
      .from(notices)
      .where(eq(notices.orderId, await idOf(shop, placed)));
    expect(notice).toMatchObject({ kind: 'OVERBOOKED', data: { what: 'closed' } });
  });

  test.each([
    ['has ended', -10],
    ['is open', 10],
  ])(
    'for a dish that was sold out before the money came, while its page %s, is told to a person by its name; the money is taken',
    async (_page, minutes) => {
      const placed = await order(shop, { ...noon(), productQuantities: { '101': 2, '401': 1 } });
      await leave([placed], minutes);
      await soldOut(401);
      await press(shop, placed.sessionId, 'pay');
      await update(shop, placed, 'PAID');
      expect(await statusOf(shop, placed)).toBe('PAID');
      const [notice] = await toldTo(placed);
      expect(notice).toMatchObject({ kind: 'OVERBOOKED', what: 'sold-out' });
      expect(notice.dishes).toEqual([expect.stringContaining('\n')]);
    },
  );

  test('that a change takes for a dish sold out before its money came is told to a person, what was ordered before is not', async () => {
    const placed = await paidOrder(shop, noon());
    const ask = (path: string, body: object) =>
      call(shop, 'POST', `/v1/order/${path}`, {
        token: placed.customer.token,
        body: {
          publicProductOrderId: placed.publicId,
          items: [
            { productId: 101, quantity: 2 },
            { productId: 401, quantity: 1 },
          ],
          ...body,
        },
      });
    const { version, difference } = (await ask('changes/quote', {})).json;
    const made = await ask('changes', { version, difference });
    await soldOut(101);
    await soldOut(401);
    await press(shop, String(made.json.checkoutUrl).split('/').at(-1) ?? '', 'pay');
    await reconcileChanges(shop.deps, true);
    const rows = await shop.deps.db
      .select({ data: notices.data })
      .from(notices)
      .where(eq(notices.orderId, await idOf(shop, placed)));
    expect(rows).toEqual([{ data: { what: 'sold-out', productIds: [401] } }]);
  });

  test('that had gone before it was heard that its money is on its way is told to a person too', async () => {
    await limit(await weightOfTwo());
    await withoutWebhooks();
    const slow = await order(shop, noon());
    await press(shop, slow.sessionId, 'pay-later');
    await leave([slow], -10);
    const inTime = await order(shop, noon());
    await press(shop, inTime.sessionId, 'pay');
    await update(shop, inTime, 'PAID');
    await reconcile(shop.deps, true);
    await press(shop, slow.sessionId, 'settle');
    await update(shop, slow, 'PAID');
    expect(await statusOf(shop, slow)).toBe('PAID');
    expect(await overbooked(slow)).toEqual(['OVERBOOKED']);
    expect(await overbooked(inTime)).toEqual([]);
  });

  test('that had gone before it was heard that a change is being paid for is told to a person too', async () => {
    const weight = await weightOfTwo();
    await limit(1.5 * weight);
    const placed = await paidOrder(shop, noon());
    await withoutWebhooks();
    const ask = (path: string, body: object) =>
      call(shop, 'POST', `/v1/order/${path}`, {
        token: placed.customer.token,
        body: {
          publicProductOrderId: placed.publicId,
          items: [{ productId: 101, quantity: 3 }],
          ...body,
        },
      });
    const { version, difference } = (await ask('changes/quote', {})).json;
    const made = await ask('changes', { version, difference });
    const session = String(made.json.checkoutUrl).split('/').at(-1) ?? '';
    await press(shop, session, 'pay-later');
    const ofOrder = eq(orderChanges.orderId, await idOf(shop, placed));
    const until = new Date(shop.deps.now() - 600_000);
    await shop.deps.db.update(orderChanges).set({ until }).where(ofOrder);
    const inTime = await order(shop, { ...noon(), productQuantities: { '101': 1 } });
    await press(shop, inTime.sessionId, 'pay');
    await update(shop, inTime, 'PAID');
    await reconcileChanges(shop.deps, true);
    await press(shop, session, 'settle');
    await reconcileChanges(shop.deps, true);
    const [row] = await shop.deps.db.select().from(orderChanges).where(ofOrder);
    expect(row?.state).toBe('APPLIED');
    expect(await overbooked(placed)).toEqual(['OVERBOOKED']);
  });

  describe('that a change keeps until it is paid, at another half hour,', () => {
    const at = (time: string) => ({ preferDateAndTime: `${day}T${time}` });
    const platters = (quantity: number) => ({ productQuantities: { '101': quantity } });
    const ask = ({ customer, publicId }: TestOrder, path: string, body: object = {}) =>
      call(shop, 'POST', `/v1/order/${path}`, {
        token: customer.token,
        body: { publicProductOrderId: publicId, ...body },
      });
    /** Leaves a change unpaid, for the price that its quote says. */
    async function wait(placed: TestOrder, wish: { items: object[]; preferDateAndTime: string }) {
      const { version, difference } = (await ask(placed, 'changes/quote', wish)).json;
      const { json } = await ask(placed, 'changes', { ...wish, version, difference });
      return String(json.checkoutUrl).split('/').at(-1) ?? '';
    }
    const five = [{ productId: 101, quantity: 5 }];
    const full = refused(409, 'SlotFull');
    let each: number;
    beforeEach(async () => {
      each = (await weightOfTwo()) / 2;
    });

    test('counts for the day as what is added, for both half hours as all of it, and once as it is when it is paid', async () => {
      await limit(10 * each, null);
      await limit(4 * each);
      await limit(5 * each, '15:00');
      const placed = await paidOrder(shop, { ...noon(), ...platters(4) });
      const page = await wait(placed, { items: five, ...at('15:00') });
      expect(await refusedOrder({ ...at('18:00'), ...platters(6) })).toMatchObject(full);
      await order(shop, { ...at('18:00'), ...platters(4) });
      for (const time of ['12:30', '15:00']) {
        expect(await refusedOrder({ ...at(time), ...platters(1) })).toMatchObject(full);
      }
      await press(shop, page, 'pay');
      await reconcileChanges(shop.deps, true);
      expect(await refusedOrder({ ...at('15:00'), ...platters(1) })).toMatchObject(full);
      await order(shop, { ...noon(), ...platters(1) });
      expect(await refusedOrder({ ...at('18:00'), ...platters(1) })).toMatchObject(full);
      expect(await overbooked(placed)).toEqual([]);
    });

    test('is given back by one that is dropped', async () => {
      await limit(6 * each, null);
      await limit(5 * each, '15:00');
      const placed = await paidOrder(shop, { ...noon(), ...platters(4) });
      await wait(placed, { items: five, ...at('15:00') });
      expect(await refusedOrder({ ...at('15:00'), ...platters(2) })).toMatchObject(full);
      expect(await refusedOrder({ ...at('18:00'), ...platters(2) })).toMatchObject(full);
      expect((await ask(placed, 'changes/drop')).status).toBe(204);
      await order(shop, { ...at('15:00'), ...platters(2) });
      expect(await refusedOrder({ ...at('18:00'), ...platters(1) })).toMatchObject(full);
    });

    test('of another day is all of it there, while the day before keeps what it has', async () => {
      await limit(4 * each, null);
      const placed = await paidOrder(shop, { ...noon(), ...platters(4) });
      const before = noon();
      ahead += 1;
      day = addDays(day, 1);
      await limit(5 * each, null);
      const page = await wait(placed, { items: five, ...at('15:00') });
      expect(await refusedOrder({ ...at('18:00'), ...platters(1) })).toMatchObject(full);
      expect(await refusedOrder({ ...before, ...platters(1) })).toMatchObject(full);
      await press(shop, page, 'pay');
      await reconcileChanges(shop.deps, true);
      expect(await refusedOrder({ ...at('18:00'), ...platters(1) })).toMatchObject(full);
      await order(shop, { ...before, ...platters(4) });
    });

    test('with less of one kitchen and more of another counts for the day of each: what it has, and what is added', async () => {
      const [salad] = await shop.deps.db.select().from(products).where(eq(products.id, 401));
      const most = 5 * (salad?.servesFrom ?? 0);
      await limit(7 * each, null);
      await shop.deps.db.insert(slotLimits).values({ sellerId: salad?.sellerId ?? 0, day, time: null, most });
      const placed = await paidOrder(shop, { ...noon(), ...platters(5) });
      const items = [
        { productId: 101, quantity: 4 },
        { productId: 401, quantity: 3 },
      ];
      await wait(placed, { items, ...at('15:00') });
      for (const id of [101, 401]) {
        const of = (quantity: number) => ({ ...at('18:00'), productQuantities: { [id]: quantity } });
        expect(await refusedOrder(of(3))).toMatchObject(full);
        await order(shop, of(2));
        expect(await refusedOrder(of(2))).toMatchObject(full);
      }
    });
  });

  test('that has gone is not taken again by the end of a page that was to be replaced', async () => {
    await limit(await weightOfTwo());
    await withoutWebhooks();
    const first = await order(shop, noon());
    await leave([first], 5);
    const match = `POST /v1/checkout/sessions/${first.sessionId}/expire`;
    await fault(shop, { api: '500', match, webhooks: 'drop' });
    expect(await act(shop, first, 'pay')).toMatchObject(refused(502, 'PaymentProviderFailed'));
    await fault(shop, { api: 'none', webhooks: 'drop' });
    await press(shop, first.sessionId, 'expire');
    await leave([first], -5);
    const second = await order(shop, noon());
    await press(shop, second.sessionId, 'pay');
    await update(shop, second, 'PAID');
    await reconcile(shop.deps, true);
    expect(await act(shop, first, 'pay')).toMatchObject(refused(409, 'SlotFull'));
    await reconcile(shop.deps, true);
    expect(await statusOf(shop, first)).toBe('CANCELED');
  });

  test('is not taken again for a dish that is sold out for its day by now', async () => {
    const placed = await order(shop, noon());
    const soldOut = { productId: 101, fromDay: day, untilDay: day, at: new Date(shop.deps.now()) };
    await shop.deps.db.insert(availability).values(soldOut);
    await leave([placed], -3);
    expect(await act(shop, placed, 'pay')).toMatchObject(refused(409, 'SoldOut'));
  });

  test('is not promised to somebody else while late money for it is being booked', async () => {
    await paidOrder(shop);
    await limit(await weightOfTwo());
    const late = await order(shop, noon());
    await leave([late], -10);
    await fault(shop, { webhooks: 'drop' });
    onTestFinished(() => fault(shop, { webhooks: 'deliver' }));
    await press(shop, late.sessionId, 'pay');
    const [booked, other] = await shop.deps.db.transaction(async (tx) => {
      // Another payment is just getting the number of its invoice, so this one waits, counted and not yet to be seen.
      await tx.execute(sql`select from invoice_numbers for update`);
      const booking = update(shop, late, 'PAID');
      await inLine(shop);
      let isOver = false;
      const ordering = refusedOrder().finally(() => {
        isOver = true;
      });
      await inLine(shop, { length: 2, isOver: () => isOver });
      return [booking, ordering];
    });
    await booked;
    expect(await statusOf(shop, late)).toBe('PAID');
    expect(await other).toMatchObject(refused(409, 'SlotFull'));
  });

  test('goes once, however many press for the last one at the same moment', async () => {
    await limit(await weightOfTwo());
    const answers = await Promise.all(Array.from({ length: 8 }, () => refusedOrder()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  });

  test('is taken again by one of two whose pages have ended and who want to pay at the same moment', async () => {
    await limit(await weightOfTwo());
    const both = [await order(shop, noon())];
    await leave(both, -3);
    both.push(await order(shop, noon()));
    await leave(both, -3);
    const answers = await Promise.all(both.map((placed) => act(shop, placed, 'pay')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject(refused(409, 'SlotFull'));
  });

  test('is no obstacle to who holds it without having paid: it is offered again, and what is ordered anew takes it over', async () => {
    const weight = await weightOfTwo();
    await limit(weight);
    const customer = await signedIn(shop);
    const first = await order(shop, noon(), customer);
    expect(await slotAt('12:30')).toMatchObject({ state: 'FULL' });
    const own = `/v1/slots?day=${day}&items=101:2`;
    const offered = (await call(shop, 'GET', own, { token: customer.token })).json;
    expect(offered).toContainEqual({ time: '12:30', state: 'FREE', portionsLeft: weight });
    const days = `/v1/slot-days?from=${day}&days=1&items=101:2`;
    await limit(weight, null);
    await slotAt('12:30');
    expect((await call(shop, 'GET', days)).json).toEqual([{ day, state: 'FULL' }]);
    expect((await call(shop, 'GET', days, { token: customer.token })).json[0].state).not.toBe('FULL');
    // A session that has ended only knows nothing of anybody.
    expect((await call(shop, 'GET', days, { token: 'x'.repeat(40) })).json[0].state).toBe('FULL');
    const again = await order(shop, { ...noon(), deliveryInstruction: 'Bitte oben klingeln' }, customer);
    expect(again.publicId).not.toBe(first.publicId);
    expect([await statusOf(shop, first), await statusOf(shop, again)]).toEqual(['CANCELED', 'PENDING']);
    expect(await refusedOrder()).toMatchObject(refused(409, 'SlotFull'));
  });

  describe('is held by an order that another is to take the place of, and', () => {
    /** An open order of somebody who has all the room of noon, and how they order it anew. */
    async function held() {
      await limit(await weightOfTwo());
      const customer = await signedIn(shop);
      const first = await order(shop, noon(), customer);
      const anew = () => order(shop, { ...noon(), deliveryInstruction: 'Bitte klingeln' }, customer);
      return { customer, first, anew };
    }
    const rowOf = async ({ publicId }: TestOrder) =>
      (await shop.deps.db.select().from(productOrders).where(eq(productOrders.publicId, publicId)))[0];

    test('nobody else takes it in between', async () => {
      const { first, anew } = await held();
      const other = await signedIn(shop);
      await addressOf(shop, other);
      let nth = 0;
      let rival: unknown;
      shop.races.atLock = async (moment, point) => {
        if (moment !== 'before' || point !== 'place order') return;
        nth += 1;
        // The second try of who has it already: the first was refused for want of room.
        if (nth !== 2) return;
        shop.races.atLock = undefined;
        rival = await order(shop, noon(), other).catch(String);
      };
      const again = await anew();
      expect(rival).toContain('SlotFull');
      expect([await statusOf(shop, first), await statusOf(shop, again)]).toEqual(['CANCELED', 'PENDING']);
    });

    test('the other is refused, and that one stays with its page, where something else has become dearer meanwhile', async () => {
      const { customer, first } = await held();
      let nth = 0;
      const dearer = (by: number) =>
        shop.deps.db
          .update(products)
          .set({ price: sql`${products.price} + ${by}` })
          .where(eq(products.id, 101));
      shop.races.atLock = async (moment, point) => {
        if (moment !== 'before' || point !== 'place order') return;
        nth += 1;
        if (nth === 2) await dearer(100);
      };
      onTestFinished(async () => {
        shop.races.atLock = undefined;
        await dearer(-100);
      });
      const wish = { ...noon(), deliveryInstruction: 'Bitte klingeln', expectedTotal: 116 };
      await expect(order(shop, wish, customer)).rejects.toThrow('TotalChanged');
      expect(await rowOf(first)).toMatchObject({ status: 'PENDING', cancelAskedAt: null });
      await press(shop, first.sessionId, 'pay');
      await update(shop, first, 'PAID');
      expect(await statusOf(shop, first)).toBe('PAID');
    });

    test('money that comes for that one meanwhile wins: the other ends before it can be paid', async () => {
      const { first, anew } = await held();
      await withoutWebhooks();
      await press(shop, first.sessionId, 'pay');
      await expect(anew()).rejects.toThrow('OrderAlreadyPaid');
      expect(await statusOf(shop, first)).toBe('PAID');
      const [last] = (await call(shop, 'GET', '/v1/orders', { token: first.customer.token })).json;
      expect(last).toMatchObject({ status: 'CANCELED' });
      expect(await overbooked(first)).toEqual([]);
    });

    test('where the provider is away the other waits: neither can be paid twice, and the same press goes on', async () => {
      const { first, anew } = await held();
      await fault(shop, { api: '500' });
      onTestFinished(() => fault(shop, { api: 'none' }));
      await expect(anew()).rejects.toThrow('CancellationUnderWay');
      await fault(shop, { api: 'none' });
      expect(await act(shop, first, 'pay')).toMatchObject({ json: { code: 'CancellationUnderWay' } });
      const again = await anew();
      expect([await statusOf(shop, first), await statusOf(shop, again)]).toEqual(['CANCELED', 'PENDING']);
      const pages = [...(await sessionsOf(shop, first)), ...(await sessionsOf(shop, again))];
      expect(pages.map(({ status }) => status)).toEqual(['expired', 'open']);
      expect(await refusedOrder()).toMatchObject(refused(409, 'SlotFull'));
    });

    test('whose process dies right after the other was written: the reconciler ends it', async () => {
      const { customer, first, anew } = await held();
      shop.races.atLock = async (moment, point) => {
        if (moment === 'before' && point === 'settle payment') throw new Error('killed');
      };
      onTestFinished(() => {
        shop.races.atLock = undefined;
      });
      await expect(anew()).rejects.toThrow();
      shop.races.atLock = undefined;
      shop.clock.offset += 11_000;
      onTestFinished(() => {
        shop.clock.offset = 0;
      });
      const [last] = (await call(shop, 'GET', '/v1/orders', { token: customer.token })).json;
      await reconcile(shop.deps);
      await expect.poll(() => statusOf(shop, first)).toBe('CANCELED');
      const publicId = last.publicProductOrderId;
      expect(await act(shop, { ...first, publicId }, 'pay')).toMatchObject({ status: 200 });
    });
  });

  test('is kept by who holds it where giving it up would not make room for more', async () => {
    await limit(2 * (await weightOfTwo()));
    const customer = await signedIn(shop);
    const kept = await order(shop, noon(), customer);
    await paidOrder(shop, noon());
    const more = { productQuantities: { '101': 4 } };
    await expect(order(shop, { ...noon(), ...more }, customer)).rejects.toThrow('SlotFull');
    expect(await statusOf(shop, kept)).toBe('PENDING');
  });

  test('is kept by what was paid and is not confirmed yet, for its own customer too', async () => {
    await limit(await weightOfTwo());
    const customer = await signedIn(shop);
    const first = await order(shop, noon(), customer);
    await press(shop, first.sessionId, 'pay-later');
    await expect.poll(async () => (await listedOrder(shop, first)).paymentUnderWay).toBe(true);
    const another = order(shop, { ...noon(), deliveryInstruction: 'Hinten klingeln' }, customer);
    await expect(another).rejects.toThrow('SlotFull');
    expect(await statusOf(shop, first)).toBe('PENDING');
  });

  test('is held unpaid by three orders of a customer a day at most: with a fourth the oldest gives way', async () => {
    const customer = await signedIn(shop);
    const paid = await paidOrder(shop, noon(), customer);
    const placed: TestOrder[] = [];
    for (const time of ['11:00', '11:30', '12:00', '12:30']) {
      placed.push(await order(shop, { preferDateAndTime: `${day}T${time}` }, customer));
    }
    const other = await order(shop, { preferDateAndTime: `${addDays(day, 1)}T12:30` }, customer);
    const statuses = await Promise.all([...placed, other, paid].map((each) => statusOf(shop, each)));
    expect(statuses).toEqual(['CANCELED', 'PENDING', 'PENDING', 'PENDING', 'PENDING', 'PAID']);
  });

  test('is not needed by a pickup where only deliveries are full', async () => {
    await shop.deps.db.insert(slotLimits).values({ sellerId: null, day, time: '12:30', most: 0 });
    expect(await refusedOrder()).toMatchObject(refused(409, 'SlotFull'));
    expect((await refusedOrder({ fulfilment: 'PICKUP' })).status).toBe(200);
  });
});

test('large orders have to be there the day before, where the owner says so', async () => {
  const tomorrow = addDays(berlinDay(shop.deps.now()), 1);
  await shop.deps.db.update(settings).set({ value: '10 00:00' }).where(eq(settings.key, 'lead-time-by-size'));
  const large = await refusedOrder({ preferDateAndTime: `${tomorrow}T18:00` });
  expect(large).toMatchObject(refused(400, 'DeliveryTimeUnavailable', 'preferDateAndTime'));
  await shop.deps.db.update(settings).set({ value: '' }).where(eq(settings.key, 'lead-time-by-size'));
  expect((await refusedOrder({ preferDateAndTime: `${tomorrow}T18:00` })).status).toBe(200);
});

test('a large order is paid while its time is kept, also when it would be too late to order it; no longer then', async () => {
  const tomorrow = addDays(berlinDay(shop.deps.now()), 1);
  const placed = await order(shop, { preferDateAndTime: `${tomorrow}T18:00` });
  const late = eq(settings.key, 'lead-time-by-size');
  await shop.deps.db.update(settings).set({ value: '10 00:00' }).where(late);
  expect(await listedOrder(shop, placed)).toMatchObject({ payNow: 'POSSIBLE' });
  expect(await act(shop, placed, 'pay')).toMatchObject({ status: 200, json: { url: placed.url } });
  await leave([placed], 5);
  expect(await act(shop, placed, 'pay')).toMatchObject({ status: 200, json: { url: placed.url } });
  await leave([placed], -3);
  const listed = await listedOrder(shop, placed);
  const answer = await act(shop, placed, 'pay');
  await shop.deps.db.update(settings).set({ value: '' }).where(late);
  expect(listed).toMatchObject({ payNow: 'TOO_LATE' });
  expect(answer).toMatchObject(refused(409, 'OrderTooLateToPay'));
  expect(await act(shop, placed, 'pay')).toMatchObject({ status: 200 });
});

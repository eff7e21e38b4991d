import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  act,
  fault,
  idOf,
  inThreeDays,
  order,
  paidOrder,
  press,
  statusOf,
  type TestOrder,
} from '../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';
import { system } from '../../access/actor.ts';
import { eventsOf } from '../../db/events-of.ts';
import { orderEvents, productOrders } from '../../db/schema/ordering.ts';
import { eraseCustomer } from '../customers/erase-customer.ts';
import { writeOrderEvent } from './move-order.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ withLooseLedgers: true });
});
afterAll(() => shop.stop());

const historyOf = (orderId: number) =>
  shop.deps.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
const toldOf = async (placed: TestOrder) =>
  (await historyOf(await idOf(shop, placed))).map(({ kind, status, actorKind }) => [kind, status, actorKind]);

test('the history of an order says what happened, who did it and where it stood then', async () => {
  const placed = await paidOrder(shop, { preferDateAndTime: inThreeDays(shop) });
  await expect.poll(() => statusOf(shop, placed)).toBe('PAID');
  await act(shop, placed, 'cancel');
  expect(await toldOf(placed)).toEqual([
    ['placed', 'PENDING', 'customer'],
    ['paid', 'PAID', 'system'],
    ['canceled', 'CANCELED', 'customer'],
  ]);
  const history = await historyOf(await idOf(shop, placed));
  const [first, second, third] = history;
  const total = eventsOf(history, 'placed')[0]?.data.total;
  expect(first?.data).toEqual({ total: expect.any(Number), items: [[expect.any(Number), 2]] });
  expect(second?.data).toEqual({ amount: total, session: placed.sessionId });
  expect(third?.data).toEqual({ amount: total, alreadyBack: 0 });
  expect(third?.actorId).toBe(first?.actorId);
});

test('an order that its customer drops, and one whose payment fails, end without having been paid', async () => {
  const dropped = await order(shop);
  // The provider tells of the end of its page too, and is sometimes faster than who asked for it.
  await fault(shop, { webhooks: 'drop' });
  await act(shop, dropped, 'cancel');
  await fault(shop, { webhooks: 'deliver' });
  const failed = await order(shop);
  await press(shop, failed.sessionId, 'expire');
  for (const placed of [dropped, failed]) {
    await expect.poll(() => statusOf(shop, placed)).toBe('CANCELED');
    expect((await toldOf(placed)).map(([kind]) => kind)).toEqual(['placed', 'dropped']);
  }
  expect((await historyOf(await idOf(shop, dropped))).at(-1)).toMatchObject({
    actorKind: 'customer',
    data: { reason: 'asked' },
  });
  expect((await historyOf(await idOf(shop, failed))).at(-1)).toMatchObject({
    actorKind: 'system',
    data: { reason: 'payment-expired', session: failed.sessionId },
  });
});

test('a status that a process of the release before changes is written down all the same, once', async () => {
  const placed = await order(shop);
  const id = await idOf(shop, placed);
  const { db } = shop.deps;
  const at = new Date();
  await db.update(productOrders).set({ status: 'CANCELED', canceledAt: at }).where(eq(productOrders.id, id));
  await db
    .update(productOrders)
    .set({ status: 'PAID', paidAt: at, paymentIntentId: 'pi_of_before' })
    .where(eq(productOrders.id, id));
  await db.update(productOrders).set({ nextCheckAt: at }).where(eq(productOrders.id, id));
  expect(await toldOf(placed)).toEqual([
    ['placed', 'PENDING', 'customer'],
    ['dropped', 'CANCELED', 'system'],
    ['paid', 'PAID', 'system'],
  ]);
  expect((await historyOf(id)).at(-1)?.at).toEqual(at);
});

test('an order that comes from a backup of before begins its history with what is known of it', async () => {
  const placed = await paidOrder(shop, { preferDateAndTime: inThreeDays(shop) });
  await act(shop, placed, 'cancel');
  const { db } = shop.deps;
  const [row] = await db.select().from(productOrders).where(eq(productOrders.publicId, placed.publicId));
  if (!row) throw new Error('the order is gone');
  const { id: _, ...copied } = row;
  const publicId = randomUUID();
  await db
    .insert(productOrders)
    .values({ ...copied, publicId, bon: null, paymentSessionId: null, paymentIntentId: null });
  const history = await historyOf(await idOf(shop, { publicId }));
  expect(history.map(({ kind, at }) => [kind, at])).toEqual([
    ['placed', row.createdAt],
    ['paid', row.paidAt],
    ['canceled', row.canceledAt],
  ]);
});

test('what is kept of an event is of its kind', async () => {
  const placed = await order(shop);
  const orderId = await idOf(shop, placed);
  const at = new Date();
  const { db } = shop.deps;
  await writeOrderEvent(db, system, { orderId, kind: 'run', at, data: { run: 3 } });
  const history = await historyOf(orderId);
  expect(eventsOf(history, 'run', 'moved').map(({ kind, data }) => [kind, data])).toEqual([
    ['run', { run: 3 }],
  ]);
  // What the compiler refuses; none of it is called.
  void (() => [
    // @ts-expect-error there is no such kind
    writeOrderEvent(db, system, { orderId, kind: 'ran', at, data: { run: 3 } }),
    // @ts-expect-error a run is a number
    writeOrderEvent(db, system, { orderId, kind: 'run', at, data: { run: 'first' } }),
    // @ts-expect-error a run has to be said
    writeOrderEvent(db, system, { orderId, kind: 'run', at, data: {} }),
    // @ts-expect-error a run has no minutes
    writeOrderEvent(db, system, { orderId, kind: 'run', at, data: { run: 3, minutes: 5 } }),
    // @ts-expect-error nor is that read of one
    eventsOf(history, 'run')[0]?.data.minutes,
    // @ts-expect-error what is paid is told
    eq(orderEvents.kind, 'payed'),
  ]);
});

test('what happened is never changed or taken away, but goes with an order that was never paid', async () => {
  const placed = await order(shop);
  const id = await idOf(shop, placed);
  const { db } = shop.deps;
  const refusal = { cause: expect.objectContaining({ code: '23001' }) };
  await expect(
    db.update(orderEvents).set({ kind: 'paid' }).where(eq(orderEvents.orderId, id)),
  ).rejects.toMatchObject(refusal);
  await expect(db.delete(orderEvents).where(eq(orderEvents.orderId, id))).rejects.toMatchObject(refusal);
  expect(await historyOf(id)).toHaveLength(1);
  await act(shop, placed, 'cancel');
  await eraseCustomer({ db, now: Date.now() }, placed.customer.email);
  expect(await historyOf(id)).toEqual([]);
});

test('who is erased leaves a history of paid orders that names nobody', async () => {
  const placed = await paidOrder(shop, { preferDateAndTime: inThreeDays(shop) });
  await expect.poll(() => statusOf(shop, placed)).toBe('PAID');
  const id = await idOf(shop, placed);
  const { db } = shop.deps;
  await db
    .update(productOrders)
    .set({ preferDateAndTime: '2020-01-01T12:30' })
    .where(eq(productOrders.id, id));
  await eraseCustomer({ db, now: Date.now() }, placed.customer.email);
  const history = await historyOf(id);
  expect(history.map(({ kind }) => kind)).toEqual(['placed', 'paid']);
  expect(JSON.stringify(history)).not.toContain(placed.customer.email);
});

test('every order’s status is the one of its newest event that moved it', async () => {
  const { rows } = await shop.deps.db.execute(sql`
    select o.public_id from product_orders o
    where o.status is distinct from (
      select e.status from order_events e where e.order_id = o.id and e.status is not null order by e.id desc limit 1
    )`);
  expect(rows).toEqual([]);
});

test('nobody but the one door writes the status of an order', () => {
  const doors = globSync(['server/**/*.ts', 'commands/**/*.ts'])
    .filter((path) => !path.includes('.test.'))
    .filter((path) => {
      const text = readFileSync(path, 'utf8');
      const sets = [...text.matchAll(/update\(productOrders\)\s*\.set\(\{([\s\S]*?)\}\)/g)];
      return (
        sets.some(([, written = '']) => /\bstatus\b/.test(written)) || /update\s+"?product_orders/i.test(text)
      );
    });
  expect(doors).toEqual(['server/services/ordering/move-order.ts']);
});

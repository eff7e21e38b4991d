import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { idOf, order, paidOrder } from '../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';
import { orderChanges } from '../../db/schema/changes.ts';
import { dayLoad } from './day-load.ts';

let shop: TestShop;
let day: string;
beforeAll(async () => {
  shop = await startTestShop();
  day = addDays(berlinDay(shop.deps.now()), 9);
});
afterAll(() => shop.stop());

/** Opens a change that keeps so many more platters of 101 at a time. */
async function openChange(
  orderId: number,
  more: number,
  change: Partial<typeof orderChanges.$inferInsert> = {},
) {
  const [row] = await shop.deps.db
    .insert(orderChanges)
    .values({
      orderId,
      baseVersion: 1,
      items: [{ productId: 101, quantity: 2 + more }],
      held: [{ productId: 101, quantity: more }],
      preferDateAndTime: `${day}T12:30`,
      difference: more * 5800,
      until: new Date(shop.deps.now() + 600_000),
      actorKind: 'customer',
      ...change,
    })
    .returning();
  return row?.id ?? 0;
}
const load = async (counting: { now?: number; without?: number } = {}) => {
  const { portions, slots } = await dayLoad(shop.deps.db, { day, now: shop.deps.now(), ...counting });
  const slot = slots.get('12:30');
  return [portions.get(1) ?? 0, slot?.portions.get(1) ?? 0, slot?.deliveries ?? 0];
};
const close = (id: number, state: 'APPLIED' | 'DROPPED') =>
  shop.deps.db
    .update(orderChanges)
    .set({ state, closedAt: new Date(shop.deps.now()) })
    .where(eq(orderChanges.id, id));

test('an open change keeps its additional portions until its time is over or it is closed', async () => {
  const placed = await paidOrder(shop, { preferDateAndTime: `${day}T12:30` });
  const id = await idOf(shop, placed);
  const [before = 0] = await load();
  expect(before).toBeGreaterThan(0);
  const opened = await openChange(id, 3);
  const most = before + (before / 2) * 3;
  expect(await load()).toEqual([most, most, 1]);
  expect(await load({ without: id })).toEqual([0, 0, 0]);
  expect(await load({ now: shop.deps.now() + 3_600_000 })).toEqual([before, before, 1]);
  await close(opened, 'DROPPED');
  expect(await load()).toEqual([before, before, 1]);
});

test('one that moves an order to this time keeps all of it here, and a delivery', async () => {
  const [there = 0, , trips = 0] = await load();
  const elsewhere = await paidOrder(shop, { preferDateAndTime: `${addDays(day, 1)}T12:30` });
  const opened = await openChange(await idOf(shop, elsewhere), 2, { holdsDelivery: true });
  expect(await load()).toEqual([there * 2, there * 2, trips + 1]);
  await close(opened, 'APPLIED');
  expect(await load()).toEqual([there, there, trips]);
});

test('one to another half hour of its day keeps all of it then, and adds to the day what that has not yet', async () => {
  const [there = 0, then = 0] = await load();
  const placed = await paidOrder(shop, { preferDateAndTime: `${day}T15:00` });
  const id = await idOf(shop, placed);
  const each = there / 2;
  const held = { productId: 101, quantity: 3 };
  const opened = await openChange(id, 1, { held: [{ ...held, more: 1 }] });
  expect(await load()).toEqual([there + 3 * each, then + 3 * each, 1]);
  await close(opened, 'DROPPED');
  expect(await load()).toEqual([there + 2 * each, then, 1]);
  // One that a process of the release before has written does not say what the day has: all of it counts.
  const before = await openChange(id, 1, { held: [held] });
  expect(await load()).toEqual([there + 5 * each, then + 3 * each, 1]);
  await close(before, 'DROPPED');
});

test('an order has one open change at most, and any number of closed ones', async () => {
  const id = await idOf(shop, await order(shop, { preferDateAndTime: `${addDays(day, 2)}T12:30` }));
  const first = await openChange(id, 1, { preferDateAndTime: null });
  await expect(openChange(id, 2)).rejects.toMatchObject({ cause: { constraint: 'order_changes_open' } });
  await close(first, 'DROPPED');
  await close(await openChange(id, 2, { preferDateAndTime: null }), 'DROPPED');
  await openChange(id, 3, { preferDateAndTime: null });
});

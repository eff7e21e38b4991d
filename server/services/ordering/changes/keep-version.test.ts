import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { act, idOf, order, paidOrder } from '../../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { orderVersionLines, orderVersions } from '../../../db/schema/changes.ts';
import { productOrders } from '../../../db/schema/ordering.ts';
import { eraseCustomer } from '../../customers/erase-customer.ts';
import { readOrder } from '../find-order.ts';
import { keepVersion, readVersion } from './keep-version.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const versionsOf = (orderId: number) =>
  shop.deps.db.select().from(orderVersions).where(eq(orderVersions.orderId, orderId));
const linesOf = (orderId: number) =>
  shop.deps.db.select().from(orderVersionLines).where(eq(orderVersionLines.orderId, orderId));

/** What a process of the release before leaves of an order. */
async function withoutVersions(orderId: number): Promise<void> {
  const { db } = shop.deps;
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.delete(orderVersionLines).where(eq(orderVersionLines.orderId, orderId));
    await tx.delete(orderVersions).where(eq(orderVersions.orderId, orderId));
  });
}

test('an order is kept as it was placed, with its lines and without anybody’s name', async () => {
  const placed = await order(shop, { productQuantities: { '101': 2, '701': 1 } });
  const id = await idOf(shop, placed);
  const { lines, subtotal, total, createdAt, preferDateAndTime } = await readOrder(shop.deps.db, id);
  expect(await versionsOf(id)).toMatchObject([
    { number: 1, at: createdAt, subtotal, total, discount: 0, deliveryFee: 0, preferDateAndTime },
  ]);
  // The deposit is kept of the whole of it.
  const kept = lines.map(({ deposit: _deposit, ...line }) => ({ ...line, number: 1 }));
  expect(await linesOf(id)).toEqual(kept);
  expect(JSON.stringify(await versionsOf(id))).not.toContain(placed.customer.email);
});

test('what an order was is never changed or taken away, but goes with one that was never paid', async () => {
  const placed = await order(shop);
  const id = await idOf(shop, placed);
  const { db } = shop.deps;
  const refusal = { cause: expect.objectContaining({ code: '23001' }) };
  const ofVersion = eq(orderVersions.orderId, id);
  const ofLine = eq(orderVersionLines.orderId, id);
  await expect(db.update(orderVersions).set({ total: 1 }).where(ofVersion)).rejects.toMatchObject(refusal);
  await expect(db.delete(orderVersions).where(ofVersion)).rejects.toMatchObject(refusal);
  await expect(db.update(orderVersionLines).set({ quantity: 9 }).where(ofLine)).rejects.toMatchObject(
    refusal,
  );
  await expect(db.delete(orderVersionLines).where(ofLine)).rejects.toMatchObject(refusal);
  await act(shop, placed, 'cancel');
  await eraseCustomer({ db, now: Date.now() }, placed.customer.email);
  expect([...(await versionsOf(id)), ...(await linesOf(id))]).toEqual([]);
});

test('an order of the release before is told from its own lines, and kept before it is changed, once', async () => {
  const placed = await paidOrder(shop);
  const id = await idOf(shop, placed);
  const { db } = shop.deps;
  const kept = await readVersion(db, await readOrder(db, id), 1);
  await withoutVersions(id);
  const before = await readOrder(db, id);
  expect(await readVersion(db, before, 1)).toEqual(kept);
  expect(await readVersion(db, before, 2)).toBeNull();
  for (let again = 0; again < 2; again += 1) {
    await db.transaction((tx) => keepVersion(tx, id, before.createdAt));
  }
  expect(await versionsOf(id)).toHaveLength(1);
  expect(await linesOf(id)).toHaveLength(before.lines.length);
  expect(await readVersion(db, before, 1)).toEqual(kept);
});

test('a version is told as it was, whatever has become of the order since', async () => {
  const placed = await paidOrder(shop);
  const id = await idOf(shop, placed);
  const { db } = shop.deps;
  const first = await readVersion(db, await readOrder(db, id), 1);
  const set = (version: number, total: number) =>
    db.update(productOrders).set({ version, subtotal: total, total }).where(eq(productOrders.id, id));
  await set(2, 5800);
  const changed = await readOrder(db, id);
  expect(await readVersion(db, changed, 1)).toEqual(first);
  expect(await readVersion(db, changed, 2)).toMatchObject({ number: 2, total: 5800 });
  await set(1, 11600);
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { act, inThreeDays, order, press, type TestOrder, update } from '../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';
import { handovers, orderNotes } from '../db/schema/kitchen.ts';
import { lineItems, productOrders } from '../db/schema/ordering.ts';
import { forgetOrders } from './forget-orders.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const day = 86_400_000;
const inDays = (days: number) => forgetOrders({ db: shop.deps.db, now: () => Date.now() + days * day });

async function idOf({ publicId }: TestOrder): Promise<number> {
  const [found] = await shop.deps.db
    .select({ id: productOrders.id })
    .from(productOrders)
    .where(eq(productOrders.publicId, publicId));
  if (!found) throw new Error(`no order ${publicId}`);
  return found.id;
}

const isKept = async (id: number) =>
  (await shop.deps.db.$count(productOrders, eq(productOrders.id, id))) === 1;

test('an order that was given up unpaid goes after 90 days with what was written about it; one that is open or was paid stays', async () => {
  const { db } = shop.deps;
  const early = { preferDateAndTime: inThreeDays(shop) };
  const [givenUp, open, paid] = [await order(shop), await order(shop), await order(shop, early)];
  expect((await act(shop, givenUp, 'cancel')).status).toBe(200);
  await press(shop, paid.sessionId, 'pay');
  await update(shop, paid, 'PAID');
  expect((await act(shop, paid, 'cancel')).status).toBe(200);
  const [unpaidId, openId, paidId] = [await idOf(givenUp), await idOf(open), await idOf(paid)];
  await db.insert(orderNotes).values({ orderId: unpaidId, text: 'Rief an', at: new Date() });

  expect(await inDays(89)).toBe(true);
  expect(await isKept(unpaidId)).toBe(true);
  await inDays(91);
  expect(await isKept(unpaidId)).toBe(false);
  expect(await db.$count(lineItems, eq(lineItems.orderId, unpaidId))).toBe(0);
  expect(await db.$count(orderNotes, eq(orderNotes.orderId, unpaidId))).toBe(0);
  expect([await isKept(openId), await isKept(paidId)]).toEqual([true, true]);
});

test('the photo of a hand-over goes after a year, who took it stays with the order', async () => {
  const { db } = shop.deps;
  const orderId = await idOf(await order(shop));
  const photo = Buffer.from('photo');
  const at = new Date();
  const receivedBy = 'Jana Holm';
  await db
    .insert(handovers)
    .values({ orderId, pressId: crypto.randomUUID(), at, receivedBy, photo, photoType: 'image/jpeg' });
  const kept = async () => (await db.select().from(handovers).where(eq(handovers.orderId, orderId)))[0];
  await inDays(364);
  expect((await kept())?.photo).toEqual(photo);
  await inDays(366);
  expect(await kept()).toMatchObject({ photo: null, photoType: null, receivedBy });
});

test('a process that closes leaves the rest for the next time', async () => {
  expect(await forgetOrders(shop.deps, () => true)).toBe(false);
});

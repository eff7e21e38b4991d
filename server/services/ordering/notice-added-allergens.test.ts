import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { notices } from '#server/db/schema/kitchen.ts';
import { productOrders } from '#server/db/schema/ordering.ts';
import { call } from '../../../tests/support/client.ts';
import { type MenuHand, menuHand } from '../../../tests/support/menu.ts';
import {
  act,
  idOf,
  inThreeDays,
  order,
  paidOrder,
  press,
  type TestOrder,
  update,
} from '../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';
import { carryOutPlans } from '../catalogue/menu/plans.ts';
import { contentOf } from '../catalogue/product-row.ts';
import { writeProducts } from '../catalogue/write-products.ts';
import { noticeAddedAllergens } from './notice-added-allergens.ts';

let shop: TestShop;
let office: MenuHand;
let dish: number;
beforeAll(async () => {
  shop = await startTestShop();
  office = await menuHand(shop);
});
beforeEach(async () => {
  shop.clock.offset = 0;
  dish = await office.newDish({ allergens: ['celery'] });
});
afterAll(() => shop.stop());

const withoutNuts = '1 ohne Nüsse und Erdnüsse';
const wish = (deliveryInstruction = withoutNuts, more: object = {}) => ({
  productQuantities: { '101': 2, [dish]: 1, ...more },
  preferDateAndTime: inThreeDays(shop),
  deliveryInstruction,
});
const paid = (note?: string, more?: object) => paidOrder(shop, wish(note, more));

/** Publishes what is in a dish, now or from a day on. */
async function publish(allergens: readonly string[], fromDay?: string, id = dish) {
  const { revision } = await office.details(id);
  expect((await office.save(id, { allergens }, revision)).status).toBe(200);
  expect((await office.publish(id, fromDay ? { fromDay } : {})).status).toBe(200);
}

/** What is said of an order once the job has had its turn. */
async function said(placed: TestOrder) {
  await noticeAddedAllergens(shop.deps);
  const { json } = await office.kitchen('GET', `/orders/${placed.publicId}`);
  return json.notices.map(({ kind, dishes }: { kind: string; dishes: string[] }) => [kind, dishes.length]);
}
const openOf = async (placed: TestOrder) =>
  shop.deps.db
    .select()
    .from(notices)
    .where(and(eq(notices.orderId, await idOf(shop, placed)), isNull(notices.closedAt)));
async function seenTo(placed: TestOrder) {
  for (const { id } of await openOf(placed)) await office.kitchen('POST', `/notices/${id}/close`);
}

const one = [['ALLERGENS_ADDED', 1]];

test('a paid order whose note asks to avoid what is added to one of its dishes needs somebody; no other does', async () => {
  const [asking, other, silent] = [await paid(), await paid('No sesame'), await paid('Second bell')];
  const unpaid = await order(shop, wish());
  const delivered = await paid();
  await office.kitchen('POST', `/orders/${delivered.publicId}/stage`, { stage: 'DELIVERED' });
  const past = await paid();
  await shop.deps.db
    .update(productOrders)
    .set({ preferDateAndTime: `${addDays(berlinDay(shop.deps.now()), -1)}T12:30` })
    .where(eq(productOrders.id, await idOf(shop, past)));
  await publish(['celery', 'milk']);
  expect(await said(asking)).toEqual([]);
  await publish(['celery', 'milk', 'hazelnuts']);
  expect(await said(asking)).toEqual(one);
  for (const placed of [other, silent, unpaid, delivered, past]) expect(await said(placed)).toEqual([]);
  await press(shop, unpaid.sessionId, 'pay');
  await update(shop, unpaid, 'PAID');
  expect(await said(unpaid)).toEqual(one);
});

test('so does one without a time, by a plan that comes due, and by whatever else writes products', async () => {
  const other = await office.newDish();
  const placed = await paid(withoutNuts, { [other]: 1 });
  await shop.deps.db
    .update(productOrders)
    .set({ preferDateAndTime: null, bon: null })
    .where(eq(productOrders.id, await idOf(shop, placed)));
  const day = addDays(berlinDay(shop.deps.now()), 1);
  await publish(['celery', 'walnuts'], day);
  expect(await said(placed)).toEqual([]);
  shop.clock.offset = Date.parse(`${day}T00:30:00+01:00`) - shop.deps.now();
  await carryOutPlans(shop.deps);
  expect(await said(placed)).toEqual(one);

  await shop.deps.db.transaction(async (tx) => {
    const [row] = await tx.select().from(products).where(eq(products.id, other));
    if (!row) throw new Error('no product');
    const content = { ...contentOf(row), allergens: ['peanuts' as const] };
    await writeProducts(tx, [{ id: other, content }], { how: 'IMPORTED', at: new Date(shop.deps.now()) });
  });
  expect(await said(placed)).toEqual([['ALLERGENS_ADDED', 2]]);
});

test('it is said once, by one of all processes, and again only when still more is added', async () => {
  const placed = await paid();
  await publish(['celery', 'hazelnuts']);
  await Promise.all(Array.from({ length: 5 }, () => noticeAddedAllergens(shop.deps)));
  expect(await openOf(placed)).toHaveLength(1);
  await seenTo(placed);
  expect(await said(placed)).toEqual([]);
  await office.price(dish, 4000);
  expect(await said(placed)).toEqual([]);
  await publish(['celery', 'hazelnuts', 'almonds']);
  expect(await said(placed)).toEqual(one);
});

test('who ordered it with what is in it by then is not told, unless their page may have been older', async () => {
  const before = await paid();
  await publish(['celery', 'hazelnuts']);
  const atOnce = await paid();
  shop.clock.offset = 600_000;
  const later = await paid();
  expect(await said(before)).toEqual(one);
  expect(await said(atOnce)).toEqual(one);
  expect(await said(later)).toEqual([]);
});

test('it is void once the allergen is taken off again, the note asks no more, or the order is canceled', async () => {
  const [first, second, third] = [await paid(), await paid(), await paid()];
  await publish(['celery', 'hazelnuts']);
  for (const placed of [first, second, third]) expect(await said(placed)).toEqual(one);
  expect((await act(shop, third, 'cancel')).status).toBe(200);
  expect(await openOf(third)).toEqual([]);
  await shop.deps.db
    .update(productOrders)
    .set({ deliveryInstruction: 'Second bell' })
    .where(eq(productOrders.id, await idOf(shop, second)));
  expect(await said(second)).toEqual([]);
  await publish(['celery']);
  expect(await said(first)).toEqual([]);
  await publish(['celery', 'hazelnuts']);
  expect(await said(first)).toEqual(one);
});

test('a change that takes the dish out makes it void at once, and of two dishes leaves the other', async () => {
  const other = await office.newDish();
  const placed = await paid(withoutNuts, { [other]: 1 });
  await publish(['celery', 'hazelnuts']);
  await publish(['pecans'], undefined, other);
  expect(await said(placed)).toEqual([['ALLERGENS_ADDED', 2]]);
  for (const left of [[101, other], [101]]) {
    const body = {
      publicProductOrderId: placed.publicId,
      items: left.map((productId) => ({ productId, quantity: productId === 101 ? 2 : 1 })),
    };
    const { token } = placed.customer;
    const { json } = await call(shop, 'POST', '/v1/order/changes/quote', { token, body });
    const { version, difference } = json;
    const changed = await call(shop, 'POST', '/v1/order/changes', {
      token,
      body: { ...body, version, difference },
    });
    expect(changed.status).toBe(200);
    expect((await openOf(placed)).map(({ data }) => data.productIds)).toEqual(
      left.length === 2 ? [[other]] : [],
    );
  }
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueVersion } from '#server/db/schema/catalogue.ts';
import { call } from '../../../../tests/support/client.ts';
import { type MenuHand, menuHand } from '../../../../tests/support/menu.ts';
import { paidOrder } from '../../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { countedDays, recountBestSellers } from '../../../services/ordering/best-sellers.ts';

let shop: TestShop;
let office: MenuHand;
beforeAll(async () => {
  shop = await startTestShop();
  office = await menuHand(shop);
});
afterAll(() => shop.stop());

const version = async () => (await shop.deps.db.select().from(catalogueVersion))[0]?.version;

/** What home shows, in its order. */
async function onHome(): Promise<number[]> {
  const { json } = await call(shop, 'GET', '/v1/products');
  return (json as { id: number; bestSeller: number | null }[])
    .filter(({ bestSeller }) => bestSeller !== null)
    .sort((one, other) => (one.bestSeller ?? 0) - (other.bestSeller ?? 0))
    .map(({ id }) => id);
}
const say = (body: object) => office.kitchen('PUT', '/best-sellers', body);
const ids = (dishes: { productId: number }[]) => dishes.map(({ productId }) => productId);

test('are those that the files name, until somebody says otherwise', async () => {
  expect(await onHome()).toEqual([101, 105, 103, 601]);
  const { json } = await office.kitchen('GET', '/best-sellers');
  expect(json).toMatchObject({ by: 'CHOSEN', counted: [], days: countedDays });
  expect(ids(json.chosen)).toEqual([101, 105, 103, 601]);
});

test('are chosen in the kitchen, in order, and the history says by whom', async () => {
  expect((await say({ by: 'CHOSEN', chosen: [601, 102] })).status).toBe(204);
  expect(await onHome()).toEqual([601, 102]);
  expect((await office.kitchen('GET', '/menu/history')).json[0]).toMatchObject({
    kind: 'BEST_SELLERS',
    before: { by: 'CHOSEN', chosen: [101, 105, 103, 601] },
    after: { by: 'CHOSEN', chosen: [601, 102] },
    by: 'OFFICE',
  });
  expect((await office.details(102)).versions[0]).toMatchObject({ fields: ['bestSeller'] });
});

test('are counted by the orders in which they stood, and counted anew at night', async () => {
  await paidOrder(shop, { productQuantities: { '102': 1, '103': 1 } });
  await paidOrder(shop, { productQuantities: { '103': 2 } });
  expect((await say({ by: 'COUNTED' })).status).toBe(204);
  expect(await onHome()).toEqual([103, 102]);

  await paidOrder(shop, { productQuantities: { '104': 2, '102': 1 } });
  await paidOrder(shop, { productQuantities: { '104': 2, '102': 1 } });
  expect(await onHome()).toEqual([103, 102]);
  const before = await version();
  await recountBestSellers(shop.deps);
  expect(await onHome()).toEqual([102, 103, 104]);
  expect(await version()).toBeGreaterThan(before ?? 0);

  const counted = await version();
  await recountBestSellers(shop.deps);
  expect(await version()).toBe(counted);
  // What is older than the days that count does not.
  await recountBestSellers({ ...shop.deps, now: () => shop.deps.now() + (countedDays + 1) * 86_400_000 });
  expect(await onHome()).toEqual([]);
});

test('what was chosen is there again', async () => {
  await say({ by: 'CHOSEN' });
  expect(await onHome()).toEqual([601, 102]);
});

test('what is not on the menu cannot be chosen, nor anything twice', async () => {
  expect(await say({ by: 'CHOSEN', chosen: [101, 99_999] })).toMatchObject({
    status: 404,
    json: { code: 'ProductNotFound', field: 'chosen.1' },
  });
  expect((await say({ by: 'CHOSEN', chosen: [101, 101] })).status).toBe(400);
  expect(await onHome()).toEqual([601, 102]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProductSchema } from '#contract/shop/products.ts';
import { settings } from '#server/db/schema/settings.ts';
import { call, refused } from '../../../tests/support/client.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const get = (path: string, query?: Record<string, string> | string) => call(shop, 'GET', path, { query });

test('sellers, categories and products are open to everybody', async () => {
  expect((await get('/v1/sellers')).json).toHaveLength(2);
  const categories = (await get('/v1/categories')).json;
  expect(categories[0]).toMatchObject({ id: 1, name: 'en:Platter\nde:Platten', categoryOrder: 1 });
  const products = (await get('/v1/products')).json;
  expect(products.length).toBeGreaterThanOrEqual(45);
  expect(products[0]).toMatchObject({ id: 101, price: 58, categoryId: 1, sellerId: 1, vatRate: 7 });
});

test('a product says what a customer has to know, and nothing of how the kitchens make it', async () => {
  const [product] = (await get('/v1/products')).json;
  expect(Object.keys(product).toSorted()).toEqual(Object.keys(ProductSchema.shape).toSorted());
});

test('what diets, allergens and additives are called is told in both languages, each of them that a product has', async () => {
  const { json: words } = await get('/v1/food-words');
  expect(words).toMatchObject({ vegan: 'en:Vegan\nde:Vegan', wheat: 'en:wheat\nde:Weizen' });
  for (const { diets, allergens, additives } of (await get('/v1/products')).json)
    expect(Object.keys(words)).toEqual(expect.arrayContaining([...diets, ...allergens, ...additives]));
});

test('what tables are laid with is told of dishes that can be ordered, at their prices', async () => {
  const { json: dishes } = await get('/v1/plannable-dishes');
  const { json: products } = await get('/v1/products');
  expect(dishes.length).toBeGreaterThan(50);
  for (const { id, price } of dishes)
    expect(price).toBe(Math.round(100 * products.find((product: { id: number }) => product.id === id).price));
  expect(dishes.find(({ id }: { id: number }) => id === 104)).toMatchObject({
    course: 'side',
    allergens: expect.arrayContaining(['nuts', 'milk']),
    warm: false,
  });
  const rolls = dishes.find(({ id }: { id: number }) => id === 101);
  expect(rolls.parts).toEqual({ vegan: 1, vegetarian: 4 });
});

test('sellerId filters the products, 0 does not', async () => {
  const all = (await get('/v1/products', { sellerId: '0' })).json;
  const own = (await get('/v1/products', { sellerId: '2' })).json;
  expect(own.length).toBeGreaterThan(0);
  expect(own.every((product: { sellerId: number }) => product.sellerId === 2)).toBe(true);
  expect(all.length).toBeGreaterThan(own.length);
  expect((await get('/v1/products', { sellerId: '99' })).json).toEqual([]);
});

test.each(['-1', '1.5', 'x', '01', '99999999999999999999', ''])(
  'sellerId %j is refused',
  async (sellerId) => {
    expect(await get('/v1/products', { sellerId })).toMatchObject(
      refused(400, 'ValidationFailed', 'sellerId'),
    );
  },
);

test('a category lists the ids of its products', async () => {
  const category = (await get('/v1/categories/7')).json;
  expect(category.productIds).toContain(701);
  expect(await get('/v1/categories/99')).toMatchObject(refused(404, 'CategoryNotFound'));
  expect(await get('/v1/categories/x')).toMatchObject(refused(400, 'ValidationFailed', 'id'));
});

test('settings are read by key, secrets are not', async () => {
  expect((await get('/v1/extra-config', { key: 'min-order' })).json).toEqual({ value: '50' });
  expect((await get('/v1/extra-config', { key: 'min-order-time-hour' })).json).toEqual({ value: '3' });
  expect(await get('/v1/extra-config', { key: 'server-secret' })).toMatchObject(
    refused(404, 'SettingNotFound'),
  );
  expect(await get('/v1/extra-config', { key: '\u0000' })).toMatchObject(refused(400, 'ValidationFailed'));
  expect(await get('/v1/extra-config')).toMatchObject(refused(400, 'ValidationFailed', 'key'));
});

test('a query key that is repeated is refused', async () => {
  expect(await get('/v1/products', 'sellerId=1&sellerId=2')).toMatchObject(
    refused(400, 'RepeatedQueryKey', 'sellerId'),
  );
});

test('unknown fields and keys are ignored', async () => {
  expect((await get('/v1/products', { sellerId: '1', colour: 'blue' })).status).toBe(200);
});

test('errors are in the language of the caller, German unless told', async () => {
  const error = async (language: string) =>
    (await call(shop, 'GET', '/v1/categories/99', { language })).json.message;
  expect(await error('en')).toBe('Category not found. Please check the URL and try again.');
  expect(await error('fr')).toMatch(/^Kategorie nicht gefunden/);
});

test('a call that does not exist is a 404 of the list', async () => {
  expect(await get('/v1/nothing')).toMatchObject(refused(404, 'NotFound'));
});

test('what the owner has set stays over a restart', async () => {
  await shop.deps.db.update(settings).set({ value: '80' });
  await shop.restart();
  expect((await get('/v1/extra-config', { key: 'min-order' })).json).toEqual({ value: '80' });
});

test('another origin that is listed may call, others get no permission', async () => {
  const preflight = (origin: string) =>
    shop.send(
      new Request('http://shop.test/v1/products', {
        method: 'OPTIONS',
        headers: { Origin: origin, 'Access-Control-Request-Method': 'GET' },
      }),
    );
  const allowed = await preflight('https://elsewhere.example');
  expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe('https://elsewhere.example');
  expect((await preflight('https://evil.example')).headers.get('Access-Control-Allow-Origin')).toBeNull();
});

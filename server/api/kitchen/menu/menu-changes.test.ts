import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { raisedPrice } from '#rules/catalogue/raised-price.ts';
import { catalogueVersion } from '#server/db/schema/catalogue.ts';
import { call, refused } from '../../../../tests/support/client.ts';
import { lawful, type MenuHand, menuHand, offered } from '../../../../tests/support/menu.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { portionsOfItems } from '../../../services/booking/basket-portions.ts';

let shop: TestShop;
let office: MenuHand;
beforeAll(async () => {
  shop = await startTestShop();
  office = await menuHand(shop);
});
afterAll(() => shop.stop());

const change = (body: object, query = '') => office.kitchen('POST', `/products/changes${query}`, body);
const version = async () => (await shop.deps.db.select().from(catalogueVersion))[0]?.version;
const listOf = async (category: number) =>
  (await call(shop, 'GET', `/v1/categories/${category}`)).json.productIds as number[];

describe('several at once', () => {
  test('get another price by per cent, rounded, after a look at old and new', async () => {
    const body = { ids: [101, 102], percent: 5, roundTo: 50 };
    const before = await version();
    const preview = (await change(body, '?preview=true')).json;
    expect(preview).toMatchObject([
      {
        id: 101,
        name: { de: 'Belegte Brötchen, gemischt' },
        before: { priceCents: 5800 },
        after: { priceCents: 6100 },
      },
      { id: 102, before: { priceCents: 5400 }, after: { priceCents: raisedPrice(5400, 5, 50) } },
    ]);
    expect(await version()).toBe(before);
    expect((await offered(shop, 101)).price).toBe(58);
    expect((await change(body)).json).toEqual(preview);
    expect((await offered(shop, 101)).price).toBe(61);
    expect((await office.details(101)).versions[0]).toMatchObject({ how: 'PRICE', by: 'OFFICE' });
  });

  test('get it from a day on', async () => {
    const fromDay = addDays(berlinDay(shop.deps.now()), 2);
    await change({ ids: [103], percent: 10, roundTo: 100, fromDay });
    expect((await office.details(103)).plans).toMatchObject([{ fromDay, change: { priceCents: 5400 } }]);
    expect((await offered(shop, 103)).price).toBe(49);
  });

  describe('get it from a day on', () => {
    const day = (days: number) => addDays(berlinDay(shop.deps.now()), days);
    const raise = async (id: number, percent: number, fromDay: string, query = '') =>
      (await change({ ids: [id], percent, roundTo: 1, fromDay }, query)).json;
    const plansOf = async (id: number) => (await office.details(id)).plans;

    test('on top of what was raised before, and what is planned for later stays', async () => {
      await office.price(201, 4900);
      await raise(201, 10, day(2));
      expect(await raise(201, 10, day(4), '?preview=true')).toMatchObject([
        { before: { priceCents: 5390 }, after: { priceCents: 5929 } },
      ]);
      await raise(201, 10, day(4));
      await raise(201, 20, day(3));
      expect(await raise(201, 10, day(4))).toMatchObject([{ before: { priceCents: 5929 } }]);
      expect(await plansOf(201)).toMatchObject([
        { fromDay: day(2), change: { priceCents: 5390 } },
        { fromDay: day(3), change: { priceCents: 6468 } },
        { fromDay: day(4), change: { priceCents: 6522 } },
      ]);
    });

    test('on top of a price that was set for a day before it', async () => {
      await office.price(202, 5400);
      await office.price(202, 6500, day(2));
      expect(await raise(202, 5, day(4))).toMatchObject([
        { before: { priceCents: 6500 }, after: { priceCents: 6825 } },
      ]);
      expect(await raise(202, 5, day(1), '?preview=true')).toMatchObject([{ before: { priceCents: 5400 } }]);
    });

    test('on top of what is published for the same day, of which all else stays', async () => {
      const { revision } = await office.details(203);
      await office.save(203, { 'name.en': 'Planned', priceCents: 4000 }, revision);
      await office.publish(203, { fromDay: day(3) });
      expect(await raise(203, 10, day(3))).toMatchObject([
        { before: { priceCents: 4000 }, after: { priceCents: 4400 } },
      ]);
      expect(await plansOf(203)).toMatchObject([
        { fromDay: day(3), change: { name: { en: 'Planned' } } },
        { fromDay: day(3), change: { priceCents: 4400 } },
      ]);
    });

    test('on top of what is sold, whatever is only a draft or was taken back', async () => {
      await office.price(204, 5000);
      await office.save(204, { priceCents: 7000 }, (await office.details(204)).revision);
      await office.price(204, 8000, day(2));
      const [plan] = await plansOf(204);
      await office.kitchen('DELETE', `/products/204/plans/${plan.id}`);
      expect(await raise(204, 10, day(4))).toMatchObject([
        { before: { priceCents: 5000 }, after: { priceCents: 5500 } },
      ]);
    });
  });

  test('change their category, or go off the menu', async () => {
    await change({ ids: [104, 105], categoryId: 5 });
    expect(await listOf(5)).toEqual(expect.arrayContaining([104, 105]));
    await change({ ids: [104, 105], withdraw: true });
    expect(await offered(shop, 104)).toBeUndefined();
    expect(await offered(shop, 105)).toBeUndefined();
  });

  test('all change or none', async () => {
    expect(await change({ ids: [106, 99_999], percent: 5 })).toMatchObject(
      refused(404, 'ProductNotFound', 'ids.1'),
    );
    expect(await change({ ids: [106], categoryId: 99 })).toMatchObject(
      refused(400, 'ValidationFailed', 'categoryId'),
    );
    expect(await change({ ids: [106], percent: 5, withdraw: true })).toMatchObject(
      refused(400, 'ValidationFailed'),
    );
    expect((await offered(shop, 106)).price).toBe(84);
  });
});

describe('the order', () => {
  test('of some dishes is theirs among themselves, all others stay', async () => {
    const before = await listOf(2);
    const [first, second, third] = before as [number, number, number];
    const answer = await office.kitchen('PUT', '/menu/order', { productIds: [third, first] });
    expect(answer.status).toBe(204);
    expect(await listOf(2)).toEqual([third, second, first, ...before.slice(3)]);
    const [noted] = (await office.kitchen('GET', '/menu/history')).json;
    expect(noted).toMatchObject({
      kind: 'ORDER',
      before: [first, third],
      after: [third, first],
      by: 'OFFICE',
    });
    expect((await office.details(third)).versions).toHaveLength(1);
  });

  test('of categories is that of the menu', async () => {
    await office.kitchen('PUT', '/menu/order', { categoryIds: [4, 3] });
    const ids = (await call(shop, 'GET', '/v1/categories')).json.map(({ id }: { id: number }) => id);
    expect(ids).toEqual([1, 2, 4, 3, 5, 6, 7]);
    expect(await office.kitchen('PUT', '/menu/order', { categoryIds: [4, 4] })).toMatchObject(
      refused(400, 'ValidationFailed'),
    );
    expect(await office.kitchen('PUT', '/menu/order', { productIds: [99_999] })).toMatchObject(
      refused(404, 'ProductNotFound'),
    );
  });
});

describe('the prices in a spreadsheet', () => {
  const exported = async () => (await office.kitchen('GET', '/menu/prices.csv')).text;
  const send = async (csv: string, query = '', fromDay?: string) =>
    (await office.kitchen('POST', `/menu/prices.csv${query}`, { csv, fromDay })).json;

  test('come back as they went, and nothing changes', async () => {
    const csv = await exported();
    expect(csv).toContain('\r\n201;');
    const before = await version();
    expect(await send(csv)).toEqual({ changes: [], wrong: [], isDone: true });
    expect(await version()).toBe(before);
  });

  test('are taken where they are different, after a look', async () => {
    const csv = (await exported()).replace(/^(301;.*;)[^;]+$/m, '$166,60\r');
    const preview = await send(csv, '?preview=true');
    expect(preview).toMatchObject({ changes: [{ id: 301, after: { priceCents: 6660 } }], isDone: false });
    expect((await offered(shop, 301)).price).not.toBe(66.6);
    expect(await send(csv)).toEqual({ ...preview, isDone: true });
    expect((await offered(shop, 301)).price).toBe(66.6);
  });

  test('are from a day on what the list says, also where one is that of today and another is planned', async () => {
    const today = berlinDay(shop.deps.now());
    const [dear, back] = [addDays(today, 2), addDays(today, 4)];
    await office.price(304, 5800);
    await office.price(304, 7000, dear);
    const list = 'Nummer;Preis\n304;58,00\n';
    expect(await send(list)).toMatchObject({ changes: [] });
    expect(await send(list, '?preview=true', back)).toMatchObject({
      changes: [{ id: 304, before: { priceCents: 7000 }, after: { priceCents: 5800 } }],
    });
    expect(await send(list, '', back)).toMatchObject({ isDone: true });
    expect((await office.details(304)).plans).toMatchObject([
      { fromDay: dear, change: { priceCents: 7000 } },
      { fromDay: back, change: { priceCents: 5800 } },
    ]);
    expect(await send(list, '', back)).toEqual({ changes: [], wrong: [], isDone: true });
  });

  test('are all refused for one wrong line, which is named', async () => {
    const taken = await send('Nummer;Preis\n302;1,00\n303;gratis\n');
    expect(taken).toMatchObject({ wrong: [{ line: 3, code: 'NO_PRICE' }], isDone: false });
    expect((await offered(shop, 302)).price).not.toBe(1);
  });
});

describe('kitchens and categories', () => {
  test('a kitchen is described anew, and its history says by whom', async () => {
    const description = { de: 'Süßes und Grünes.', en: 'Sweets and greens.' };
    const { json } = await office.kitchen('PUT', '/sellers/2', { description });
    expect(json).toMatchObject({ id: 2, name: 'Zuckerhut', description });
    const sellers = (await call(shop, 'GET', '/v1/sellers')).json;
    expect(sellers[1].description).toBe('en:Sweets and greens.\nde:Süßes und Grünes.');
    const [noted] = (await office.kitchen('GET', '/menu/history')).json;
    expect(noted).toMatchObject({ kind: 'SELLER', subjectId: 2, by: 'OFFICE' });
    expect(await office.kitchen('PUT', '/sellers/9', {})).toMatchObject(refused(404, 'SellerNotFound'));
    expect(await office.kitchen('PUT', '/sellers/2', { name: ' ' })).toMatchObject(
      refused(400, 'ValidationFailed', 'name'),
    );
  });

  test('each language is written by itself, and nobody overwrites what they have not seen', async () => {
    const write = (path: string, body: object) => office.kitchen('PUT', path, body);
    const { sellers, categories } = await office.list();
    const seller = sellers.find(({ id }: { id: number }) => id === 1);
    const seen = { name: seller.name, description: seller.description, imageUrl: seller.imageUrl };
    const german = { description: { de: 'Brot aus dem Hof.' }, seen };
    expect((await write('/sellers/1', german)).json.description).toEqual({
      de: 'Brot aus dem Hof.',
      en: seller.description.en,
    });
    // Who began before may write another field, and is told of the same one.
    expect((await write('/sellers/1', { description: { en: 'Bread.' }, seen })).json.description).toEqual({
      de: 'Brot aus dem Hof.',
      en: 'Bread.',
    });
    expect(await write('/sellers/1', { description: { de: 'Anders.' }, seen })).toMatchObject(
      refused(409, 'ChangedMeanwhile', 'description.de'),
    );
    expect((await write('/sellers/1', german)).status).toBe(200);

    const salads = categories.find(({ id }: { id: number }) => id === 4);
    const known = { name: salads.name, imageUrl: salads.imageUrl };
    await write('/menu-categories/4', { name: { de: 'Schüsseln' }, seen: known });
    expect(await write('/menu-categories/4', { name: { de: 'Grünes' }, seen: known })).toMatchObject(
      refused(409, 'ChangedMeanwhile', 'name.de'),
    );
    const { json } = await write('/menu-categories/4', { picture: 'wraps', seen: known });
    expect(json).toMatchObject({ name: { de: 'Schüsseln', en: salads.name.en } });
    expect(json.imageUrl).toBe('/pictures/categories/wraps-480.webp');
  });

  test('a picture that is not there any more stands nowhere', async () => {
    const gone = 'a'.repeat(32);
    for (const path of ['/sellers/1', '/menu-categories/4'])
      expect(await office.kitchen('PUT', path, { picture: gone })).toMatchObject(
        refused(409, 'PictureNotFound', 'picture'),
      );
    const id = await office.add();
    const image = { picture: gone, alt: { de: 'Suppe', en: 'Soup' } };
    await office.save(id, { ...lawful, image }, 1);
    const answer = await office.publish(id);
    expect(answer).toMatchObject(refused(409, 'NotLawfulYet'));
    expect(answer.json.missing).toEqual([{ field: 'image', code: 'UNKNOWN' }]);
    expect(await offered(shop, id)).toBeUndefined();
  });

  test('a category is added, sold in, and goes only when it is empty', async () => {
    const soups = { name: { de: 'Suppen', en: 'Soups' } };
    const { json } = await office.kitchen('POST', '/menu-categories', soups);
    expect(json).toMatchObject({ ...soups, active: true });
    expect(await office.kitchen('POST', '/menu-categories', soups)).toMatchObject(
      refused(409, 'CategoryNameTaken'),
    );
    const id = await office.newDish({ categoryId: json.id });
    expect(await listOf(json.id)).toEqual([id]);
    const off = () => office.kitchen('PUT', `/menu-categories/${json.id}`, { active: false });
    expect(await off()).toMatchObject(refused(409, 'CategoryNotEmpty'));
    await office.kitchen('POST', `/products/${id}/withdraw`, {});
    expect((await off()).json.active).toBe(false);
    expect((await call(shop, 'GET', `/v1/categories/${json.id}`)).status).toBe(404);
    expect((await office.publish(id)).json.missing).toEqual([{ field: 'categoryId', code: 'UNKNOWN' }]);
  });

  test('a category that is called otherwise weighs for the kitchens as before', async () => {
    const items = [{ productId: 701, quantity: 2 }];
    const before = await portionsOfItems(shop.deps.db, items);
    await office.kitchen('PUT', '/menu-categories/7', { name: { de: 'Flaschen', en: 'Bottles' } });
    expect(await portionsOfItems(shop.deps.db, items)).toEqual(before);
    expect(
      await office.kitchen('PUT', '/menu-categories/7', { name: { de: 'Schüsseln', en: 'Bottles' } }),
    ).toMatchObject(refused(409, 'CategoryNameTaken'));
    expect(
      await office.kitchen('PUT', '/menu-categories/7', { name: { de: 'A/B', en: 'A/B' } }),
    ).toMatchObject(refused(400, 'ValidationFailed'));
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '#content/catalogue/catalogue.ts';
import { categories, products } from '#server/db/schema/catalogue.ts';
import { productDrafts, productVersions } from '#server/db/schema/menu.ts';
import { settings } from '#server/db/schema/settings.ts';
import { sampleDishes } from '../../../tests/planner/sample-dishes.ts';
import { call } from '../../../tests/support/client.ts';
import { type MenuHand, menuHand } from '../../../tests/support/menu.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';
import { importCatalogue } from './import-catalogue.ts';
import { importNewerCatalogue } from './import-newer.ts';
import { plannableDishes } from './plannable-dishes.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const dish = async (id: number) => (await plannableDishes(shop.deps)).find((one) => one.id === id);

test('tables are laid with what the catalogue says, by id', async () => {
  const byId = sampleDishes.toSorted((a, b) => a.id - b.id);
  expect(await plannableDishes(shop.deps)).toEqual(byId);
});

test('what a table is laid by is not told to customers', async () => {
  const { json } = await call(shop, 'GET', '/v1/products');
  for (const field of ['course', 'kind', 'warm', 'fits']) expect(json[0]).not.toHaveProperty(field);
});

describe('what its owner says', () => {
  let hand: MenuHand;
  beforeAll(async () => {
    hand = await menuHand(shop);
  });

  test('of a new dish is what tables are laid with; where nothing is said, it is laid by its category', async () => {
    const bare = await hand.newDish({ serves: { from: 8, to: 10 } });
    expect(await dish(bare)).toMatchObject({ course: 'side', kind: null, warm: false, fits: [], serves: 8 });
    const fields = { course: 'main', kind: 'pot', warm: true, fits: ['family', 'dinner'] };
    const soup = await hand.newDish({ ...fields, serves: { from: 8, to: 10 } });
    expect(await dish(soup)).toMatchObject(fields);
    expect(await dish(await hand.newDish())).toBeUndefined();
  });

  test('is in the history of the dish, and comes back with it', async () => {
    await hand.save(502, { kind: 'dips', course: 'side' }, (await hand.details(502)).revision);
    await hand.publish(502);
    const { versions } = await hand.details(502);
    expect(versions[0]).toMatchObject({ how: 'PUBLISHED', fields: ['course', 'kind'] });
    const before = versions[1].number;
    await hand.kitchen('POST', '/products/502/return', { number: before });
    await hand.publish(502);
    expect(await dish(502)).toMatchObject({ course: 'extra', kind: 'extra' });
  });

  test('holds, while what is withdrawn or in a category that is hidden is not laid', async () => {
    await hand.kitchen('POST', '/products/102/withdraw', {});
    expect(await dish(102)).toBeUndefined();
    const { db } = shop.deps;
    await db.update(categories).set({ active: false }).where(eq(categories.id, 4));
    expect((await plannableDishes(shop.deps)).some(({ id }) => Math.floor(id / 100) === 4)).toBe(false);
    await db.update(categories).set({ active: true }).where(eq(categories.id, 4));
    await hand.publish(102);
  });

  test('is refused where it is no word that the shop knows', async () => {
    const { revision } = await hand.details(103);
    for (const changes of [{ kind: 'soup' }, { course: 'starter' }, { fits: ['brunch'] }, { warm: null }]) {
      expect((await hand.save(103, changes, revision)).status).toBe(400);
    }
  });
});

describe('a shop that is older than what tables are laid by', () => {
  const unsaid = { course: null, kind: null, warm: false, fits: [] };
  const fields = (id: number) =>
    shop.deps.db
      .select({ course: products.course, kind: products.kind, warm: products.warm, fits: products.fits })
      .from(products)
      .where(eq(products.id, id))
      .then(([row]) => row);

  test('gets it for its sample dishes at the start, once, where its owner has said nothing', async () => {
    const { db } = shop.deps;
    const hand = await menuHand(shop);
    await db.update(products).set(unsaid);
    await hand.price(105, 7777);
    await db.update(products).set({ kind: 'dips' }).where(eq(products.id, 106));
    await db.update(products).set({ name: 'en: Soup\nde: Suppe' }).where(eq(products.id, 108));
    await db.delete(settings).where(eq(settings.key, 'table-fields-filled'));
    expect(await importNewerCatalogue(db, catalogue)).toBe('kept in the database');
    expect(await fields(105)).toMatchObject({ kind: 'burger', warm: true });
    expect(await dish(105)).toMatchObject({ price: 7777 });
    expect(await fields(106)).toEqual({ ...unsaid, kind: 'dips' });
    expect(await fields(108)).toEqual(unsaid);
    expect((await hand.details(105)).versions[0]).toMatchObject({
      how: 'IMPORTED',
      fields: ['kind', 'warm', 'fits'],
    });
    await hand.save(105, unsaid, (await hand.details(105)).revision);
    await hand.publish(105);
    await shop.restart();
    expect(await fields(105)).toEqual(unsaid);
  });

  test('keeps what is being written: a draft from before takes it over, and publishing does not take it away', async () => {
    const { db } = shop.deps;
    const hand = await menuHand(shop);
    const id = 104;
    await importCatalogue(db, catalogue);
    const { revision } = await hand.details(id);
    await hand.save(id, { priceCents: 6900 }, revision);
    const [draft] = await db.select().from(productDrafts).where(eq(productDrafts.productId, id));
    // As the release before has written it.
    const { course: _c, kind: _k, warm: _w, fits: _f, ...content } = draft?.content ?? ({} as never);
    await db
      .update(productDrafts)
      .set({ content: content as never })
      .where(eq(productDrafts.productId, id));
    expect((await hand.details(id)).draft.content).toMatchObject({ kind: 'cheese', priceCents: 6900 });
    await hand.publish(id);
    expect(await dish(id)).toMatchObject({ kind: 'cheese', course: 'side', price: 6900 });
  });

  test('notes nothing anew of a version that said nothing of it', async () => {
    const { db } = shop.deps;
    const hand = await menuHand(shop);
    const [last] = (await hand.details(301)).versions;
    const [version] = await db.select().from(productVersions).where(eq(productVersions.productId, 301));
    const { course: _c, kind: _k, warm: _w, fits: _f, ...content } = version?.content ?? ({} as never);
    await db.insert(productVersions).values({
      productId: 301,
      number: last.number + 1,
      content: content as never,
      how: 'PUBLISHED',
    });
    await hand.price(301, 4444);
    const { versions } = await hand.details(301);
    expect(versions[0]).toMatchObject({ number: last.number + 2, how: 'PRICE', fields: ['priceCents'] });
    const was = (await hand.kitchen('GET', `/products/301/versions/${last.number + 1}`)).json;
    expect(was).toMatchObject({ kind: 'panini', warm: true });
  });

  test('keeps what its owner said where files of before are imported', async () => {
    const { db } = shop.deps;
    const former = {
      ...catalogue,
      products: catalogue.products.map(({ course: _c, kind: _k, warm: _w, fits: _f, ...product }) => product),
    };
    await importCatalogue(db, former);
    expect(await fields(504)).toEqual({ ...unsaid, kind: 'bread', fits: ['family', 'lunch', 'dinner'] });
  });
});

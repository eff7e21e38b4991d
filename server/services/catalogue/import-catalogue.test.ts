import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { catalogue } from '#content/catalogue/catalogue.ts';
import type { Catalogue } from '#content/catalogue/types.ts';
import { catalogueVersion, products } from '#server/db/schema/catalogue.ts';
import { productVersions } from '#server/db/schema/menu.ts';
import { settings } from '#server/db/schema/settings.ts';
import { call } from '../../../tests/support/client.ts';
import { menuHand } from '../../../tests/support/menu.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';
import { importCatalogue } from './import-catalogue.ts';
import { importNewerCatalogue } from './import-newer.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop();
});
afterEach(() => shop.stop());

/** The catalogue of the program with another price of the first product, in cents. */
const priced = (priceCents: number): Catalogue => ({
  ...catalogue,
  products: catalogue.products.map((product) => (product.id === 101 ? { ...product, priceCents } : product)),
});

/** The price at which customers are offered the first product, in euro. */
async function offered(): Promise<number> {
  const { json } = await call(shop, 'GET', '/v1/products');
  return json.find(({ id }: { id: number }) => id === 101)?.price;
}

/** What 0.5.0 does at its start: its own catalogue goes over any other than the one it noted. */
async function startOf050(hash: string, priceCents: number): Promise<void> {
  const [noted] = await shop.deps.db.select().from(settings).where(eq(settings.key, 'catalogue-hash'));
  if (noted?.value === hash) return;
  await shop.deps.db.update(products).set({ price: priceCents }).where(eq(products.id, 101));
  await shop.deps.db
    .insert(settings)
    .values({ key: 'catalogue-hash', value: hash })
    .onConflictDoUpdate({ target: settings.key, set: { value: hash } });
}

const logged = (text: string) => shop.logs.filter((line) => line.includes(text));

test('importing again changes nothing, a product that is gone is hidden', async () => {
  const { db } = shop.deps;
  const before = await db.select().from(products);
  await importCatalogue(db, catalogue);
  expect(await db.select().from(products)).toEqual(expect.arrayContaining(before));
  await importCatalogue(db, { ...catalogue, products: catalogue.products.filter(({ id }) => id !== 101) });
  expect(await offered()).toBeUndefined();
  await importCatalogue(db, catalogue);
  expect(await offered()).toBe(58);
});

test('a restart does not undo an import that came after the program', async () => {
  expect(logged('catalogue imported')).toHaveLength(1);
  await importCatalogue(shop.deps.db, priced(6100));
  const [before] = await shop.deps.db.select().from(catalogueVersion);
  await shop.restart();
  expect(await offered()).toBe(61);
  expect(logged('catalogue not imported')).toHaveLength(1);
  expect(await shop.deps.db.select().from(catalogueVersion)).toEqual([before]);
});

test('a newer program brings its catalogue, and the way back to the older one leaves it', async () => {
  const start = (carried: Catalogue) => importNewerCatalogue(shop.deps.db, carried);
  expect(await start(priced(6100))).toBe('imported');
  expect(await start(priced(6100))).toBe('same');
  await shop.restart();
  expect(await offered()).toBe(61);
  expect(await start(priced(6200))).toBe('imported');
  expect(await start(priced(6100))).toBe('older');
  expect(await offered()).toBe(62);
  await importCatalogue(shop.deps.db, priced(6100));
  expect(await start(priced(6100))).toBe('same');
  expect(await start(priced(6200))).toBe('older');
  expect(await offered()).toBe(61);
});

test('a process of 0.5.0 that starts again does not bring its catalogue over a newer one', async () => {
  const { db } = shop.deps;
  await db.delete(settings).where(eq(settings.key, 'catalogue-imported'));
  await db.update(settings).set({ value: 'of 0.5.0' }).where(eq(settings.key, 'catalogue-hash'));
  expect(await importNewerCatalogue(db, priced(6100))).toBe('imported');
  await startOf050('of 0.5.0', 5800);
  expect(await offered()).toBe(61);
});

test('what a program of 0.5.0 has imported since is not undone by a restart', async () => {
  await startOf050('edited', 6300);
  await shop.restart();
  expect(await offered()).toBe(63);
  expect(await importNewerCatalogue(shop.deps.db, priced(6400))).toBe('imported');
});

test('a catalogue that the database owns is filled when it is empty, and then left alone', async () => {
  const { db } = shop.deps;
  await db.insert(settings).values({ key: 'catalogue-owner', value: 'database' });
  expect(await importNewerCatalogue(db, priced(6100))).toBe('kept in the database');
  expect(await offered()).toBe(58);
  await db.delete(products);
  expect(await importNewerCatalogue(db, priced(6100))).toBe('imported');
  expect(await offered()).toBe(61);
});

test('what was adopted and changed since is restored by no program, older or newer, and by no restart', async () => {
  const rows = () => shop.deps.db.select().from(products).orderBy(asc(products.id));
  const office = await menuHand(shop);
  await office.price(101, 6600);
  await office.kitchen('POST', '/products/102/withdraw', {});
  const before = await rows();
  await shop.restart();
  const { db } = shop.deps;
  expect(await importNewerCatalogue(db, priced(6100))).toBe('kept in the database');
  const [noted] = await db.select().from(settings).where(eq(settings.key, 'catalogue-hash'));
  await startOf050(noted?.value ?? '', 5800);
  expect(await rows()).toEqual(before);
  expect(await offered()).toBe(66);
});

test('what the files say anew is noted as a version', async () => {
  const { db } = shop.deps;
  await importCatalogue(db, priced(6100));
  const versions = await db.select().from(productVersions).where(eq(productVersions.productId, 101));
  expect(versions.map(({ how, content }) => [how, content.priceCents])).toEqual([
    ['IMPORTED', 5800],
    ['IMPORTED', 6100],
  ]);
});

test('what a program without versions has changed is noted before the next change', async () => {
  const { db } = shop.deps;
  await db.update(products).set({ price: 6000 }).where(eq(products.id, 101));
  const office = await menuHand(shop);
  await office.price(101, 6600);
  const { versions } = await office.details(101);
  expect(versions.map(({ how }: { how: string }) => how)).toEqual(['PRICE', 'ADOPTED', 'IMPORTED']);
});

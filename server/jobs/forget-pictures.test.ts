import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';
import { categories, products, sellers } from '../db/schema/catalogue.ts';
import { media, productDrafts, productPlans, productVersions } from '../db/schema/menu.ts';
import { forgetPictures } from './forget-pictures.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const day = 86_400_000;
const address = (hash: string) => `/media/${hash}-800.webp`;

test('a picture that nothing names goes after 30 days; what is, was or is to be on the menu keeps its own', async () => {
  const { db, now } = shop.deps;
  const bytes = Buffer.from('picture');
  const added = async (digit: string, at = new Date(now())) => {
    const hash = digit.repeat(32);
    await db.insert(media).values({ hash, bytes, type: 'image/webp', width: 1, height: 1, at });
    return hash;
  };
  const onMenu = await added('1');
  await db
    .update(products)
    .set({ imageUrl: address(onMenu) })
    .where(eq(products.id, 101));
  const ofKitchen = await added('2');
  await db
    .update(sellers)
    .set({ imageUrl: address(ofKitchen) })
    .where(eq(sellers.id, 1));
  const ofCategory = await added('3');
  await db
    .update(categories)
    .set({ imageUrl: address(ofCategory) })
    .where(eq(categories.id, 1));
  const [version] = await db.select().from(productVersions).limit(1);
  const content = (hash: string) =>
    ({ ...version?.content, image: { picture: hash, alt: { de: '', en: '' } } }) as never;
  const at = new Date(now());
  const drafted = await added('4');
  const thrownAway = await added('5');
  await db.insert(productDrafts).values([
    { productId: 10_001, content: content(drafted), revision: 1, updatedAt: at },
    { productId: 10_002, content: content(thrownAway), revision: 1, updatedAt: at, closedAt: at },
  ]);
  const was = await added('6');
  await db
    .insert(productVersions)
    .values({ productId: 10_003, number: 1, content: content(was), how: 'PUBLISHED' });
  const planned = await added('7');
  await db
    .insert(productPlans)
    .values({ productId: 10_003, fromDay: '2027-01-01', change: content(planned), madeAt: at });
  await added('8');
  const lately = await added('9', new Date(now() + 2 * day));

  const left = async () =>
    (await db.select({ hash: media.hash }).from(media)).map(({ hash }) => hash[0]).sort();
  await forgetPictures({ db, now: () => now() + 29 * day });
  expect(await left()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  await forgetPictures({ db, now: () => now() + 31 * day });
  expect(await left()).toEqual(['1', '2', '3', '4', '6', '7', '9']);
  expect(lately).toBe('9'.repeat(32));
});

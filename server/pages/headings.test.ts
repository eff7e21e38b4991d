import { afterAll, beforeAll, expect, test } from 'vitest';
import { categoryPath, shopPath } from '#app/page/public-pages.ts';
import routes from '#app/routes.ts';
import { productPath } from '#rules/catalogue/product-path.ts';
import { locales } from '#rules/text/locale.ts';
import { createApp } from '#server/app.ts';
import { categories, products, sellers } from '#server/db/schema/catalogue.ts';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';
import { storefront } from '../../tests/support/storefront.ts';

let shop: TestShop;
let app: ReturnType<typeof createApp>;
const paths: string[] = [];

beforeAll(async () => {
  shop = await startTestShop();
  const build = await storefront();
  app = createApp(shop.deps, {
    build: { en: build, de: build },
    assets: null,
    mode: 'production',
    events: shop.events,
  });
  const { db } = shop.deps;
  const ofCatalogue: Record<string, string[]> = {
    'category/:category': (await db.select().from(categories)).map(({ name }) => categoryPath(name)),
    'product/:product': (await db.select().from(products)).flatMap(({ id, name }) =>
      locales.map((locale) => productPath(id, name, locale)),
    ),
    'shop/:id': (await db.select().from(sellers)).map(({ id }) => shopPath(id)),
  };
  for (const { path = '' } of routes)
    paths.push(...(ofCatalogue[path] ?? [`/${path.replace('*', 'nowhere')}`]));
});
afterAll(() => shop.stop());

test.each(locales)('no page skips a level of headings, also in what is folded away (%s)', async (locale) => {
  const wrong: string[] = [];
  for (const path of paths) {
    const html = await (await app.fetch(new Request(`http://shop.test${path}?lang=${locale}`), {})).text();
    const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
    const skips = levels.some((level, at) => level > (levels[at - 1] ?? 0) + 1);
    if (skips || levels.filter((level) => level === 1).length > 1) wrong.push(`${path}: ${levels.join(' ')}`);
  }
  expect(paths.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Category } from '#contract/shop/categories.ts';
import type { Product } from '#contract/shop/products.ts';
import { createPageApi } from '../../api/page-client.ts';
import type { Route } from './+types/route';
import { loadCategory } from './load-category.ts';
import CategoryScreen from './route.tsx';

/** The API as a category page asks it; `answers` is by path. */
function apiOf(answers: Record<string, unknown>, asked: string[] = []) {
  const api = createPageApi({
    fetch: (request) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      return pathname in answers ? Response.json(answers[pathname]) : new Response('', { status: 503 });
    },
    origin: 'http://shop.test',
    locale: () => 'en',
    token: () => null,
  });
  return { api, locale: 'en' as const };
}
const category = { id: 2, name: 'en:Sandwiches\nde:Stullen', categoryOrder: 2, imageUrl: null };
const categories: (Category & { productIds: number[] })[] = [{ ...category, productIds: [1, 3] }];
const texts = {
  description: 'en:Freshly made\nde:Frisch gemacht',
  unit: 'en:Box\nde:Kiste',
  packaged: [{ name: 'en:Cola\nde:Brause', ingredients: 'en:Water\nde:Wasser' }],
};
const products = [
  { id: 1, name: 'en:Sandwich box\nde:Box' },
  { id: 2, name: 'en:Cola\nde:Cola' },
  { id: 3, name: 'en:Pastrami\nde:Pastrami' },
].map((product) => ({ ...product, ...texts })) as Product[];

test('a category asks for all products and keeps its own, in their order', async () => {
  const asked: string[] = [];
  const page = await loadCategory(
    apiOf({ '/v1/categories': categories, '/v1/products': products }, asked),
    'sandwiches',
  );
  expect(asked).toContain('/v1/products?sellerId=0');
  expect(page.state === 'found' && page.products.map(({ id }) => id)).toEqual([3, 1]);
});

test('a page has its products in its own language, but their names in both for the cart', async () => {
  const page = await loadCategory(
    { ...apiOf({ '/v1/categories': categories, '/v1/products': products }), locale: 'de' },
    'sandwiches',
  );
  expect(page.state === 'found' && page.products[0]).toMatchObject({
    name: 'en:Pastrami\nde:Pastrami',
    description: 'Frisch gemacht',
    unit: 'Kiste',
    packaged: [{ name: 'Brause', ingredients: 'Wasser' }],
  });
});

test('a category that does not exist is missing, an API that fails is another thing', async () => {
  const answers = { '/v1/categories': categories, '/v1/products': products };
  expect(await loadCategory(apiOf(answers), 'stullen')).toEqual({ state: 'missing' });
  expect(await loadCategory(apiOf({}), 'sandwiches')).toEqual({ state: 'failed' });
});

test('products that cannot be loaded are said so, beside an empty plate', async () => {
  const props = { loaderData: { state: 'failed' } } as Route.ComponentProps;
  const { prelude } = await prerenderToNodeStream(
    <MemoryRouter>
      <CategoryScreen {...props} />
    </MemoryRouter>,
  );
  const html = await text(prelude as Readable);
  expect(html).toContain('Failed to load products. Please try again later.');
  expect(html).toContain('plate-seen');
});

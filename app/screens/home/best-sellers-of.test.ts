import { expect, test } from 'vitest';
import type { CategoryDetail } from '#contract/shop/categories.ts';
import type { Product } from '#contract/shop/products.ts';
import { bestSellersOf } from './best-sellers-of.ts';

const products = [
  { id: 1, bestSeller: 2 },
  { id: 2, bestSeller: 1 },
  { id: 3, bestSeller: 3 },
  { id: 4, bestSeller: null },
] as Product[];
const categories = [
  { name: 'en:Wraps and paninis\nde:Wraps und Panini', productIds: [1, 2, 4] },
] as CategoryDetail[];

test('best sellers stand in their order, and what is in no category is left out', () => {
  expect(bestSellersOf(products, categories).map(({ product, path }) => [product.id, path])).toEqual([
    [2, '/category/wraps-and-paninis#product-2'],
    [1, '/category/wraps-and-paninis#product-1'],
  ]);
  expect(bestSellersOf([], [])).toEqual([]);
});

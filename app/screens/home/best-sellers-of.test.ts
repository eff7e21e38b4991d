import { expect, test } from 'vitest';
import type { CategoryDetail } from '#contract/shop/categories.ts';
import type { Product } from '#contract/shop/products.ts';
import { chosenBestSellers } from './chosen-best-sellers.ts';

const products = [{ id: 1 }, { id: 2 }, { id: 3 }] as Product[];
const categories = [
  { name: 'en:Wraps and paninis\nde:Wraps und Panini', productIds: [1, 2] },
] as CategoryDetail[];

test('best sellers stand in the order chosen, and what is not on the menu is left out', () => {
  const chosen = chosenBestSellers(products, categories, [2, 99, 3, 1]);
  expect(chosen.map(({ product, path }) => [product.id, path])).toEqual([
    [2, '/category/wraps-and-paninis#product-2'],
    [1, '/category/wraps-and-paninis#product-1'],
  ]);
  expect(chosenBestSellers([], [], [1])).toEqual([]);
});

import { expect, test } from 'vitest';
import { catalogueDrift } from './catalogue-drift.ts';

const product = (id: number, price: number) => ({ id, name: `en:P${id}`, price, imageUrl: null });
const items = [
  { product: product(1, 58), quantity: 1 },
  { product: product(2, 54), quantity: 2 },
  { product: product(3, 34), quantity: 1 },
];

test('an unchanged menu is no drift', () => {
  expect(catalogueDrift(items, [product(3, 34), product(1, 58), product(2, 54), product(9, 1)])).toEqual({
    gone: [],
    repriced: [],
  });
});

test('names what is gone and what costs another price now', () => {
  const drift = catalogueDrift(items, [product(1, 58), product(2, 56.5)]);
  expect(drift.gone.map((item) => item.product.id)).toEqual([3]);
  expect(drift.repriced).toEqual([{ product: product(2, 56.5), before: 54, quantity: 2 }]);
});

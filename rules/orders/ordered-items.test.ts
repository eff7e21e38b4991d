import { expect, test } from 'vitest';
import { orderedItems } from './ordered-items.ts';

const rolls = { id: 101, name: 'en:Open rolls\nde:Belegte Brötchen', price: 58, imageUrl: null };
const crate = { id: 701, name: 'en:Crate\nde:Kasten', price: 39.6, imageUrl: null };

test('a cart is ordered as products and pieces, without a line that has no pieces', () => {
  const items = [
    { product: rolls, quantity: 3 },
    { product: crate, quantity: 0 },
    { product: { ...crate, id: 702 }, quantity: 1 },
  ];
  expect(orderedItems({ items })).toEqual([
    { productId: 101, quantity: 3 },
    { productId: 702, quantity: 1 },
  ]);
});

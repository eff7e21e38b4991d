import { expect, test } from 'vitest';
import { reorder } from './reorder.ts';

const rolls = { id: 101, name: 'en:Open rolls\nde:Belegte Brötchen', price: 61, imageUrl: '/rolls.avif' };
const water = { id: 701, name: 'en:Water\nde:Wasser', price: 19.8, imageUrl: null };

test('an old order comes back with its pieces, at the prices of today', () => {
  expect(
    reorder({ '101': 3, '701': 1 }, [water, { ...rolls, description: 'not kept in a cart' } as never]),
  ).toEqual({
    items: [
      { product: rolls, quantity: 3 },
      { product: water, quantity: 1 },
    ],
    gone: [],
  });
});

test('what is no longer sold is left out and named', () => {
  expect(reorder({ '101': 3, '555': 2 }, [rolls])).toEqual({
    items: [{ product: rolls, quantity: 3 }],
    gone: ['555'],
  });
});

import { expect, test } from 'vitest';
import { unfolded } from './basket.ts';

const crate = { productId: 701, quantity: 1 };

test.each([
  ['a map', { productQuantities: { '701': 1, '101': 2 } }],
  ['a list', { items: [crate, { productId: 101, quantity: 2 }] }],
  [
    'a list that names a product twice',
    { items: [{ productId: 101, quantity: 1 }, crate, { productId: 101, quantity: 1 }] },
  ],
  ['one of which nothing is wanted', { productQuantities: { '101': 2, '205': 0, '701': 1 } }],
])('%s of one basket is the same basket', (_, request) => {
  expect(unfolded({ ...request, discountCodeName: 'MITTAG10' })).toEqual({
    discountCodeName: 'MITTAG10',
    items: [{ productId: 101, quantity: 2 }, crate],
  });
});

test('a request without a basket orders nothing', () => {
  expect(unfolded({})).toEqual({ items: [] });
});

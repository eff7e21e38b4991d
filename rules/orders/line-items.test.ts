import { expect, test } from 'vitest';
import { productQuantitiesOf, validLineItems } from './line-items.ts';

test.each([
  ['a product of no number', { productId: 0, quantity: 2 }],
  ['a product of a number below 0', { productId: -101, quantity: 2 }],
  ['no pieces', { productId: 101, quantity: 0 }],
  ['fewer than no pieces', { productId: 101, quantity: -1 }],
])('a checkout does not send %s', (_what, item) => {
  const rolls = { productId: 1, quantity: 1 };
  expect(validLineItems([item, rolls])).toEqual([rolls]);
});

test('the pieces of a product that is listed twice are added up', () => {
  expect(
    productQuantitiesOf([
      { productId: 101, quantity: 2 },
      { productId: 701, quantity: 4 },
      { productId: 101, quantity: 3 },
    ]),
  ).toEqual({ 101: 5, 701: 4 });
});

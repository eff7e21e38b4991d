import { expect, test } from 'vitest';
import { firstDishes, type SampleDish } from './first-dishes.ts';

const dish = (productId: number, sellerId: number, change: Partial<SampleDish> = {}): SampleDish => ({
  publicId: 'a',
  productId,
  sellerId,
  station: 'WARM',
  isCooked: false,
  ...change,
});
const ticked = (...dishes: SampleDish[]) => firstDishes(dishes).map(({ productId }) => productId);

test('each kitchen begins with the first dish that it makes, and a drink is none', () => {
  expect(ticked(dish(707, 1, { station: 'CHILLED' }), dish(105, 1), dish(106, 1), dish(510, 2))).toEqual([
    105, 510,
  ]);
});

test('a kitchen that has made something of the day needs nothing', () => {
  expect(ticked(dish(105, 1), dish(106, 1, { isCooked: true }), dish(510, 2))).toEqual([510]);
  expect(ticked()).toEqual([]);
});

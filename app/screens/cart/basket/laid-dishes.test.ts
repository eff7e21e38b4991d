import { expect, test } from 'vitest';
import { laidDishes } from './laid-dishes.ts';

const item = (id: number, quantity: number) => ({
  product: { id, name: 'x', price: 1, imageUrl: null },
  quantity,
});
const ids = (items: ReturnType<typeof item>[], room?: number) => laidDishes(items, room).map(({ id }) => id);

test('one dish for each piece', () => {
  expect(ids([item(1, 1), item(2, 2)])).toEqual([1, 2, 2]);
  expect(ids([])).toEqual([]);
});

test('a crowded table keeps a dish of every line', () => {
  expect(ids([item(1, 999), item(2, 1), item(3, 3)], 6)).toEqual([1, 1, 2, 3, 3]);
});

test('more lines than room are cut', () => {
  expect(ids([item(1, 2), item(2, 2), item(3, 2)], 2)).toEqual([1, 2]);
});

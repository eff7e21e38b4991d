import { expect, test } from 'vitest';
import { layDishes } from './lay-dishes.ts';

const rows = (count: number, isNarrow: boolean) =>
  layDishes(
    Array.from({ length: count }, (_, index) => index),
    isNarrow,
  ).map((row) => row.length);

test.each([
  [1, [1], [1]],
  [2, [2], [2]],
  [4, [4], [2, 2]],
  [5, [3, 2], [3, 2]],
  [13, [7, 6], [4, 3, 3, 3]],
  [40, [7, 7], [4, 4, 3, 3]],
])('%i dishes stand in rows of %j, on a phone of %j', (count, wide, narrow) => {
  expect(rows(count, false)).toEqual(wide);
  expect(rows(count, true)).toEqual(narrow);
});

test('each dish stands there once, in its order', () => {
  expect(layDishes(['a', 'b', 'c', 'd', 'e'], false).flat()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

import { expect, test } from 'vitest';
import { inOrder, placeAfter, withMoved } from './place-after.ts';

const rows = [
  { top: 0, height: 60 },
  { top: 60, height: 100 },
  { top: 160, height: 60 },
];

test.each([
  [0, 0, 0],
  [0, 79, 0],
  [0, 81, 1],
  [0, 500, 2],
  [2, -79, 2],
  [2, -81, 1],
  [2, -500, 0],
  [1, 20, 1],
])('row %i pulled by %i pixels lies at %i', (from, moved, to) => {
  expect(placeAfter(rows, from, moved)).toBe(to);
});

test('one goes to another place, all others close up', () => {
  expect(withMoved([1, 2, 3, 4], 0, 2)).toEqual([2, 3, 1, 4]);
  expect(withMoved([1, 2, 3, 4], 3, 1)).toEqual([1, 4, 2, 3]);
});

test('those that are named change places among themselves', () => {
  const items = [1, 2, 3, 4].map((id) => ({ id }));
  expect(inOrder(items, [4, 2, 99]).map(({ id }) => id)).toEqual([1, 4, 3, 2]);
  expect(inOrder(items, [])).toEqual(items);
});

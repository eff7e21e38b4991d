import { expect, test } from 'vitest';
import { piecesForGuests } from './pieces-for-guests.ts';

const platter = { category: 'en:Platter\nde:Platten', serves: { from: 8, to: 10 } };

test.each([
  [1, 1, null],
  [8, 1, null],
  [9, 2, 1],
  [24, 3, 1],
  [25, 4, 2],
  [100, 13, 5],
])('for %i guests a platter for 8–10 is needed %i times, beside others %j', (guests, alone, besideOthers) => {
  expect(piecesForGuests(guests, platter)).toEqual({ alone, besideOthers });
});

test('nobody makes a meal of a cake', () => {
  const cake = { category: 'en:Sweets\nde:Süßes', serves: { from: 12 } };
  expect(piecesForGuests(24, cake)).toEqual({ alone: 2, besideOthers: null });
});

import { expect, test } from 'vitest';
import { guestsInForce } from './guests-in-force.ts';

test.each([
  // Said and within the range that is chosen.
  [24, '20-25', 24],
  [60, '40+', 60],
  // The range was chosen since.
  [30, '35-40', 40],
  [30, '10-15', 15],
  [30, '40+', 40],
  // Only one of the two.
  [24, null, 24],
  [null, '20-25', 25],
  [null, null, null],
] as const)('of %s guests said and the range %s, %s come', (said, range, guests) => {
  expect(guestsInForce(said, range)).toBe(guests);
});

test('who was counted by a range is counted so by it again', () => {
  expect(guestsInForce(guestsInForce(30, '40+'), '40+')).toBe(40);
});

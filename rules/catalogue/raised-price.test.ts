import { expect, test } from 'vitest';
import { raisedPrice } from './raised-price.ts';

test.each([
  [5800, 5, 1, 6090],
  [5800, 5, 50, 6100],
  [5800, 5, 100, 6100],
  [5840, 5, 10, 6130],
  [5800, -10, 100, 5200],
  [5801, 0, 1, 5801],
  [5805, 0, 10, 5810],
  [3333, 2.5, 1, 3416],
  [1110, 10, 1, 1221],
  [10, -90, 50, 50],
  [100, -100, 1, 1],
])('%i cents by %d %% to %i are %i', (price, percent, roundTo, raised) => {
  expect(raisedPrice(price, percent, roundTo)).toBe(raised);
});

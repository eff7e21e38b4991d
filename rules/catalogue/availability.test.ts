import { expect, test } from 'vitest';
import { isSoldOut, soldOutLines } from './availability.ts';

const today = [{ from: '2026-11-26', until: '2026-11-26' }];
const oven = [{ from: '2026-11-27', until: null }];

test.each([
  [today, '2026-11-25', false],
  [today, '2026-11-26', true],
  [today, '2026-11-27', false],
  [oven, '2026-11-26', false],
  [oven, '2026-11-27', true],
  [oven, '2031-01-01', true],
  [[...today, ...oven], '2026-11-26', true],
  [[], '2026-11-26', false],
])('%j on %s: %s', (availability, day, soldOut) => {
  expect(isSoldOut(availability, day)).toBe(soldOut);
});

test('of a cart those lines are named that cannot be had for its day', () => {
  const lines = [{ product: { id: 101 } }, { product: { id: 107 } }];
  const known = today.map((times) => ({ ...times, productId: 107 }));
  expect(soldOutLines(lines, '2026-11-26', known)).toEqual([{ product: { id: 107 } }]);
  expect(soldOutLines(lines, '2026-11-27', known)).toEqual([]);
  expect(soldOutLines(lines, null, known)).toEqual([]);
});

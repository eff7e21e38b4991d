import { expect, test } from 'vitest';
import { isSoldOut } from './availability.ts';

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

import { expect, test } from 'vitest';
import { perHead } from './per-head.ts';

test.each([
  [30_800, 15, 2053],
  [30_810, 15, 2054],
  [41_050, 20, 2053],
  [24_000, 12, 2000],
  [20_001, 2, 10_001],
])('%i cents for %i guests are %i a head, rounded as money is', (price, guests, head) => {
  expect(perHead(price, { guests, budget: null })).toBe(head);
});

test('what is above an amount, by however little, is not said to be within it', () => {
  const wish = { guests: 15, budget: 2000 };
  expect(perHead(30_001, wish)).toBe(2001);
  expect(perHead(30_000, wish)).toBe(2000);
  expect(perHead(29_999, wish)).toBe(2000);
  expect(perHead(30_020, wish)).toBe(2001);
});

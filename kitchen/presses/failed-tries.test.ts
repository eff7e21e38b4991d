import { expect, test } from 'vitest';
import { hasFailedForGood } from './failed-tries.ts';

test('what the shop fails at three times is not tried a fourth time', () => {
  expect(hasFailedForGood('one', 0)).toBe(false);
  expect(hasFailedForGood('one', 4000)).toBe(false);
  expect(hasFailedForGood('one', 8000)).toBe(true);
});

test('tries right after each other count once: the shop has a moment to get well', () => {
  for (const now of [0, 100, 2900]) expect(hasFailedForGood('two', now)).toBe(false);
  expect(hasFailedForGood('two', 3000)).toBe(false);
  expect(hasFailedForGood('two', 3100)).toBe(false);
  expect(hasFailedForGood('two', 6000)).toBe(true);
});

test('each press has its own tries', () => {
  hasFailedForGood('three', 0);
  hasFailedForGood('three', 4000);
  expect(hasFailedForGood('four', 8000)).toBe(false);
});

import { expect, test } from 'vitest';
import { longDay } from './long-day.ts';

test('a day has its month in letters, and is the same wherever it is read', () => {
  expect(longDay('2024-05-24', 'en')).toBe('24 May 2024');
  expect(longDay('2026-03-01', 'de')).toBe('1. März 2026');
});

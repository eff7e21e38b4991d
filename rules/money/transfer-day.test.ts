import { expect, test } from 'vitest';
import { isTransferDay } from './transfer-day.ts';

const days = { placed: '2026-11-28', today: '2026-12-03' };

test.each(['2026-12-03', '2026-11-28', '2026-11-20', '2026-09-29'])('money can have come on %s', (day) => {
  expect(isTransferDay(day, days)).toBe(true);
});

test.each([
  ['2026-12-04', 'is still to come'],
  ['2026-09-28', 'is more than 60 days before the order'],
  ['2025-12-01', 'is of another year'],
])('no money came on %s, which %s', (day) => {
  expect(isTransferDay(day, days)).toBe(false);
});

import { expect, test } from 'vitest';
import { nextMonth, spanOfMonth } from './month.ts';

test('after December comes January of the next year', () => {
  expect(nextMonth('2026-09')).toBe('2026-10');
  expect(nextMonth('2026-12')).toBe('2027-01');
});

test.each([
  ['2026-10', '2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z'],
  ['2026-12', '2026-11-30T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
])('%s begins and ends at midnight in Berlin, whatever the clocks do in it', (month, from, until) => {
  expect(spanOfMonth(month)).toEqual({ from: new Date(from), until: new Date(until) });
});

import { expect, test } from 'vitest';
import { addMonths, isMonth, sheetFrom, sheetOf } from './month-of.ts';

test.each([
  ['2026-12', { from: '2026-11-30', weeks: 5 }],
  ['2027-02', { from: '2027-02-01', weeks: 4 }],
  ['2027-05', { from: '2027-04-26', weeks: 6 }],
])('the sheet of %s has whole weeks from a Monday on', (month, sheet) => {
  expect(sheetOf(month)).toEqual(sheet);
});

test('months go over the end of a year', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2027-01', -1)).toBe('2026-12');
});

test('a month is one that there is', () => {
  expect(isMonth('2026-12')).toBe(true);
  for (const wrong of ['2026-13', '2026', 'week', '2026-12-01']) expect(isMonth(wrong), wrong).toBe(false);
});

test('what is to come begins with the present week, also on the last day of a month', () => {
  expect(sheetFrom('2026-11-30')).toEqual({ from: '2026-11-30', weeks: 5 });
  expect(sheetFrom('2026-11-29')).toEqual({ from: '2026-11-23', weeks: 5 });
});

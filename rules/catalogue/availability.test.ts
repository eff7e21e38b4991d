import { expect, test } from 'vitest';
import { daysWithout, haveCommonDay, isSoldOut, soldOutLines } from './availability.ts';

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

test.each([
  [
    '2026-11-26',
    '2026-11-26',
    [
      ['2026-11-23', '2026-11-25'],
      ['2026-11-27', '2026-11-29'],
    ],
  ],
  ['2026-11-20', '2026-11-23', [['2026-11-24', '2026-11-29']]],
  ['2026-11-29', null, [['2026-11-23', '2026-11-28']]],
  ['2026-11-23', '2026-11-29', []],
  ['2026-11-20', null, []],
  ['2026-11-30', null, [['2026-11-23', '2026-11-29']]],
  ['2026-11-20', '2026-11-22', [['2026-11-23', '2026-11-29']]],
])('of a week without what is from %s until %s there is left: %j', (from, until, left) => {
  const week = { from: '2026-11-23', until: '2026-11-29' };
  expect(daysWithout(week, { from, until }).map((each) => [each.from, each.until])).toEqual(left);
  const isUntouched = left.length === 1 && left[0]?.join() === '2026-11-23,2026-11-29';
  expect(haveCommonDay(week, { from, until })).toBe(!isUntouched);
});

test('of days without an end there is left what comes after others', () => {
  const open = { from: '2026-11-23', until: null };
  expect(daysWithout(open, { from: '2026-11-20', until: '2026-11-24' })).toEqual([
    { from: '2026-11-25', until: null },
  ]);
  expect(daysWithout(open, { from: '2026-11-24', until: null })).toEqual([
    { from: '2026-11-23', until: '2026-11-23' },
  ]);
});

test('of a cart those lines are named that cannot be had for its day', () => {
  const lines = [{ product: { id: 101 } }, { product: { id: 107 } }];
  const known = today.map((times) => ({ ...times, productId: 107 }));
  expect(soldOutLines(lines, '2026-11-26', known)).toEqual([{ product: { id: 107 } }]);
  expect(soldOutLines(lines, '2026-11-27', known)).toEqual([]);
  expect(soldOutLines(lines, null, known)).toEqual([]);
});

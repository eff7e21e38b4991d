import { expect, test } from 'vitest';
import {
  closedDaysSetting,
  closePeriod,
  isClosedDaysSetting,
  isClosedOn,
  openDay,
  writtenClosedDays,
} from './closed-days.ts';

test('the kitchens are closed on single days and for whole periods', () => {
  const closed = closedDaysSetting('2026-12-24..2026-12-26, 2027-01-01');
  for (const day of ['2026-12-24', '2026-12-25', '2026-12-26', '2027-01-01']) {
    expect(isClosedOn(day, closed), day).toBe(true);
  }
  for (const day of ['2026-12-23', '2026-12-27', '2026-12-31', '2027-01-02']) {
    expect(isClosedOn(day, closed), day).toBe(false);
  }
  expect(closedDaysSetting(null)).toEqual([]);
});

test('what is no day closes nothing', () => {
  expect(closedDaysSetting('christmas, 2026-02-30, 2026-12-26..2026-12-24, 2026-12-31')).toEqual([
    { from: '2026-12-31', to: '2026-12-31' },
  ]);
});

test.each([
  ['', true],
  ['2026-12-24', true],
  ['2026-12-24..2026-12-26; 2027-01-01', true],
  ['24.12.2026', false],
  ['2026-02-30', false],
  ['2026-12-26..2026-12-24', false],
  ['2026-12-24..2026-12-25..2026-12-26', false],
])('%j can be set: %s', (value, can) => {
  expect(isClosedDaysSetting(value)).toBe(can);
});

test('a period more becomes one with those that it touches, and a day less leaves what is around it', () => {
  const closed = closedDaysSetting('2026-12-24..2026-12-26, 2027-01-01');
  const more = closePeriod(closed, { from: '2026-12-27', to: '2026-12-31' });
  expect(writtenClosedDays(more)).toBe('2026-12-24..2027-01-01');
  expect(writtenClosedDays(closePeriod(closed, { from: '2026-12-01', to: '2026-12-01' }))).toBe(
    '2026-12-01, 2026-12-24..2026-12-26, 2027-01-01',
  );
  expect(closePeriod(closed, { from: '2026-12-25', to: '2026-12-25' })).toEqual(closed);
  expect(writtenClosedDays(openDay(closed, '2026-12-25'))).toBe('2026-12-24, 2026-12-26, 2027-01-01');
  expect(writtenClosedDays(openDay(closed, '2026-12-24'))).toBe('2026-12-25..2026-12-26, 2027-01-01');
  expect(writtenClosedDays(openDay(closed, '2027-01-01'))).toBe('2026-12-24..2026-12-26');
  expect(openDay(closed, '2026-12-23')).toEqual(closed);
});

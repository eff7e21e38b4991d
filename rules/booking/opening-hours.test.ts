import { expect, test } from 'vitest';
import {
  hoursOfWeek,
  isOpenAt,
  isOpeningHoursSetting,
  isRestDay,
  openingHoursSetting,
  writtenHours,
} from './opening-hours.ts';

const hours = openingHoursSetting('sat 10:00-14:00, Sun closed, xyz, mon 9-5');
const saturday = '2026-11-28';

test('days of the week can have hours of their own, and none', () => {
  expect(isOpenAt(saturday, '09:30', hours)).toBe(false);
  expect(isOpenAt(saturday, '10:00', hours)).toBe(true);
  expect(isOpenAt(saturday, '14:00', hours)).toBe(true);
  expect(isOpenAt(saturday, '14:30', hours)).toBe(false);
  expect(isOpenAt('2026-11-29', '12:00', hours)).toBe(false);
  expect(isOpenAt('2026-11-30', '23:30', hours)).toBe(true);
});

test('hours are written as they are read', () => {
  expect(writtenHours(hours)).toBe('sat 10:00-14:00, sun closed');
  expect(openingHoursSetting(writtenHours(hours))).toEqual(hours);
});

test.each([
  ['', true],
  ['mon 09:00-18:00, tue 09:00-18:00', true],
  ['sun closed', true],
  ['mon 18:00-09:00', false],
  ['mon 9:00-18:00', false],
  ['someday closed', false],
  ['mon 09:00-18:00 20:00-22:00', false],
])('%j can be set: %s', (value, can) => {
  expect(isOpeningHoursSetting(value)).toBe(can);
});

test('a weekday on which nothing is made is a day of rest, one with other hours is not', () => {
  expect(isRestDay('2026-11-29', hours)).toBe(true);
  expect(isRestDay(saturday, hours)).toBe(false);
  expect(isRestDay('2026-11-30', hours)).toBe(false);
  expect(isRestDay('2026-11-29')).toBe(false);
});

test('a week is told in days that follow each other with the same hours, within the usual ones', () => {
  const usual = { from: '08:00', to: '23:00' };
  expect(hoursOfWeek(new Map(), usual)).toEqual([{ first: 1, last: 7, open: usual }]);
  expect(hoursOfWeek(openingHoursSetting('wed 07:00-23:30, sat 10:00-14:00, sun closed'), usual)).toEqual([
    { first: 1, last: 5, open: usual },
    { first: 6, last: 6, open: { from: '10:00', to: '14:00' } },
    { first: 7, last: 7, open: null },
  ]);
});

import { expect, test } from 'vitest';
import {
  addDays,
  berlinClock,
  berlinDay,
  daysBetween,
  isDay,
  isTime,
  parseLocalDateTime,
} from './berlin-time.ts';

test('Berlin is an hour ahead of UTC in winter and two in summer', () => {
  expect(berlinClock(Date.parse('2026-01-10T11:00:00Z'))).toMatchObject({ day: '2026-01-10', time: '12:00' });
  expect(berlinClock(Date.parse('2026-07-10T22:30:00Z'))).toMatchObject({ day: '2026-07-11', time: '00:30' });
});

test('no day shifts at the turn of the year', () => {
  expect(berlinDay(Date.parse('2026-12-31T23:30:00Z'))).toBe('2027-01-01');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
  expect(daysBetween('2028-03-01', '2028-02-28')).toBe(-2);
});

test('only days that exist are days', () => {
  expect(isDay('2028-02-29')).toBe(true);
  expect(isDay('2027-02-29')).toBe(false);
  expect(isDay('2027-2-9')).toBe(false);
  expect(isDay('+010000-01')).toBe(false);
});

test('a preferred date and time is Berlin local, to the minute', () => {
  expect(parseLocalDateTime('2026-12-03T12:30')).toEqual({ day: '2026-12-03', time: '12:30' });
  expect(parseLocalDateTime('2026-12-03T12:30:00')).toEqual({ day: '2026-12-03', time: '12:30' });
  expect(parseLocalDateTime('2026-12-03T12:30:00.000')).toEqual({ day: '2026-12-03', time: '12:30' });
  expect(parseLocalDateTime('2026-12-03T12:30:00Z')).toBeNull();
  expect(parseLocalDateTime('+2026-12-03T12:30')).toBeNull();
  expect(parseLocalDateTime('2026-02-30T12:30')).toBeNull();
  expect(parseLocalDateTime('2026-12-03T24:30')).toBeNull();
});

test.each([
  ['00:00', true],
  ['19:59', true],
  ['23:59', true],
  ['24:00', false],
  ['12:60', false],
  ['8:30', false],
  ['12:30:00', false],
  ['T12:30', false],
])('%s is a time of the day: %s', (value, isOne) => {
  expect(isTime(value)).toBe(isOne);
});

import { expect, test } from 'vitest';
import { berlinInstant } from '../booking/berlin-instant.ts';
import {
  changeableUntil,
  changeHoursSetting,
  isChangeHoursSetting,
  isDayMoved,
  isOtherDay,
  moveRefusal,
} from './change-times.ts';

const due = '2026-12-03T12:30';
const deadline = berlinInstant('2026-12-02', '12:30');

test('an order can be changed until so many hours before it is due', () => {
  expect(changeableUntil(due, 24)).toBe(deadline);
  expect(changeableUntil(due, 0)).toBe(berlinInstant('2026-12-03', '12:30'));
  expect(changeableUntil(null, 24)).toBeNull();
});

test('the deadline is a day on the clock also where the clocks are changed', () => {
  expect(changeableUntil('2026-10-25T12:30', 24)).toBe(berlinInstant('2026-10-24', '13:30'));
});

test.each([
  ['36', 36],
  [' 0 ', 0],
  ['', 24],
  [undefined, 24],
  ['a day', 24],
  ['-1', 24],
])('the setting %j is %i hours', (value, hours) => {
  expect(changeHoursSetting(value)).toBe(hours);
});

test('hours can be set as a whole number', () => {
  expect(['24', '0', '999'].every(isChangeHoursSetting)).toBe(true);
  expect(['', '24.5', '1000', 'a day'].some(isChangeHoursSetting)).toBe(false);
});

test.each([
  ['to another time of its day', '2026-12-03T13:00', null, deadline, null],
  ['to another day', '2026-12-04T12:30', null, deadline, null],
  ['to a second other day', '2026-12-05T12:30', new Date(0), deadline, 'DAY_MOVED'],
  ['within the day that it was moved to', '2026-12-03T13:00', new Date(0), deadline, null],
  ['too late', '2026-12-03T13:00', null, deadline + 1, 'TOO_LATE'],
  ['to where it is, at any time', due, new Date(0), deadline + 1, null],
] as const)('an order is moved %s', (_how, to, dayMovedAt, now, refusal) => {
  expect(moveRefusal({ preferDateAndTime: due, dayMovedAt }, to, { now, hours: 24 })).toBe(refusal);
});

test('agreeing on a first time is no move to another day', () => {
  const without = { preferDateAndTime: null, dayMovedAt: new Date(0) };
  expect(moveRefusal(without, due, { now: deadline + 1, hours: 24 })).toBeNull();
  expect(isDayMoved(without)).toBe(false);
  expect(isDayMoved({ preferDateAndTime: due, dayMovedAt: null })).toBe(false);
  expect(isDayMoved({ preferDateAndTime: due, dayMovedAt: new Date(0) })).toBe(true);
  expect(isOtherDay(null, due)).toBe(false);
  expect(isOtherDay(due, '2026-12-03T08:00')).toBe(false);
  expect(isOtherDay(due, '2026-12-04T12:30')).toBe(true);
});

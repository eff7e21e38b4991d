import { expect, test } from 'vitest';
import { cancelableUntil } from './cancellation.ts';

test('an order can be canceled up to 48 hours before its delivery', () => {
  expect(cancelableUntil('2027-01-05T12:30')).toBe(Date.parse('2027-01-03T12:30+01:00'));
});

test('48 hours are 48 hours, also where the clocks change in between', () => {
  expect(cancelableUntil('2027-03-29T12:30')).toBe(Date.parse('2027-03-27T11:30+01:00'));
});

test('an order without an agreed time has no such moment', () => {
  expect(cancelableUntil(null)).toBeNull();
  expect(cancelableUntil('tomorrow')).toBeNull();
});

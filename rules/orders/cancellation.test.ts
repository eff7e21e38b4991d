import { expect, test } from 'vitest';
import { cancelableUntil, cancellationOf, isToCome } from './cancellation.ts';

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

test('an order is free to cancel up to that moment, and then no more', () => {
  const until = Date.parse('2027-01-03T12:30+01:00');
  expect(cancellationOf('2027-01-05T12:30', until)).toEqual({ kind: 'until', until });
  expect(cancellationOf('2027-01-05T12:30', until + 1)).toEqual({ kind: 'over' });
  expect(cancellationOf(null, until)).toEqual({ kind: 'no-time' });
});

test('an order is to come until its time; without one for a month', () => {
  const due = Date.parse('2027-01-05T12:30+01:00');
  expect(isToCome('2027-01-05T12:30', 0, due - 1)).toBe(true);
  expect(isToCome('2027-01-05T12:30', 0, due)).toBe(false);
  expect(isToCome(null, due, due + 30 * 86_400_000 - 1)).toBe(true);
  expect(isToCome(null, due, due + 30 * 86_400_000)).toBe(false);
});

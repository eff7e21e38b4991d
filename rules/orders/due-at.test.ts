import { expect, test } from 'vitest';
import { dueAt, isLongOver, isToCome } from './due-at.ts';

test('an order is due at its time in Berlin, in summer as in winter', () => {
  expect(dueAt('2027-01-05T12:30')).toBe(Date.parse('2027-01-05T12:30+01:00'));
  expect(dueAt('2027-07-05T12:30')).toBe(Date.parse('2027-07-05T12:30+02:00'));
});

test('an order without an agreed time has no such moment', () => {
  expect(dueAt(null)).toBeNull();
  expect(dueAt('tomorrow')).toBeNull();
});

test('an order is to come until its time; without one for a month', () => {
  const due = Date.parse('2027-01-05T12:30+01:00');
  expect(isToCome('2027-01-05T12:30', 0, due - 1)).toBe(true);
  expect(isToCome('2027-01-05T12:30', 0, due)).toBe(false);
  expect(isToCome(null, due, due + 30 * 86_400_000 - 1)).toBe(true);
  expect(isToCome(null, due, due + 30 * 86_400_000)).toBe(false);
});

test('an order is long over a day after its time, one without never', () => {
  const due = Date.parse('2027-01-05T12:30+01:00');
  expect(isLongOver('2027-01-05T12:30', due + 86_400_000)).toBe(false);
  expect(isLongOver('2027-01-05T12:30', due + 86_400_001)).toBe(true);
  expect(isLongOver(null, due)).toBe(false);
});

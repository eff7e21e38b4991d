import { expect, test } from 'vitest';
import { timeTyped } from './time-typed.ts';

const slots = ['08:00', '08:30', '09:00', '10:00', '12:00', '12:30', '20:00'].map((time) => ({
  time,
  isOpen: time !== '10:00',
}));

test.each([
  ['8', '08:00'],
  ['09', '09:00'],
  ['9', '09:00'],
  ['1', '12:00'],
  ['12', '12:00'],
  ['123', '12:30'],
  ['1230', '12:30'],
  ['2', '20:00'],
])('the digits %s mean %s', (digits, time) => {
  expect(timeTyped(digits, slots)).toBe(time);
});

test('a time that is taken, or that there is not, is none', () => {
  expect(timeTyped('10', slots)).toBeNull();
  expect(timeTyped('7', slots)).toBeNull();
});

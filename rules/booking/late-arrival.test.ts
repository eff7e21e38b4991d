import { expect, test } from 'vitest';
import { berlinInstant } from './berlin-instant.ts';
import { isLate, isLater } from './late-arrival.ts';

const at = (time: string) => berlinInstant('2026-12-03', time);

test('a quarter of an hour after the agreed time is on time, as the terms say, and what is later is late', () => {
  expect(isLate('2026-12-03T12:30', at('12:00'))).toBe(false);
  expect(isLate('2026-12-03T12:30', at('12:45'))).toBe(false);
  expect(isLate('2026-12-03T12:30', at('12:46'))).toBe(true);
  expect(isLate(null, at('23:00'))).toBe(false);
});

test('who was told of an arrival is told again once it is another quarter of an hour later', () => {
  expect(isLater(at('12:50'), at('13:04'))).toBe(false);
  expect(isLater(at('12:50'), at('13:05'))).toBe(true);
  expect(isLater(at('12:50'), at('12:40'))).toBe(false);
});

import { expect, test } from 'vitest';
import { formatDay, formatGuestCount, formatMoney, formatOrderDate, formatTime } from './format.ts';

test('prices are written the way their readers write them', () => {
  expect(formatMoney(123450, 'en')).toBe('€1,234.50');
  expect(formatMoney(123450, 'de')).toBe('1.234,50\u00a0€');
});

test('a day has its weekday and stays the day it is in every time zone', () => {
  expect(formatDay('2027-01-05', 'en')).toBe('Tue, Jan 5, 2027');
  expect(formatDay('2027-01-05', 'de')).toBe('Di., 5. Jan. 2027');
});

test('a time is followed by Uhr in German', () => {
  expect(formatTime('12:30', 'en')).toBe('12:30');
  expect(formatTime('12:30', 'de')).toBe('12:30\u00a0Uhr');
});

test('an order date is Berlin wall-clock time', () => {
  expect(formatOrderDate(Date.parse('2026-12-31T23:05:00Z') / 1000)).toBe('01.01.2027 00:05');
});

test('a guest range has an en dash', () => {
  expect(formatGuestCount('20-25')).toBe('20–25');
  expect(formatGuestCount('40+')).toBe('40+');
});

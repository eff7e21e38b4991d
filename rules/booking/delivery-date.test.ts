import { expect, test } from 'vitest';
import { defaultHomeDay, firstOfferedDay, isDayOffered, isSlotOffered } from './delivery-date.ts';

const noon = Date.parse('2026-11-20T11:00:00Z');
const lead = (leadHours: number) => ({ leadHours, closed: [] });
const lateEvening = Date.parse('2026-11-20T20:00:00Z');

test('days before today are not offered, today is until the cut-off', () => {
  expect(isDayOffered('2026-11-19', noon, lead(3))).toBe(false);
  expect(isDayOffered('2026-11-20', noon, lead(3))).toBe(true);
  expect(isDayOffered('2026-11-20', lateEvening, lead(3))).toBe(false);
});

test('the calendar ends after a year', () => {
  expect(isDayOffered('2027-11-20', noon, lead(3))).toBe(true);
  expect(isDayOffered('2027-11-21', noon, lead(3))).toBe(false);
});

test('the cart proposes today, after the cut-off tomorrow', () => {
  expect(firstOfferedDay(noon, lead(3))).toBe('2026-11-20');
  expect(firstOfferedDay(lateEvening, lead(3))).toBe('2026-11-21');
  expect(firstOfferedDay(noon, lead(72))).toBe('2026-11-23');
});

test('the home page proposes tomorrow', () => {
  expect(defaultHomeDay(noon, lead(3))).toBe('2026-11-21');
  expect(defaultHomeDay(noon, lead(72))).toBe('2026-11-23');
});

test('a lead time beyond the horizon does not search for ever', () => {
  expect(firstOfferedDay(noon, lead(24 * 800))).toBe('2027-11-20');
});

test('while the kitchens are closed the first day after is proposed', () => {
  const closed = [{ from: '2026-11-20', to: '2026-11-22' }];
  expect(firstOfferedDay(noon, { leadHours: 3, closed })).toBe('2026-11-23');
  expect(defaultHomeDay(noon, { leadHours: 3, closed })).toBe('2026-11-23');
  expect(isDayOffered('2026-11-21', noon, { leadHours: 3, closed })).toBe(false);
});

test.each([
  ['a time that is left today', '2026-11-20', '15:00', true],
  ['a time before the lead time is over', '2026-11-20', '14:30', false],
  ['a time between two slots', '2026-11-21', '12:15', false],
  ['the last day of the calendar', '2027-11-20', '12:00', true],
  ['a day after the calendar ends', '2027-11-21', '12:00', false],
  ['the last half hour of a day', '2026-11-21', '23:30', true],
] as const)('%s can be ordered: %s %s %s', (_what, day, time, isOffered) => {
  expect(isSlotOffered({ day, time }, noon, lead(3))).toBe(isOffered);
});

test('nothing can be picked up after the shop has closed', () => {
  const slot = { day: '2026-11-21', time: '23:30' };
  expect(isSlotOffered(slot, noon, lead(3), 'DELIVERY')).toBe(true);
  expect(isSlotOffered(slot, noon, lead(3), 'PICKUP')).toBe(false);
});

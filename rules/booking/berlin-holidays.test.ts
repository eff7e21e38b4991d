import { expect, test } from 'vitest';
import { berlinHolidays, holidayOn } from './berlin-holidays.ts';

const dayOf = (year: number, name: string) => berlinHolidays(year).find((each) => each.name.de === name)?.day;

test.each([
  [2024, '2024-04-01'],
  [2025, '2025-04-21'],
  [2026, '2026-04-06'],
  [2027, '2027-03-29'],
  [2028, '2028-04-17'],
  // The two years in which the simple rule would be a week too late, and the latest Easter there is.
  [2049, '2049-04-19'],
  [2076, '2076-04-20'],
  [2038, '2038-04-26'],
])('Easter Monday of %i is %s', (year, day) => {
  expect(dayOf(year, 'Ostermontag')).toBe(day);
});

test('a year has ten of them in Berlin, in turn', () => {
  const days = berlinHolidays(2026).map(({ day }) => day);
  expect(days).toEqual([
    '2026-01-01',
    '2026-03-08',
    '2026-04-03',
    '2026-04-06',
    '2026-05-01',
    '2026-05-14',
    '2026-05-25',
    '2026-10-03',
    '2026-12-25',
    '2026-12-26',
  ]);
});

test('a day is the holiday that falls on it, or none', () => {
  expect(holidayOn('2027-03-26')?.name.de).toBe('Karfreitag');
  expect(holidayOn('2027-12-24')).toBeUndefined();
});

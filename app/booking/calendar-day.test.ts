import { expect, test } from 'vitest';
import { dateOfDay, dayOfDate } from './calendar-day.ts';

test.each(['2026-10-25', '2027-03-28', '2026-12-31', '2027-01-01', '2028-02-29'])('%s stays %s', (day) => {
  expect(dayOfDate(dateOfDay(day))).toBe(day);
});

test('midnight of a browser east of Berlin is still that day', () => {
  expect(dayOfDate(new Date(2027, 2, 28, 0, 0))).toBe('2027-03-28');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { berlinInstant } from './berlin-instant.ts';
import { berlinClock } from './berlin-time.ts';

test('a Berlin day and time lead to their instant and back, through both clock changes', () => {
  const hours = fc.integer({ min: 0, max: 24 * 365 * 4 });
  fc.assert(
    fc.property(hours, (hour) => {
      const instant = Date.parse('2025-01-01T00:00:00Z') + hour * 3_600_000;
      const { day, time } = berlinClock(instant);
      const again = berlinInstant(day, time);
      return again === instant || again === instant - 3_600_000;
    }),
  );
  expect(berlinInstant('2027-03-28', '08:00')).toBe(Date.parse('2027-03-28T06:00:00Z'));
  expect(berlinInstant('2026-10-25', '08:00')).toBe(Date.parse('2026-10-25T07:00:00Z'));
  expect(berlinInstant('2026-10-25', '00:30')).toBe(Date.parse('2026-10-24T22:30:00Z'));
});

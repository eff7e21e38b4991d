import { expect, test } from 'vitest';
import { isDriversDay } from './drivers-days.ts';

const days = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'];
const seenAt = (utc: string) => days.filter((day) => isDriversDay(day, Date.parse(`${utc}Z`)));

test('a driver has today and tomorrow, and until six in the morning the tour of the evening before', () => {
  expect(seenAt('2026-12-02T11:00')).toEqual(['2026-12-02', '2026-12-03']);
  expect(seenAt('2026-12-01T23:10')).toEqual(['2026-12-01', '2026-12-02', '2026-12-03']);
  expect(seenAt('2026-12-02T04:59')).toEqual(['2026-12-01', '2026-12-02', '2026-12-03']);
  expect(seenAt('2026-12-02T05:00')).toEqual(['2026-12-02', '2026-12-03']);
});

test('no day is none of theirs', () => {
  expect(isDriversDay('', Date.parse('2026-12-02T11:00Z'))).toBe(false);
});

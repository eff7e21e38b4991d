import { expect, test } from 'vitest';
import { allTimeSlots, timeSlots } from './time-slots.ts';

const at = (iso: string) => Date.parse(iso);
const lead = (leadHours: number) => ({ leadHours, closed: [] });

test('slots run every 30 minutes from 08:00 to 23:30, for pickup to 23:00', () => {
  expect(allTimeSlots()).toHaveLength(32);
  expect(allTimeSlots()[0]).toBe('08:00');
  expect(allTimeSlots().at(-1)).toBe('23:30');
  expect(allTimeSlots('PICKUP').at(-1)).toBe('23:00');
});

test('today only offers slots at or after now plus the lead time', () => {
  const tenInBerlin = at('2026-11-20T09:00:00Z');
  expect(timeSlots('2026-11-20', tenInBerlin, lead(3))[0]).toBe('13:00');
  expect(timeSlots('2026-11-20', tenInBerlin + 1, lead(3))[0]).toBe('13:30');
});

test('a lead time of a day and more also narrows the days after today', () => {
  const tenInBerlin = at('2026-11-20T09:00:00Z');
  expect(timeSlots('2026-11-21', tenInBerlin, lead(26))[0]).toBe('12:00');
  expect(timeSlots('2026-11-20', tenInBerlin, lead(26))).toEqual([]);
});

test('late in the evening today offers nothing, and the past never does', () => {
  expect(timeSlots('2026-11-20', at('2026-11-20T20:00:00Z'), lead(3))).toEqual([]);
  expect(timeSlots('2026-11-19', at('2026-11-20T09:00:00Z'), lead(3))).toEqual([]);
});

test('over the clock changes a lead of three hours stays three hours', () => {
  expect(timeSlots('2027-03-28', at('2027-03-28T00:30:00Z'), lead(7))[0]).toBe('09:30');
  expect(timeSlots('2026-10-25', at('2026-10-25T00:30:00Z'), lead(7))[0]).toBe('08:30');
});

test('a closed day offers nothing', () => {
  const rules = { leadHours: 3, closed: [{ from: '2026-12-24', to: '2026-12-26' }] };
  const inNovember = at('2026-11-20T09:00:00Z');
  expect(timeSlots('2026-12-23', inNovember, rules)).toHaveLength(32);
  expect(timeSlots('2026-12-24', inNovember, rules)).toEqual([]);
  expect(timeSlots('2026-12-26', inNovember, rules, 'PICKUP')).toEqual([]);
  expect(timeSlots('2026-12-27', inNovember, rules)).toHaveLength(32);
});

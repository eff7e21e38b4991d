import { expect, test } from 'vitest';
import { isLateToBegin, isOverToBegin, isTooShort, readyBy, startBy } from './ready-by.ts';

test.each([
  ['12:30', 'DELIVERY', '11:40'],
  ['12:30', 'PICKUP', '12:20'],
  ['08:00', 'DELIVERY', '07:10'],
  ['00:30', 'DELIVERY', '00:00'],
] as const)('what has to be there at %s by %s is ready by %s', (time, fulfilment, ready) => {
  expect(readyBy({ time, fulfilment })).toBe(ready);
});

test.each([
  ['2026-11-25', '12:30', 'DELIVERY', '11:39', false],
  ['2026-11-25', '12:30', 'DELIVERY', '11:40', true],
  ['2026-11-25', '12:30', 'PICKUP', '11:40', false],
  ['2026-11-25', '12:30', 'PICKUP', '12:20', true],
  ['2026-11-26', '07:30', 'DELIVERY', '23:00', false],
] as const)('%s at %s by %s is too short at %s of 25 November: %s', (day, time, fulfilment, at, isShort) => {
  expect(isTooShort({ day, time, fulfilment }, { day: '2026-11-25', time: at })).toBe(isShort);
});

test.each([
  ['10:55', 75, '09:40', false],
  ['11:40', 0, '11:40', false],
  ['07:00', 180, '04:00', false],
  ['07:00', 181, '00:00', true],
  ['07:00', 420, '00:00', true],
  ['02:00', 0, '02:00', false],
  ['11:40', 720, '00:00', true],
])(
  'what is ready by %s after %i minutes starts by %s, the day before: %s',
  (ready, minutes, time, before) => {
    expect(startBy(ready, minutes)).toEqual({ startBy: time, startsDayBefore: before });
  },
);

test.each([
  ['2026-11-25', '09:40', false, '09:40', false],
  ['2026-11-25', '09:40', false, '09:41', true],
  ['2026-11-25', '00:00', true, '00:00', true],
  ['2026-11-26', '00:00', true, '23:59', false],
  ['2026-11-24', '23:00', false, '00:01', true],
] as const)(
  'what is for %s and starts by %s, the day before: %s, is late at %s of 25 November: %s',
  (day, time, before, at, isLate) => {
    const start = { day, startBy: time, startsDayBefore: before };
    expect(isLateToBegin(start, { day: '2026-11-25', time: at })).toBe(isLate);
  },
);

test.each([
  [110, '08:00', '05:19', false],
  [110, '08:00', '05:21', true],
  [0, '08:00', '07:11', true],
  [300, '08:00', '00:01', true],
] as const)(
  'a dish of %i minutes for a delivery at %s is over to begin at %s of its day: %s',
  (prepMinutes, time, at, isOver) => {
    const wanted = { day: '2026-11-25', time, fulfilment: 'DELIVERY' } as const;
    expect(isOverToBegin(prepMinutes, wanted, { day: '2026-11-25', time: at })).toBe(isOver);
    expect(isOverToBegin(prepMinutes, wanted, { day: '2026-11-24', time: '23:00' })).toBe(false);
  },
);

import { expect, test } from 'vitest';
import { outsideHours } from './outside-hours.ts';

const saturday = '2026-11-28';
const sunday = '2026-11-29';
const placed = [
  { day: saturday, time: '12:30' },
  { day: saturday, time: '18:00' },
  { day: sunday, time: '12:30' },
];

test('no order is outside the usual hours', () => {
  expect(outsideHours(placed, [])).toEqual([]);
});

test('an order is outside when its weekday is closed, or opens later or closes earlier than its time', () => {
  const hours = [
    { weekday: 6, open: { from: '10:00', to: '18:00' } },
    { weekday: 7, open: null },
  ];
  expect(outsideHours(placed, hours)).toEqual([{ day: sunday, time: '12:30' }]);
  expect(outsideHours(placed, [{ weekday: 6, open: { from: '13:00', to: '17:30' } }])).toEqual(
    placed.slice(0, 2),
  );
});

import { expect, test } from 'vitest';
import type { Press } from '../presses/press-store.ts';
import { changedDays, type SoldOutDays, soldOutNow, soldOutOf } from './sold-out.ts';

const pressed = (days: SoldOutDays, soldOut: boolean, id = 101): Press => ({
  id: '1',
  at: 0,
  method: 'PUT',
  path: '',
  order: `product-${id}`,
  shows: { ...days, soldOut },
});
const days = (fromDay: string, untilDay: string | null) => ({ fromDay, untilDay });
const none = { id: 101, soldOut: [] };

test('a press is shown before it has arrived, that of another product is not', () => {
  const today = days('2026-11-26', '2026-11-26');
  expect(soldOutOf(none, [pressed(today, true)])).toEqual([today]);
  expect(soldOutOf(none, [pressed(today, true), pressed(today, false)])).toEqual([]);
  expect(soldOutOf(none, [pressed(today, true, 102)])).toEqual([]);
});

test('what is there again for some days stays sold out for those before and after', () => {
  const week = { id: 101, soldOut: [days('2026-11-23', '2026-11-29')] };
  expect(soldOutOf(week, [pressed(days('2026-11-25', '2026-11-26'), false)])).toEqual([
    days('2026-11-23', '2026-11-24'),
    days('2026-11-27', '2026-11-29'),
  ]);
  expect(soldOutOf(week, [pressed(days('2026-11-20', null), false)])).toEqual([]);
  expect(soldOutOf(week, [pressed(days('2026-12-01', null), false)])).toEqual(week.soldOut);
});

test('days that follow one another are one time', () => {
  const two = [days('2026-11-24', '2026-11-26'), days('2026-11-27', '2026-11-28'), days('2026-12-03', null)];
  expect(soldOutNow(two, '2026-11-26')).toEqual(days('2026-11-26', '2026-11-28'));
  expect(soldOutNow(two, '2026-12-01')).toBeNull();
  expect(soldOutNow(two, '2026-12-24')).toEqual(days('2026-12-24', null));
});

test('a press changes the days alone that were otherwise before', () => {
  const before = [
    days('2026-11-24', '2026-11-26'),
    days('2026-11-29', '2026-11-30'),
    days('2026-12-03', null),
  ];
  expect(changedDays(before, days('2026-11-26', '2026-12-01'), true)).toEqual([
    days('2026-11-27', '2026-11-28'),
    days('2026-12-01', '2026-12-01'),
  ]);
  expect(changedDays(before, days('2026-11-26', '2026-11-29'), false)).toEqual([
    days('2026-11-26', '2026-11-26'),
    days('2026-11-29', '2026-11-29'),
  ]);
  expect(changedDays(before, days('2026-11-30', null), false)).toEqual([
    days('2026-11-30', '2026-11-30'),
    days('2026-12-03', null),
  ]);
  expect(changedDays(before, days('2026-12-03', null), true)).toEqual([]);
});

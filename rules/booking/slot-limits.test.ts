import { expect, test } from 'vitest';
import {
  everySlot,
  mostAtSlot,
  mostDeliveries,
  mostOnDay,
  portionsADay,
  portionsASlot,
  type SlotLimit,
} from './slot-limits.ts';

const limit = (most: number, changes: Partial<SlotLimit> = {}): SlotLimit => ({
  sellerId: 1,
  day: null,
  weekday: null,
  time: null,
  most,
  ...changes,
});
const thursday = '2026-11-26';

test('where nothing is set a kitchen makes what kitchens make, and any number of deliveries leaves', () => {
  expect(mostAtSlot([], 1, thursday, '12:00')).toBe(portionsASlot);
  expect(mostOnDay([], 1, thursday)).toBe(portionsADay);
  expect(mostDeliveries([], thursday, '12:00')).toBeNull();
});

test('what is said for a day counts before its weekday, and that before all days', () => {
  const all = limit(100);
  const weekday = limit(80, { weekday: 4 });
  const day = limit(0, { day: thursday });
  expect(mostOnDay([day, weekday, all], 1, thursday)).toBe(0);
  expect(mostOnDay([all, weekday], 1, thursday)).toBe(80);
  expect(mostOnDay([all, weekday], 1, '2026-11-27')).toBe(100);
  expect(mostOnDay([all, weekday], 2, thursday)).toBe(portionsADay);
});

test('what is said for a half hour counts before what is said for every one of them', () => {
  const every = limit(60, { time: everySlot });
  const noon = limit(90, { time: '12:00' });
  expect(mostAtSlot([every, noon], 1, thursday, '12:00')).toBe(90);
  expect(mostAtSlot([every, noon], 1, thursday, '12:30')).toBe(60);
  expect(mostAtSlot([noon, limit(10, { time: everySlot, day: thursday })], 1, thursday, '12:00')).toBe(10);
  expect(mostOnDay([every, noon], 1, thursday)).toBe(portionsADay);
});

test('an exception for one half hour of a day leaves its other half hours as the week has them', () => {
  const week = limit(60, { time: everySlot, weekday: 4 });
  const noon = limit(0, { time: '12:00', day: thursday });
  expect(mostAtSlot([week, noon], 1, thursday, '12:00')).toBe(0);
  expect(mostAtSlot([week, noon], 1, thursday, '12:30')).toBe(60);
});

test('deliveries have limits of their own', () => {
  const trips = limit(3, { sellerId: null, time: everySlot });
  expect(mostDeliveries([trips, limit(1)], thursday, '12:00')).toBe(3);
});

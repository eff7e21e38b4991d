import { expect, test } from 'vitest';
import { bands, slotsOf } from './bands.ts';
import { deliveriesOf, mostInBand, mostOfWeekday, withBand, withDeliveries, withWeekday } from './plan.ts';

const [, lunch] = bands;
if (!lunch) throw new Error('no lunch');

test('the bands have every half hour once', () => {
  expect(bands.flatMap(slotsOf)).toHaveLength(32);
  expect(new Set(bands.flatMap(slotsOf)).size).toBe(32);
});

test('a band has one number for all its half hours, of one kitchen and one weekday', () => {
  const plan = withBand([], 1, 6, lunch, 40);
  expect(mostInBand(plan, 1, 6, lunch)).toEqual({ least: 40, most: 40 });
  expect(mostInBand(plan, 2, 6, lunch)).toEqual({ least: 120, most: 120 });
  expect(mostInBand(plan, 1, 5, lunch)).toEqual({ least: 120, most: 120 });
  expect(withBand(plan, 1, 6, lunch, 50)).toHaveLength(7);
});

test('a band in which half hours differ says both ends', () => {
  const plan = [{ sellerId: 1, weekday: 6, time: '12:30', most: 40 }];
  expect(mostInBand(plan, 1, 6, lunch)).toEqual({ least: 40, most: 120 });
});

test('a weekday has a limit of its own', () => {
  expect(mostOfWeekday(withWeekday([], 1, 7, 240), 1, 7)).toBe(240);
  expect(mostOfWeekday(withWeekday([], 1, 7, 240), 1, 1)).toBe(800);
});

test('deliveries are limited for every half hour, or not at all', () => {
  expect(deliveriesOf([])).toBeNull();
  expect(deliveriesOf(withDeliveries(withDeliveries([], 4), 5))).toBe(5);
  expect(withDeliveries(withDeliveries([], 4), null)).toEqual([]);
});

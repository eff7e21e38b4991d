import { expect, test } from 'vitest';
import { firstOutOfTime, firstTooEarly, stopsByTime } from './stops-by-time.ts';

const stop = (time: string, name = time) => ({ time, name });

test('stops are put in the order of their times, and those of one time stay as they were', () => {
  const stops = [stop('12:30'), stop('11:00', 'a'), stop('11:00', 'b')];
  expect(stopsByTime(stops).map(({ name }) => name)).toEqual(['a', 'b', '12:30']);
});

test('a stop after one with a later time is found, and a way by the clock has none', () => {
  const early = stop('09:30');
  expect(firstOutOfTime([stop('09:00'), stop('12:00'), early])).toBe(early);
  expect(firstOutOfTime([stop('09:00'), stop('09:00'), stop('12:00')])).toBeUndefined();
  expect(firstOutOfTime([])).toBeUndefined();
});

test('a run that leaves after the time of a stop misses it', () => {
  const stops = [{ time: '10:00' }, { time: '09:00' }, { time: '12:00' }];
  expect(firstTooEarly(stops, '11:30')).toEqual({ time: '09:00' });
  expect(firstTooEarly(stops, '09:00')).toBeUndefined();
  expect(firstTooEarly(stops, null)).toBeUndefined();
});

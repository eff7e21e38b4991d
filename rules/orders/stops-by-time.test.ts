import { expect, test } from 'vitest';
import { firstOutOfTime, stopsByTime } from './stops-by-time.ts';

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

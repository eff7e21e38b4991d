import { describe, expect, test } from 'vitest';
import { firstOutOfTime, firstTooEarly, laterAhead, stopsByTime, withStop } from './stops-by-time.ts';

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

test('a stop that is driven to too late names the later one ahead of it', () => {
  const [four, one, five] = [stop('16:00'), stop('13:00'), stop('17:00')];
  expect(laterAhead([four, one, five], one)).toBe(four);
  expect(laterAhead([four, one, five], five)).toBeUndefined();
});

describe('a stop that is added', () => {
  const notDone = () => false;
  const added = (times: string[], time: string, isDone: (each: { name: string }) => boolean = notDone) =>
    withStop(
      times.map((each) => stop(each)),
      stop(time, 'new'),
      isDone,
    ).map(({ name }) => name);

  test('takes its place by time, after those of the same time', () => {
    expect(added(['11:00', '13:00', '16:00'], '13:00')).toEqual(['11:00', '13:00', 'new', '16:00']);
    expect(added(['11:00'], '12:00')).toEqual(['11:00', 'new']);
    expect(added([], '12:00')).toEqual(['new']);
  });

  test('goes to the end of a way that somebody has sorted by hand', () => {
    expect(added(['16:00', '11:00', '14:00'], '13:00')).toEqual(['16:00', '11:00', '14:00', 'new']);
  });

  test('is put before nothing that is behind the driver', () => {
    const isDone = ({ name }: { name: string }) => name === '12:00';
    expect(added(['12:00', '14:00'], '11:00', isDone)).toEqual(['12:00', 'new', '14:00']);
    // What was driven in another order is over.
    expect(added(['12:00', '11:00', '14:00'], '13:00', isDone)).toEqual(['12:00', '11:00', 'new', '14:00']);
  });
});

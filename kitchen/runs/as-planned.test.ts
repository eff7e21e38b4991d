import { expect, test } from 'vitest';
import { asPlanned, numberOf } from './as-planned.ts';
import type { ShownRuns, ShownStop } from './shown-runs.ts';

const stop = (id: string, time: string, changes: Partial<ShownStop> = {}) =>
  ({ publicProductOrderId: id, time, stage: 'READY', isCanceled: false, ...changes }) as ShownStop;
const day = {
  runs: [
    { id: 1, stops: [stop('a', '11:00'), stop('b', '12:00')] },
    { id: 2, stops: [stop('c', '10:00'), stop('x', '10:30', { isCanceled: true })] },
  ],
  unplanned: [stop('d', '11:30')],
} as unknown as ShownRuns;
const planned = (wanted: [number, string[]][]) => {
  const { runs, unplanned } = asPlanned(day, new Map(wanted));
  return [...runs.map(({ stops }) => stops.map(numberOf)), unplanned.map(numberOf)];
};

test.each<[string, [number, string[]][], string[][]]>([
  ['nothing is wanted', [], [['a', 'b'], ['c', 'x'], ['d']]],
  ['another order of the way', [[1, ['b', 'a']]], [['b', 'a'], ['c', 'x'], ['d']]],
  ['one that was on none', [[1, ['a', 'b', 'd']]], [['a', 'b', 'd'], ['c', 'x'], []]],
  ['one taken off, by its time among the others', [[1, ['b']]], [['b'], ['c', 'x'], ['a', 'd']]],
  ['one of another run', [[1, ['a', 'b', 'c']]], [['a', 'b', 'c'], ['x'], ['d']]],
  ['what is canceled is not planned anew', [[2, ['c']]], [['a', 'b'], ['c'], ['d']]],
  ['one that is gone meanwhile', [[2, ['c', 'z']]], [['a', 'b'], ['c'], ['d']]],
])('stops as they are wanted: %s', (_, wanted, expected) => {
  expect(planned(wanted)).toEqual(expected);
});

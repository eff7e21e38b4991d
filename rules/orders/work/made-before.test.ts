import { expect, test } from 'vitest';
import { madeBefore } from './made-before.ts';

type History = Parameters<typeof madeBefore>[0];
type Event = History[number];

/** A change of a dish of which so many were made, as its kitchen is told of it and as it is made. */
const change = (from: number, to: number, made: number, isTicked = true): Event[] => [
  { kind: 'work-changed', data: { why: 'CHANGED', dishes: [{ productId: 1, made, isTicked }] } },
  { kind: 'changed', data: { items: [[1, from, to]] } },
];
const tick = (
  kind: 'tick' | 'tick-taken-back',
  tick: 'COOKED' | 'STARTED' = 'COOKED',
  item = '1',
): Event => ({
  kind,
  data: { item, tick },
});
const back = (to: 'NEW' | 'IN_PREPARATION', isReopened?: true): Event => ({
  kind: 'stage-taken-back',
  data: { to, ...(isReopened && { isReopened }) },
});
const moved = (day: string): Event => ({
  kind: 'moved',
  data: { from: '2026-11-30T12:30', to: `2026-${day}T14:00` },
});

test.each<[string, History, number]>([
  ['nothing was made', change(1, 2, 0), 0],
  ['there is more than was made', change(1, 2, 1), 1],
  ['there is still more', [...change(1, 2, 1), ...change(2, 5, 1)], 1],
  ['there is no more than was made any more', [...change(1, 3, 1), ...change(3, 1, 1)], 0],
  ['some is out, and more than was made is left', [...change(1, 4, 1), ...change(4, 2, 1)], 1],
  ['all of it is out', change(2, 0, 2), 0],
  ['all of it is ticked', [...change(1, 2, 1), tick('tick')], 0],
  ['the kitchen takes it back', [...change(1, 2, 1), tick('tick-taken-back')], 0],
  ['it is begun anew', [...change(1, 2, 1), tick('tick', 'STARTED')], 1],
  ['another dish is ticked', [...change(1, 2, 1), tick('tick', 'COOKED', '11')], 1],
  ['it comes later on its day', [...change(1, 2, 1), moved('11-30')], 1],
  ['it is moved to another day', [...change(1, 2, 1), moved('12-01')], 0],
  ['a change opened what was packed', [...change(1, 2, 1, false), back('IN_PREPARATION', true)], 1],
  ['nothing was begun of what was packed', [...change(1, 2, 1, false), back('NEW')], 0],
  ['its stage is taken back, and it was ticked', [...change(1, 2, 1), back('NEW')], 1],
  ['it was told before that was kept', [{ kind: 'work-changed', data: { why: 'CHANGED', dishes: [{}] } }], 0],
])('what was made before, where %s', (_, history, pieces) => {
  expect(madeBefore(history).get('1')?.pieces ?? 0).toBe(pieces);
});

import { expect, test } from 'vitest';
import type { Stage } from '../stages.ts';
import { type StageMove, stationsOf } from './order-stations.ts';

const to = (stage: Stage, at: number): StageMove => ({ to: stage, at, isTakenBack: false });
const back = (stage: Stage, at: number): StageMove => ({ to: stage, at, isTakenBack: true });
const way = (stage: Stage, moves: StageMove[], fulfilment: 'DELIVERY' | 'PICKUP' = 'DELIVERY') =>
  stationsOf({ placedAt: 1, stage, fulfilment, moves }).map(
    ({ name, state, at }) => `${name} ${state} ${at}`,
  );

test('a new order is at the first of five stations, and accepted it still is', () => {
  const first = ['ORDERED NOW 1', 'IN_PREPARATION NEXT null', 'READY NEXT null'];
  expect(way('NEW', [])).toEqual([...first, 'OUT NEXT null', 'DELIVERED NEXT null']);
  expect(way('ACCEPTED', [to('ACCEPTED', 5)])).toEqual([...first, 'OUT NEXT null', 'DELIVERED NEXT null']);
});

test('what was passed says when; what was skipped only that', () => {
  expect(way('OUT', [to('IN_PREPARATION', 10), to('OUT', 30)])).toEqual([
    'ORDERED DONE 1',
    'IN_PREPARATION DONE 10',
    'READY DONE null',
    'OUT NOW 30',
    'DELIVERED NEXT null',
  ]);
});

test('what was taken back has not been, and counts from when it was reached again', () => {
  const taken = [to('IN_PREPARATION', 10), to('READY', 20), back('IN_PREPARATION', 21)];
  expect(way('IN_PREPARATION', taken).slice(1, 3)).toEqual(['IN_PREPARATION NOW 10', 'READY NEXT null']);
  expect(way('READY', [...taken, to('READY', 40)])[2]).toBe('READY NOW 40');
});

test('what is fetched has four stations', () => {
  const moves = [to('IN_PREPARATION', 10), to('READY', 20), to('DELIVERED', 30)];
  expect(way('DELIVERED', moves, 'PICKUP')).toEqual([
    'ORDERED DONE 1',
    'IN_PREPARATION DONE 10',
    'READY DONE 20',
    'DELIVERED NOW 30',
  ]);
});

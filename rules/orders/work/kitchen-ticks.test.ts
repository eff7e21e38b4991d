import { describe, expect, test } from 'vitest';
import { type Stage, stages } from '../stages.ts';
import {
  isMade,
  isPackedUnticked,
  isToBegin,
  isUnticked,
  kitchensThatTickMade,
  type MoveOfFood,
  stageWithout,
  ticksLost,
  whatLies,
  workedStage,
} from './kitchen-ticks.ts';

const dish = (sellerId: number, how: 'open' | 'begun' | 'made' = 'open') => ({
  sellerId,
  station: 'WARM' as const,
  isStarted: how === 'begun',
  isCooked: how === 'made',
  isPacked: false,
});
/** One that lies on the packing table, of an order of which something is missing. */
const packed = (sellerId: number, how?: 'open' | 'begun' | 'made') => ({
  ...dish(sellerId, how),
  isPacked: true,
});
const both = new Set([1, 2]);
const none = new Set<number>();

test('who only says what is begun is not taken to say what is made', () => {
  expect([...kitchensThatTickMade([dish(1, 'begun'), dish(2, 'made')])]).toEqual([2]);
});

test('an order of which a dish is ticked is in preparation, also where nobody has told its stage', () => {
  const begun = [dish(1), dish(2, 'begun')];
  expect(stages.map((stage) => workedStage(stage, begun))).toEqual([
    'IN_PREPARATION',
    'IN_PREPARATION',
    'IN_PREPARATION',
    'READY',
    'OUT',
    'DELIVERED',
  ]);
  expect(workedStage('ACCEPTED', [packed(1)])).toBe('IN_PREPARATION');
  expect(stages.map((stage) => workedStage(stage, [dish(1), dish(2)]))).toEqual(stages);
});

describe('what has to be begun', () => {
  test('is what nobody ticked, until its order is packed', () => {
    expect(stages.filter((stage) => isToBegin(stage, dish(1)))).toEqual([
      'NEW',
      'ACCEPTED',
      'IN_PREPARATION',
    ]);
  });

  test('is no dish that is packed, though its order is not', () => {
    expect(isToBegin('NEW', packed(1))).toBe(false);
  });

  test('is not what is begun or made', () => {
    expect(isToBegin('NEW', dish(1, 'begun'))).toBe(false);
    expect(isToBegin('NEW', dish(1, 'made'))).toBe(false);
  });
});

describe('what is packed', () => {
  const dishes = [dish(1, 'made'), dish(1), dish(2, 'begun'), dish(2)];

  test('is made, as a whole or dish by dish, and so is what has left', () => {
    const madeAt = (stage: Stage) => dishes.map((each) => isMade(stage, each));
    expect(madeAt('IN_PREPARATION')).toEqual([true, false, false, false]);
    for (const stage of ['READY', 'OUT', 'DELIVERED'] as const)
      expect(madeAt(stage), stage).toEqual([true, true, true, true]);
    expect(isMade('IN_PREPARATION', packed(1))).toBe(true);
    expect(isMade('IN_PREPARATION', packed(1, 'begun'))).toBe(true);
  });

  test('is not what its order has left without: that is still to be begun, made and brought', () => {
    const missing = { ...dish(1), isMissing: true };
    for (const stage of ['OUT', 'DELIVERED'] as const) {
      expect([isMade(stage, missing), isToBegin(stage, missing)], stage).toEqual([false, true]);
      expect(isMade(stage, { ...missing, isCooked: true })).toBe(true);
      expect(isMade(stage, { ...missing, isPacked: true })).toBe(true);
    }
  });

  test('misses the tick of a kitchen that ticks what it makes, as long as it is here', () => {
    const missing = (stage: Stage, ticking: ReadonlySet<number>) =>
      dishes.map((each) => isPackedUnticked(stage, each, ticking));
    expect(missing('READY', both)).toEqual([false, true, true, true]);
    expect(missing('READY', new Set([1]))).toEqual([false, true, false, false]);
    expect(missing('READY', none)).toEqual([false, false, false, false]);
    expect(stages.filter((stage) => missing(stage, both).includes(true))).toEqual(['READY']);
    expect(isPackedUnticked('IN_PREPARATION', packed(1), both)).toBe(true);
  });

  test('misses none where it stood in the cold store', () => {
    const drink = { ...packed(1), station: 'CHILLED' as const };
    expect(isPackedUnticked('READY', drink, both)).toBe(false);
    expect(isUnticked(drink, both)).toBe(false);
  });
});

test.each([
  ['more of it', 1, 2, ['STARTED', 'COOKED', 'PACKED', 'LOADED']],
  ['a new dish', 0, 1, ['STARTED', 'COOKED', 'PACKED', 'LOADED']],
  ['nothing of it', 2, 0, ['STARTED', 'COOKED', 'PACKED', 'LOADED']],
  ['less of it', 2, 1, ['PACKED', 'LOADED']],
])('%s: what was ticked no longer holds', (_what, from, to, lost) => {
  expect(ticksLost({ from, to })).toEqual(lost);
});

test('a dish misses the tick of a kitchen that ticks what it makes, until it is made', () => {
  const unticked = (each: ReturnType<typeof dish>) => isUnticked(each, new Set([1]));
  expect([dish(1), dish(1, 'begun'), dish(1, 'made'), dish(2)].map(unticked)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('what was told as packed is not once a dish of it does not lie there, as long as it is here', () => {
  expect(stages.map((stage) => stageWithout('PACKED', stage))).toEqual([
    'NEW',
    'ACCEPTED',
    'IN_PREPARATION',
    'IN_PREPARATION',
    'OUT',
    'DELIVERED',
  ]);
  for (const tick of ['STARTED', 'COOKED', 'LOADED'] as const)
    expect(stageWithout(tick, 'READY')).toBe('READY');
});

describe('what lies packed of an order', () => {
  const tick = (tick: string, item = '1') => ({ kind: 'tick', data: { tick, item } });
  const back = (tick: string, item = '1') => ({ kind: 'tick-taken-back', data: { tick, item } });
  const told = (to: string) => ({ kind: 'stage', data: { to } });
  const toldBack = (to: string, isReopened = false) => ({
    kind: 'stage-taken-back',
    data: { to, ...(isReopened && { isReopened }) },
  });
  const putAway = (dish: string | null) => ({ kind: 'to-unpack', data: { dish } });

  test.each<[string, MoveOfFood[], Stage, [packed: boolean, loaded: boolean]]>([
    ['nothing has happened', [], 'NEW', [false, false]],
    ['it is made', [tick('COOKED')], 'IN_PREPARATION', [false, false]],
    ['it is packed', [tick('PACKED')], 'IN_PREPARATION', [true, false]],
    ['it is loaded alone', [tick('LOADED')], 'IN_PREPARATION', [true, true]],
    ['that was taken back', [tick('PACKED'), back('PACKED')], 'IN_PREPARATION', [false, false]],
    ['another dish is packed', [tick('PACKED', '12')], 'IN_PREPARATION', [false, false]],
    ['all of it is told as packed', [told('READY')], 'READY', [true, false]],
    ['it has left', [told('OUT')], 'OUT', [true, true]],
    ['that was taken back by hand', [told('READY'), toldBack('NEW')], 'NEW', [false, false]],
    [
      'a change opened it again',
      [told('READY'), toldBack('IN_PREPARATION', true)],
      'IN_PREPARATION',
      [true, false],
    ],
    ['a dish was to be put away', [tick('PACKED'), putAway('rolls')], 'IN_PREPARATION', [true, false]],
    ['all was to be put away', [tick('LOADED'), told('OUT'), putAway(null)], 'ACCEPTED', [false, false]],
    ['and it was packed anew', [putAway(null), tick('PACKED')], 'IN_PREPARATION', [true, false]],
  ])('%s', (_, history, stage, expected) => {
    const lies = whatLies(history, stage);
    expect([lies('PACKED', '1'), lies('LOADED', '1')]).toEqual(expected);
  });

  test('of all of it anything counts', () => {
    expect(whatLies([tick('PACKED', '12')], 'IN_PREPARATION')('PACKED')).toBe(true);
    expect(whatLies([tick('COOKED', '12')], 'IN_PREPARATION')('PACKED')).toBe(false);
  });
});

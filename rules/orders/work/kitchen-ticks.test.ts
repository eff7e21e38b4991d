import { describe, expect, test } from 'vitest';
import { type Stage, stages } from '../stages.ts';
import {
  isMade,
  isToBegin,
  kitchensThatTickMade,
  type MoveOfFood,
  missesTick,
  notMadeOf,
  tickingKitchens,
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

test('a kitchen ticks off on a day from its first tick on, each kitchen for itself', () => {
  expect([...tickingKitchens([dish(1), dish(2)])]).toEqual([]);
  expect([...tickingKitchens([dish(1, 'begun'), dish(2), dish(1)])]).toEqual([1]);
  expect([...tickingKitchens([dish(1, 'begun'), dish(2, 'made')])]).toEqual([1, 2]);
});

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
  test('is what nobody ticked, as long as it is here', () => {
    expect(stages.filter((stage) => isToBegin(stage, dish(1), both))).toEqual([
      'NEW',
      'ACCEPTED',
      'IN_PREPARATION',
      'READY',
    ]);
  });

  test('ends with packing where nobody ticks', () => {
    expect(stages.filter((stage) => isToBegin(stage, dish(1), none))).toEqual([
      'NEW',
      'ACCEPTED',
      'IN_PREPARATION',
    ]);
    expect(isToBegin('READY', dish(1), new Set([2]))).toBe(false);
  });

  test('ends with packing for what stands in the cold store', () => {
    const drink = { ...dish(1), station: 'CHILLED' as const };
    expect(isToBegin('NEW', drink, both)).toBe(true);
    expect(isToBegin('READY', drink, both)).toBe(false);
    expect(notMadeOf('READY', [drink], both)).toBe(0);
    expect(missesTick(drink, [dish(1, 'made')])).toBe(false);
  });

  test('is no dish that is packed, though its order is not, where nobody ticks', () => {
    expect(isToBegin('NEW', packed(1), none)).toBe(false);
    expect(isToBegin('NEW', packed(1), both)).toBe(true);
  });

  test('is not what is begun or made', () => {
    expect(isToBegin('NEW', dish(1, 'begun'), both)).toBe(false);
    expect(isToBegin('READY', dish(1, 'made'), both)).toBe(false);
  });
});

describe('a packed order', () => {
  const dishes = [dish(1, 'made'), dish(1), dish(2, 'begun'), dish(2)];

  test('counts what is not ticked as made, of the kitchens that tick that', () => {
    expect(notMadeOf('READY', dishes, both)).toBe(3);
    expect(notMadeOf('READY', dishes, new Set([1]))).toBe(1);
    expect(notMadeOf('READY', dishes, none)).toBe(0);
  });

  test('is made as a whole, but for what those have not ticked; what has left is made', () => {
    const madeAt = (stage: (typeof stages)[number], ticking: ReadonlySet<number>) =>
      dishes.map((each) => isMade(stage, each, ticking));
    expect(madeAt('IN_PREPARATION', none)).toEqual([true, false, false, false]);
    expect(madeAt('READY', none)).toEqual([true, true, true, true]);
    expect(madeAt('READY', new Set([1]))).toEqual([true, false, true, true]);
    expect(madeAt('OUT', both)).toEqual([true, true, true, true]);
    expect(madeAt('DELIVERED', both)).toEqual([true, true, true, true]);
  });

  test('is so dish by dish, too', () => {
    expect(isMade('IN_PREPARATION', packed(1), none)).toBe(true);
    expect(isMade('IN_PREPARATION', packed(1, 'begun'), both)).toBe(false);
    expect(isMade('IN_PREPARATION', { ...packed(1), station: 'CHILLED' }, both)).toBe(true);
  });

  test('alone says so', () => {
    const saying = stages.filter((stage) => notMadeOf(stage, dishes, both) > 0);
    expect(saying).toEqual(['READY']);
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

describe('a dish misses a tick', () => {
  test('that its kitchen sets on the day, and no other', () => {
    const begins = [dish(1, 'begun'), dish(2)];
    expect(missesTick(dish(1), begins)).toBe(true);
    expect(missesTick(dish(1, 'begun'), begins)).toBe(false);
    expect(missesTick(dish(2), begins)).toBe(false);
  });

  test('until it is made, where that is ticked', () => {
    const makes = [dish(1, 'made')];
    expect(missesTick(dish(1, 'begun'), makes)).toBe(true);
    expect(missesTick(dish(1, 'made'), makes)).toBe(false);
  });
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

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { berlinInstant } from '../booking/berlin-instant.ts';
import {
  defaultFeeSteps,
  type FeeStep,
  feeOn,
  feeStages,
  feeStepsProblem,
  feeStepsSetting,
  feeTaxes,
  feeTimeOfMoved,
  freeUntil,
  goodwillOf,
  isFeeStepsSetting,
  keptPercent,
  keptStage,
  stageAt,
  stagesFrom,
  stagesOfWork,
  writtenFeeSteps,
} from './fee-steps.ts';
import type { Stage } from './stages.ts';

const due = '2026-12-03T12:30';
const at = (day: string, time: string) => berlinInstant(`2026-12-${day}`, time);
const percentAt = (now: number, floor = 0) => stageAt(feeStages(defaultFeeSteps, due, floor), now).percent;
const step = (hours: number, percent: number): FeeStep => ({ hours, percent, tax: 'DAMAGES' });

test.each([
  ['long before', at('01', '08:00'), 0],
  ['in the last minute that is free', at('01', '12:30'), 0],
  ['a moment later', at('01', '12:30') + 1, 50],
  ['in the last minute of the half', at('02', '12:30'), 50],
  ['a moment after that', at('02', '12:30') + 1, 100],
  ['when it was to be there', at('03', '12:30') + 1, 100],
])('what the usual table takes %s', (_when, now, percent) => {
  expect(percentAt(now)).toBe(percent);
});

test('an order is free to take back until its first fee, 48 hours before by the usual table', () => {
  const until = (time: string | null, floor?: number) =>
    freeUntil(feeStages(defaultFeeSteps, time, floor), time);
  expect(until(due)).toBe(at('01', '12:30'));
  // 48 hours are 48 hours, also where the clocks change in between.
  expect(until('2027-03-29T12:30')).toBe(Date.parse('2027-03-27T11:30+01:00'));
  expect(until(due, 50)).toBeNull();
  expect(until(null)).toBeNull();
  expect(freeUntil(feeStages([step(240, 10), step(0, 40)], due), due)).toBeNull();
  expect(freeUntil(feeStages([step(0, 0)], due), due)).toBe(at('03', '12:30'));
});

test('the stages say until when each holds, and the last for ever', () => {
  expect(feeStages(defaultFeeSteps, due)).toEqual([
    { until: at('01', '12:30'), percent: 0, tax: 'DAMAGES' },
    { until: at('02', '12:30'), percent: 50, tax: 'DAMAGES' },
    { until: null, percent: 100, tax: 'SERVICE' },
  ]);
});

test('a step once reached stays with a moved order, as one stage', () => {
  expect(feeStages(defaultFeeSteps, due, 50)).toEqual([
    { until: at('02', '12:30'), percent: 50, tax: 'DAMAGES' },
    { until: null, percent: 100, tax: 'SERVICE' },
  ]);
  expect(feeStages(defaultFeeSteps, due, 100)).toEqual([{ until: null, percent: 100, tax: 'SERVICE' }]);
});

test('of an order that the shop has moved nearer the steps go by the time that was agreed before', () => {
  const nearer = '2026-12-02T12:30';
  expect(feeStages(defaultFeeSteps, nearer, 0, due)).toEqual([
    { until: at('01', '12:30'), percent: 0, tax: 'DAMAGES' },
    // It is over before the next step is reached.
    { until: null, percent: 50, tax: 'DAMAGES' },
  ]);
  const soon = feeStages(defaultFeeSteps, '2026-11-30T09:00', 0, due);
  expect(soon).toEqual([{ until: null, percent: 0, tax: 'DAMAGES' }]);
  expect(freeUntil(soon, '2026-11-30T09:00')).toBe(Date.parse('2026-11-30T09:00+01:00'));
});

test('what was reached under another table is taxed like the first that is as high', () => {
  expect(feeStages(defaultFeeSteps, due, 60)[0]).toMatchObject({ percent: 60, tax: 'SERVICE' });
  expect(feeStages([step(24, 10), step(0, 40)], due, 60)).toEqual([
    { until: null, percent: 60, tax: 'DAMAGES' },
  ]);
});

test('without an agreed time nothing is reached but what was', () => {
  expect(feeStages(defaultFeeSteps, null)).toEqual([{ until: null, percent: 0, tax: 'DAMAGES' }]);
  expect(feeStages(defaultFeeSteps, null, 50)).toEqual([{ until: null, percent: 50, tax: 'DAMAGES' }]);
});

test('who orders late is told of no stage that was over before', () => {
  const stages = feeStages(defaultFeeSteps, due);
  const percents = (now: number) => stagesFrom(stages, now).map(({ percent }) => percent);
  const [first, second] = stages.map(({ until }) => until ?? 0);
  expect(percents(first ?? 0)).toEqual(stages.map(({ percent }) => percent));
  expect(percents((first ?? 0) + 1)).toEqual(stages.slice(1).map(({ percent }) => percent));
  expect(percents((second ?? 0) + 1)).toEqual(stages.slice(2).map(({ percent }) => percent));
  expect(stagesFrom(stages, Number.MAX_SAFE_INTEGER)).toEqual(stages.slice(-1));
});

test('a fee never falls while time goes by, nor below what was reached', () => {
  const now = fc.integer({ min: at('01', '00:00'), max: at('04', '00:00') });
  fc.assert(
    fc.property(now, now, fc.integer({ min: 0, max: 100 }), (one, other, floor) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)];
      expect(percentAt(late, floor)).toBeGreaterThanOrEqual(percentAt(early, floor));
      expect(percentAt(early, floor)).toBeGreaterThanOrEqual(floor);
    }),
  );
});

test.each([
  ['nothing', [], { problem: 'COUNT', at: 0 }],
  ['too many', Array.from({ length: 11 }, (_, n) => step(10 - n, n)), { problem: 'COUNT', at: 0 }],
  ['hours that rise', [step(24, 0), step(48, 50), step(0, 100)], { problem: 'HOURS', at: 1 }],
  ['the same hours twice', [step(24, 0), step(24, 50), step(0, 100)], { problem: 'HOURS', at: 1 }],
  ['half an hour', [step(0.5, 0), step(0, 100)], { problem: 'HOURS', at: 0 }],
  ['hours beyond what is booked', [step(1000, 0), step(0, 100)], { problem: 'HOURS', at: 0 }],
  ['a per cent that falls', [step(48, 50), step(24, 40), step(0, 100)], { problem: 'PERCENT', at: 1 }],
  ['the same per cent twice', [step(48, 50), step(0, 50)], { problem: 'PERCENT', at: 1 }],
  ['more than all of it', [step(48, 0), step(0, 101)], { problem: 'PERCENT', at: 1 }],
  ['an end before the order is due', [step(48, 0), step(24, 50)], { problem: 'LAST', at: 1 }],
  ['the usual one', defaultFeeSteps, null],
  ['one that is always free', [step(0, 0)], null],
])('a table of %s', (_what, steps, problem) => {
  expect(feeStepsProblem(steps)).toEqual(problem);
});

test.each([
  ['', true],
  ['48 0 damages, 24 50 damages, 0 100 service', true],
  ['48 0 damages; 0 100 service', true],
  ['48 0, 0 100', false],
  ['48 0 gift, 0 100 service', false],
  ['24 0 damages, 48 50 damages, 0 100 service', false],
  ['tomorrow', false],
])('%j can be set: %s', (value, can) => {
  expect(isFeeStepsSetting(value)).toBe(can);
});

test('every table that is right is read as it is written; what is none counts as not set', () => {
  const uniqueNumbers = (max: number) =>
    fc.uniqueArray(fc.integer({ min: 1, max }), { minLength: 9, maxLength: 9 });
  const table = fc
    .tuple(
      uniqueNumbers(999),
      uniqueNumbers(100),
      fc.integer({ min: 0, max: 9 }),
      fc.constantFrom(...feeTaxes),
    )
    .map(([hours, percents, count, tax]) => {
      const falling = [...hours.slice(0, count), 0].toSorted((one, other) => other - one);
      const rising = [0, ...percents.slice(0, count)].toSorted((one, other) => one - other);
      return falling.map((each, n) => ({ hours: each, percent: rising[n] ?? 0, tax }));
    });
  fc.assert(
    fc.property(table, (steps) => {
      expect(feeStepsProblem(steps)).toBeNull();
      expect(feeStepsSetting(writtenFeeSteps(steps))).toEqual(steps);
    }),
  );
  expect(feeStepsSetting('24 50 damages')).toBe(defaultFeeSteps);
  expect(feeStepsSetting(undefined)).toBe(defaultFeeSteps);
});

test('a fee for work that has begun is taxed like what was ordered; of what has left the last step holds', () => {
  const stages = feeStages(defaultFeeSteps, due);
  const early = at('01', '00:00');
  const said = (stage: Stage) => {
    const { percent, tax } = stageAt(stagesOfWork(stages, defaultFeeSteps, stage), early);
    return `${percent} ${tax}`;
  };
  expect(stagesOfWork(stages, defaultFeeSteps, 'NEW')).toBe(stages);
  expect(stagesOfWork(stages, defaultFeeSteps, 'ACCEPTED')).toBe(stages);
  for (const stage of ['IN_PREPARATION', 'READY'] as const) {
    const begun = stagesOfWork(stages, defaultFeeSteps, stage);
    expect(begun.map(({ until, percent }) => [until, percent])).toEqual(
      stages.map(({ until, percent }) => [until, percent]),
    );
    expect(begun.every(({ tax }) => tax === 'SERVICE')).toBe(true);
  }
  expect(said('OUT')).toBe('100 SERVICE');
  expect(said('DELIVERED')).toBe('100 SERVICE');
  // Also where no time was agreed, or the shop has moved it nearer.
  const feeTime = feeTimeOfMoved({ preferDateAndTime: '2026-12-20T12:00', feeTime: null }, due);
  for (const cut of [feeStages(defaultFeeSteps, null), feeStages(defaultFeeSteps, due, 0, feeTime)])
    expect(stageAt(stagesOfWork(cut, defaultFeeSteps, 'OUT'), early).percent).toBe(100);
});

test('a fee is rounded to the cent', () => {
  expect(feeOn(47160, 50)).toBe(23580);
  expect(feeOn(101, 50)).toBe(51);
  expect(feeOn(101, 0)).toBe(0);
});

test('the shop may keep fewer per cents than the table says, and never more', () => {
  const stage = { until: null, percent: 50, tax: 'DAMAGES' } as const;
  expect(keptStage(stage, 25)).toEqual({ ...stage, percent: 25 });
  expect(keptStage(stage, 0)).toEqual({ ...stage, percent: 0 });
  expect(keptStage(stage, 80)).toEqual(stage);
});

test('half of a step is kept in whole per cents, in favour of the customer', () => {
  expect(keptPercent(50, 'step')).toBe(50);
  expect(keptPercent(50, 'half')).toBe(25);
  expect(keptPercent(25, 'half')).toBe(12);
  expect(keptPercent(50, 'none')).toBe(0);
});

test('goodwill is what is kept less than the table says, of something that was taken out', () => {
  expect(goodwillOf({ percent: 25, stepPercent: 50, of: 5800 })).toEqual({ percent: 25, step: 50 });
  expect(goodwillOf({ percent: 0, stepPercent: 50, of: 5800 })).toEqual({ percent: 0, step: 50 });
  expect(goodwillOf({ percent: 0, stepPercent: 50, of: 0 })).toBeNull();
  expect(goodwillOf({ percent: 50, stepPercent: 50, of: 5800 })).toBeNull();
  expect(goodwillOf({ percent: 50, of: 5800 })).toBeNull();
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { berlinInstant } from './berlin-instant.ts';
import { isLeadStepsSetting, isTooLateForSize, leadStepsSetting, writtenLeadSteps } from './lead-steps.ts';

const steps = leadStepsSetting('90 18:00, 46 20:00');
const day = '2026-11-26';
const eve = (time: string) => berlinInstant('2026-11-25', time);

test.each([
  [45, eve('23:59'), false],
  [46, eve('20:00'), false],
  [46, eve('20:00') + 1, true],
  [89, eve('19:00'), false],
  [90, eve('18:00'), false],
  [90, eve('18:01'), true],
  [500, eve('17:00'), false],
])('%i portions, ordered at %i, are too late: %s', (portions, now, late) => {
  expect(isTooLateForSize(day, portions, now, steps)).toBe(late);
});

test('without steps size makes no difference', () => {
  expect(isTooLateForSize(day, 5000, berlinInstant(day, '11:00'), leadStepsSetting(''))).toBe(false);
});

test('what is too late stays so for more portions and for later, where larger orders have to be there earlier', () => {
  const portions = fc.nat({ max: 300 });
  const now = fc.integer({ min: eve('00:00'), max: eve('23:59') });
  fc.assert(
    fc.property(portions, portions, now, now, (some, more, at, later) => {
      if (isTooLateForSize(day, some, at, steps)) {
        expect(isTooLateForSize(day, some + more, Math.max(at, later), steps)).toBe(true);
      }
    }),
  );
});

test.each([
  ['', true],
  ['46 20:00, 90 18:00', true],
  ['46', false],
  ['0 20:00', false],
  ['46 25:00', false],
])('%j can be set: %s', (value, can) => {
  expect(isLeadStepsSetting(value)).toBe(can);
});

test('steps are written as they are read, the smallest first', () => {
  expect(writtenLeadSteps(steps)).toBe('46 20:00, 90 18:00');
  expect(leadStepsSetting(writtenLeadSteps([]))).toEqual([]);
});

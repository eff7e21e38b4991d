import { expect, test } from 'vitest';
import { defaultFeeSteps } from '#rules/orders/fee-steps.ts';
import { changeRulesOf, changeWrong, savedChangeRules, withStep } from './change-values.ts';

const { values } = savedChangeRules({ version: 'v', feeSteps: [...defaultFeeSteps], changeHours: 24 });
const withSteps = (...steps: [string, string][]) => ({
  ...values,
  steps: steps.map(([hours, percent]) => ({ hours, percent, tax: 'DAMAGES' as const })),
});

test('a form says what it was made from', () => {
  expect(changeRulesOf(values)).toEqual({ feeSteps: defaultFeeSteps, changeHours: 24 });
  expect(changeWrong(values)).toBeNull();
});

test.each([
  ['no number of hours', withSteps(['', '0'], ['0', '100']), { field: 'hours', at: 0, problem: 'NUMBER' }],
  ['half a per cent', withSteps(['48', '0,5'], ['0', '9']), { field: 'percent', at: 0, problem: 'NUMBER' }],
  [
    'hours that rise',
    withSteps(['8', '0'], ['9', '5'], ['0', '9']),
    { field: 'hours', at: 1, problem: 'HOURS' },
  ],
  ['per cents that fall', withSteps(['8', '9'], ['0', '5']), { field: 'percent', at: 1, problem: 'PERCENT' }],
  ['an end too early', withSteps(['8', '0']), { field: 'hours', at: 0, problem: 'LAST' }],
  ['no deadline', { ...values, changeHours: 'a day' }, { field: 'changeHours' }],
])('%s is told at its field', (_what, wrong, found) => {
  expect(changeWrong(wrong)).toEqual(found);
});

test('a step more stands before the last one, and is still to be filled in', () => {
  const more = withStep(values.steps);
  expect(more.map(({ hours }) => hours)).toEqual(['48', '24', '', '0']);
  expect(changeWrong({ ...values, steps: more })).toMatchObject({ at: 2, problem: 'NUMBER' });
});

import type { ChangeRulesAnswer } from '#contract/kitchen/settings/change-rules.ts';
import { type FeeStepsProblem, type FeeTax, feeStepsProblem, mostFeeHours } from '#rules/orders/fee-steps.ts';
import type { Saved } from './use-shop-form.ts';

/** A step of the fee as its form holds it: numbers as they are typed. */
export interface StepValues {
  readonly hours: string;
  readonly percent: string;
  readonly tax: FeeTax;
}

export interface ChangeValues {
  readonly changeHours: string;
  readonly steps: readonly StepValues[];
}

/** Where something is wrong: at the deadline, or at a field of a step, and what. */
export type ChangeWrong =
  | { readonly field: 'changeHours' }
  | { readonly field: 'hours' | 'percent'; readonly at: number; readonly problem: StepProblem };
type StepProblem = Exclude<FeeStepsProblem, 'COUNT'> | 'NUMBER';

export type ChangeRulesOf = Omit<ChangeRulesAnswer, 'version'>;

/** The form that shows what holds. */
export function savedChangeRules({ version, feeSteps, changeHours }: ChangeRulesAnswer): Saved<ChangeValues> {
  const steps = feeSteps.map(({ hours, percent, tax }) => ({
    hours: String(hours),
    percent: String(percent),
    tax,
  }));
  return { version, values: { changeHours: String(changeHours), steps } };
}

/** What a form says; numbers that are none are NaN. */
export function changeRulesOf({ changeHours, steps }: ChangeValues): ChangeRulesOf {
  return {
    changeHours: wholeNumber(changeHours),
    feeSteps: steps.map(({ hours, percent, tax }) => ({
      hours: wholeNumber(hours),
      percent: wholeNumber(percent),
      tax,
    })),
  };
}

/** The first thing that keeps a form from being saved; null when nothing does. */
export function changeWrong(values: ChangeValues): ChangeWrong | null {
  const { changeHours, feeSteps } = changeRulesOf(values);
  for (const [at, { hours, percent }] of feeSteps.entries()) {
    if (!isUpTo(hours, mostFeeHours)) return { field: 'hours', at, problem: 'NUMBER' };
    if (!isUpTo(percent, 100)) return { field: 'percent', at, problem: 'NUMBER' };
  }
  const wrong = feeStepsProblem(feeSteps);
  if (wrong && wrong.problem !== 'COUNT') {
    return { field: wrong.problem === 'PERCENT' ? 'percent' : 'hours', at: wrong.at, problem: wrong.problem };
  }
  return isUpTo(changeHours, mostFeeHours) ? null : { field: 'changeHours' };
}

/** One step more, before the last: what it costs is still to be said. */
export function withStep(steps: readonly StepValues[]): StepValues[] {
  return [...steps.slice(0, -1), { hours: '', percent: '', tax: 'DAMAGES' }, ...steps.slice(-1)];
}

const wholeNumber = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);
const isUpTo = (value: number, most: number) => Number.isInteger(value) && value >= 0 && value <= most;

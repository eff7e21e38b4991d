import { m } from '#kitchen-messages';
import { type FeeStep, mostFeeHours } from '#rules/orders/fee-steps.ts';
import type { ChangeWrong } from './change-values.ts';

type Step = Pick<FeeStep, 'hours' | 'percent'>;

/** A table of fees in one sentence, as customers read it. */
export function feeSentence(steps: readonly Step[]): string {
  return steps.map((step, at) => stepWords(step, at === 0, at === steps.length - 1)).join(', ');
}

function stepWords({ hours, percent }: Step, isFirst: boolean, isLast: boolean): string {
  if (isLast && !isFirst) return m.change_rules_so_after({ percent });
  if (isLast) return percent === 0 ? m.change_rules_so_always_free() : m.change_rules_so_always({ percent });
  const before = m.change_rules_so_before({ count: hours });
  return percent === 0 ? m.change_rules_so_free({ before }) : m.change_rules_so_fee({ before, percent });
}

/** What is wrong, said at its field. */
export function wrongWords(wrong: ChangeWrong): string {
  if (wrong.field === 'changeHours') return m.change_rules_hours_wrong({ most: mostFeeHours });
  if (wrong.problem === 'NUMBER') {
    return wrong.field === 'hours'
      ? m.change_rules_hours_wrong({ most: mostFeeHours })
      : m.change_rules_percent_wrong();
  }
  return problems[wrong.problem]();
}

const problems = {
  HOURS: m.change_rules_hours_fall,
  PERCENT: m.change_rules_percent_rise,
  LAST: m.change_rules_last,
} as const;

import { getLocale } from '#locale';
import { m } from '#messages';
import type { Dish } from '#rules/planner/dish.ts';
import { countText } from '../count-text.ts';
import type { OnTable } from './on-table.ts';

/** For how many a course is enough, from the lower to the upper number; of drinks how much there is. */
export function amountText(course: Dish['course'], lines: readonly OnTable[]): string {
  if (course === 'extra') return '';
  const sum = (of: (one: OnTable) => number) =>
    lines.reduce((all, one) => all + of(one) * one.line.pieces, 0);
  if (course === 'drink') {
    const litres = sum(({ dish }) => dish.centilitres) / 100;
    return m.plan_litres({ litres: litres.toLocaleString(getLocale(), { maximumFractionDigits: 1 }) });
  }
  const from = sum(({ dish }) => dish.serves);
  const to = sum(({ dish, product }) => product.serves?.to ?? dish.serves);
  return m.plan_for({ count: countText({ from, to }) });
}

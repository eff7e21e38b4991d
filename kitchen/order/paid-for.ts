import { centsOf, euroOf } from '#rules/money/money.ts';
import type { ShownDetails } from './shown-order.ts';

type Money = Pick<NonNullable<ShownDetails['money']>, 'lines' | 'mostReduction'>;

/**
 * Euro that can be taken off for some dishes of an order, by product: what was paid for them and has not been taken off for
 * them since, and no more than can still be taken off the order. A release before knows of each what it costs alone.
 */
export function paidFor({ lines, mostReduction = 0 }: Money, productIds: readonly number[]): number {
  const left = lines
    .filter(({ productId }) => productIds.includes(productId))
    .reduce((sum, line) => sum + centsOf(line.mostReduction ?? line.lineTotal), 0);
  return euroOf(Math.min(left, centsOf(mostReduction)));
}

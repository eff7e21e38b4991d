import { centsOf, euroOf } from '#rules/money/money.ts';
import type { ShownDetails } from './shown-order.ts';

type Money = NonNullable<ShownDetails['money']>;

/** Euro that have come in for an order; a release before knows of its total alone. */
export const paidIn = ({ charges, total }: Pick<Money, 'charges' | 'total'>): number =>
  charges ? euroOf(charges.reduce((sum, { amount }) => sum + centsOf(amount), 0)) : total;

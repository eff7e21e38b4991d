import { centsOf, euroOf } from '#rules/money/money.ts';
import type { ShownDetails } from './shown-order.ts';

type Money = Pick<
  NonNullable<ShownDetails['money']>,
  'lines' | 'subtotal' | 'discount' | 'priceReduction' | 'mostReduction'
>;

/**
 * Euro that were paid for some dishes of an order, by product: their price without their share of the discount of its code,
 * and no more than can still be taken off.
 */
export function paidFor(money: Money, productIds: readonly number[]): number {
  const { lines, subtotal, discount, priceReduction = 0, mostReduction = 0 } = money;
  const gross = lines
    .filter(({ productId }) => productIds.includes(productId))
    .reduce((sum, { lineTotal }) => sum + centsOf(lineTotal), 0);
  const whole = centsOf(subtotal);
  const paid = whole - (centsOf(discount) - centsOf(priceReduction));
  // Rounded down, since documents share the discount out by whole cents.
  const share = whole > 0 ? Math.floor((gross * paid) / whole) : 0;
  return euroOf(Math.min(share, centsOf(mostReduction)));
}

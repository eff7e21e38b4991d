import type { CancelQuote } from '#contract/shop/order-cancel.ts';
import { centsOf, euroOf } from '#rules/money/money.ts';
import { paidIn } from '../paid-in.ts';
import type { ShownDetails } from '../shown-order.ts';

type Money = Pick<NonNullable<ShownDetails['money']>, 'charges' | 'total' | 'refunded' | 'fees'>;

/**
 * What became of an order's money, in euro: what came in, what of that has gone back, was kept or promised back by what was
 * before, and what goes back now.
 * @param fee what is kept now, in euro
 */
export function cancelSums(
  money: Money | undefined,
  quote: Pick<CancelQuote, 'fee' | 'refund'> | null,
  fee: number,
) {
  const paid = money ? paidIn(money) : 0;
  const [refunded, earlier] = [money?.refunded ?? 0, money?.fees ?? 0];
  // Nothing is known of the rest until the quote is there.
  if (!quote) return { paid, refunded, earlier, promised: 0, back: 0 };
  const there = centsOf(quote.fee + quote.refund);
  const promised = centsOf(paid) - centsOf(refunded) - centsOf(earlier) - there;
  return {
    paid,
    refunded,
    earlier,
    promised: euroOf(Math.max(0, promised)),
    back: euroOf(there - centsOf(fee)),
  };
}

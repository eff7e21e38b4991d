import type { Cents } from './money.ts';
import { netOf, spreadByRate, type Taxed, type VatShare } from './vat.ts';

/**
 * What a price is reduced by at each rate once it is billed, all of it above 0. Net and tax are what those of the rate become
 * less by, so that nothing is rounded twice however often a price is reduced. Null where there is not so much at a rate.
 * @param billed what is billed by now
 * @param about what it is granted for, in proportion to which it is shared; all that is billed where that is nothing
 */
export function reductionShares(
  amount: Cents,
  billed: readonly VatShare[],
  about: readonly Taxed[] = [],
): VatShare[] | null {
  const shares: VatShare[] = [];
  for (const { rate, share } of spreadByRate(amount, about.length > 0 ? about : billed)) {
    if (share === 0) continue;
    const before = billed.find((other) => other.rate === rate);
    if (!before || before.gross < share) return null;
    const net = before.net - netOf(before.gross - share, rate);
    shares.push({ rate, discount: share, gross: share, net, vat: share - net });
  }
  return shares.length > 0 ? shares : null;
}

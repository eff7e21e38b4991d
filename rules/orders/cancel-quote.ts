import type { Cents } from '../money/money.ts';
import { netOf, spreadByRate, type Taxed } from '../money/vat.ts';
import { type FeeTax, feeOn } from './fee-steps.ts';

/** What is kept of an order that is canceled, and what goes back. */
export interface CancelQuote {
  readonly fee: Cents;
  readonly refund: Cents;
}

/**
 * What canceling a paid order costs and gives back: both together are what is there of its money.
 * @param paid what came in for it, without what went back and what earlier fees keep
 */
export function cancelQuote({
  total,
  paid,
  percent,
}: {
  readonly total: Cents;
  readonly paid: Cents;
  readonly percent: number;
}): CancelQuote {
  const there = Math.max(0, paid);
  const fee = Math.min(there, feeOn(total, percent));
  return { fee, refund: there - fee };
}

/** What a document about a fee says for one rate; without VAT the rate is null. */
export interface FeeShare {
  readonly rate: number | null;
  readonly gross: Cents;
  readonly net: Cents;
  readonly vat: Cents;
}

/** A fee by rate: damages carry no VAT, what the kitchens have done is taxed like what was ordered. */
export function feeShares(fee: Cents, tax: FeeTax, ordered: readonly Taxed[]): FeeShare[] {
  if (fee === 0) return [];
  if (tax === 'DAMAGES') return [{ rate: null, gross: fee, net: fee, vat: 0 }];
  return spreadByRate(fee, ordered)
    .filter(({ share }) => share > 0)
    .map(({ rate, share: gross }) => {
      const net = netOf(gross, rate);
      return { rate, gross, net, vat: gross - net };
    });
}

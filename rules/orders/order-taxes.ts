import { type Cents, lineTotal } from '../money/money.ts';
import { spreadByRate, type Taxed, type VatShare, vatShares } from '../money/vat.ts';
import type { OrderAmounts, PaidLine } from './change-order.ts';

/** What of two documents differs for one rate; below 0 where it is less. */
export interface VatDifference {
  readonly rate: number;
  readonly gross: Cents;
  readonly net: Cents;
  readonly vat: Cents;
}

type TaxedOrder = Pick<OrderAmounts, 'discount' | 'deliveryFee'> & {
  readonly lines: readonly Pick<PaidLine, 'vatRate' | 'unitPrice' | 'quantity'>[];
};

/** Net and VAT of an order for each rate. Bringing it is taxed like what is brought. */
export function orderTaxes({ lines, discount, deliveryFee }: TaxedOrder): VatShare[] {
  const ordered: Taxed[] = lines.map(({ vatRate, unitPrice, quantity }) => ({
    rate: vatRate,
    gross: lineTotal(unitPrice, quantity),
  }));
  const brought = spreadByRate(deliveryFee, ordered).map(({ rate, share }) => ({ rate, gross: share }));
  return vatShares([...ordered, ...brought], discount);
}

/** What a document about a change says: the difference of what the order is taxed with, by rate, the lowest first. */
export function taxDifference(before: TaxedOrder, after: TaxedOrder): VatDifference[] {
  const [old, next] = [orderTaxes(before), orderTaxes(after)];
  const rates = [...new Set([...old, ...next].map(({ rate }) => rate))].toSorted((one, other) => one - other);
  return rates.flatMap((rate) => {
    const [from, to] = [old, next].map((shares) => shares.find((share) => share.rate === rate));
    const less = (of: 'gross' | 'net' | 'vat') => (to?.[of] ?? 0) - (from?.[of] ?? 0);
    const difference = { rate, gross: less('gross'), net: less('net'), vat: less('vat') };
    return difference.gross === 0 && difference.vat === 0 ? [] : difference;
  });
}

import type { MonthOfDocuments } from '#contract/kitchen/money.ts';
import { type Cents, centsOf } from '#rules/money/money.ts';

type Sum = MonthOfDocuments['sums'][number];

/** Net, VAT and gross in cents. */
export interface Amounts {
  readonly net: Cents;
  readonly vat: Cents;
  readonly gross: Cents;
}

/** What was sold at a rate, and of what kinds of documents it is made. */
export interface RateRow extends Amounts {
  readonly rate: number;
  readonly parts: readonly (Amounts & Pick<Sum, 'kind' | 'isFee' | 'documents'>)[];
}

/** The VAT of a month by rate, and all of it; what has none is left out. */
export function vatRows(sums: readonly Sum[]): { rates: RateRow[]; total: Amounts } {
  const taxed = sums.flatMap(({ rate, ...sum }) =>
    rate === null ? [] : [{ ...sum, ...inCents(sum), rate }],
  );
  const rates = [...Map.groupBy(taxed, ({ rate }) => rate)]
    .toSorted(([a], [b]) => a - b)
    .map(([rate, parts]) => ({ rate, ...sumOf(parts), parts }));
  return { rates, total: sumOf(rates) };
}

/** What was asked for without VAT: damages. Null for none. */
export function claimsOf(sums: readonly Sum[]): { documents: number; gross: Cents } | null {
  const claims = sums.filter(({ rate }) => rate === null);
  if (claims.length === 0) return null;
  const documents = claims.reduce((sum, claim) => sum + claim.documents, 0);
  return { documents, gross: sumOf(claims.map(inCents)).gross };
}

const inCents = ({ net, vat, gross }: Amounts): Amounts => ({
  net: centsOf(net),
  vat: centsOf(vat),
  gross: centsOf(gross),
});

function sumOf(all: readonly Amounts[]): Amounts {
  return all.reduce<Amounts>(
    (sum, { net, vat, gross }) => ({ net: sum.net + net, vat: sum.vat + vat, gross: sum.gross + gross }),
    { net: 0, vat: 0, gross: 0 },
  );
}

import type { Cents } from './money.ts';
import { spread, spreadByRate, type Taxed } from './vat.ts';

/** A line of an order: what was ordered of a product, and what it cost before any discount. */
interface OrderedLine extends Taxed {
  readonly productId: number;
}

/** What was taken off a price afterwards, for some dishes; for all that was ordered where there are none. */
export interface GrantedReduction {
  readonly amount: Cents;
  readonly productIds: readonly number[];
}

/**
 * What was paid for each line and has not been taken off for it since: a reduction for it is no more than that. What was taken
 * off for several was shared by what was left of each, as its credit note was; what was for all that was ordered is for none of
 * them.
 * @param discount that of the order's code
 * @param reductions the oldest first
 */
export function leftOfLines(
  lines: readonly OrderedLine[],
  discount: Cents,
  reductions: readonly GrantedReduction[],
): Cents[] {
  let left = less(lines, spreadOverLines(discount, lines));
  for (const { amount, productIds } of reductions) {
    const about = left.map((line) => ({
      ...line,
      gross: productIds.includes(line.productId) ? line.gross : 0,
    }));
    left = less(left, spreadOverLines(amount, about));
  }
  return left.map(({ gross }) => gross);
}

/** Splits an amount by rate, as documents do, and what belongs to a rate among its lines. */
function spreadOverLines(amount: Cents, lines: readonly Taxed[]): Cents[] {
  const parts = lines.map(() => 0);
  for (const { rate, share } of spreadByRate(amount, lines)) {
    const places = lines.flatMap((line, index) => (line.rate === rate ? [index] : []));
    const shares = spread(
      share,
      places.map((index) => lines[index]?.gross ?? 0),
    );
    places.forEach((index, part) => {
      parts[index] = shares[part] ?? 0;
    });
  }
  return parts;
}

/** Lines without a part of each; releases before have taken off more than there was. */
const less = (lines: readonly OrderedLine[], parts: readonly Cents[]): OrderedLine[] =>
  lines.map((line, index) => ({ ...line, gross: Math.max(0, line.gross - (parts[index] ?? 0)) }));

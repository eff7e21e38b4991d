import type { Cents } from './money.ts';

/** A gross amount and the rate of VAT in it, in per cent. */
export interface Taxed {
  readonly rate: number;
  readonly gross: Cents;
}

/** What an invoice says for one rate: gross = net + vat, after the share of the discount. */
export interface VatShare {
  readonly rate: number;
  readonly discount: Cents;
  readonly gross: Cents;
  readonly net: Cents;
  readonly vat: Cents;
}

/** The net of a gross amount, rounded to the cent. */
export function netOf(gross: Cents, rate: number): Cents {
  return Math.round((gross * 100) / (100 + rate));
}

/** Splits an amount in proportion to weights; the parts are whole and add up to it (largest remainder). */
export function spread(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (amount * weight) / whole);
  const parts = exact.map(Math.floor);
  const left = amount - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/** What of an amount belongs to each rate, lowest first, in proportion to what is taxed so. */
export function spreadByRate(amount: Cents, lines: readonly Taxed[]): { rate: number; share: Cents }[] {
  const sums = grossByRate(lines);
  const shares = spread(
    amount,
    sums.map(({ gross }) => gross),
  );
  return sums.map(({ rate }, index) => ({ rate, share: shares[index] ?? 0 }));
}

/** Net and VAT for each rate, lowest first; a discount lowers every rate by its share (§ 14 (4) no. 8 UStG). */
export function vatShares(lines: readonly Taxed[], discount: Cents): VatShare[] {
  const discounts = spreadByRate(discount, lines);
  return grossByRate(lines).map(({ rate, gross: whole }, index) => {
    const share = discounts[index]?.share ?? 0;
    const gross = whole - share;
    const net = netOf(gross, rate);
    return { rate, discount: share, gross, net, vat: gross - net };
  });
}

/** The gross sum of each rate, lowest first. */
function grossByRate(lines: readonly Taxed[]): Taxed[] {
  const rates = [...new Set(lines.map(({ rate }) => rate))].sort((a, b) => a - b);
  return rates.map((rate) => ({
    rate,
    gross: lines.reduce((sum, line) => sum + (line.rate === rate ? line.gross : 0), 0),
  }));
}

/** The net of each line before any discount. Lines of one rate add up to the net of that rate's sum. */
export function lineNets(lines: readonly Taxed[]): Cents[] {
  const nets = lines.map(() => 0);
  for (const rate of new Set(lines.map((line) => line.rate))) {
    const places = lines.flatMap((line, index) => (line.rate === rate ? [index] : []));
    const gross = places.map((index) => lines[index]?.gross ?? 0);
    const parts = spread(
      netOf(
        gross.reduce((sum, part) => sum + part, 0),
        rate,
      ),
      gross,
    );
    places.forEach((index, part) => {
      nets[index] = parts[part] ?? 0;
    });
  }
  return nets;
}

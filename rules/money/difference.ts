import type { Cents } from './money.ts';
import { netOf, type VatShare } from './vat.ts';

/** A line of a document, VAT included. What a document takes back of another has a quantity below 0, never a price. */
export interface BilledLine {
  readonly name: string;
  readonly rate: number;
  readonly quantity: number;
  readonly unitPrice: Cents;
  /** Bringing it: an amount for each rate, of which there are no pieces. */
  readonly isDelivery: boolean;
}

/** What documents say together. */
export interface Billed {
  readonly lines: readonly BilledLine[];
  readonly discount: Cents;
  /** A row a rate, lowest first. */
  readonly vat: readonly VatShare[];
}

/** A line with its amounts, all below 0 where it takes back. */
interface DifferenceLine extends BilledLine {
  readonly gross: Cents;
  readonly net: Cents;
}

/** What one more document has to say, so that all of an order together say what it is now. */
export interface Difference {
  readonly lines: readonly DifferenceLine[];
  readonly discount: Cents;
  readonly vat: readonly VatShare[];
  /** Above 0 where there is more to be paid. */
  readonly total: Cents;
}

export const nothingBilled: Billed = { lines: [], discount: 0, vat: [] };

/** What documents say together; the quantities of those that give money back are below 0. */
export function together(documents: readonly Billed[]): Billed {
  return {
    lines: pieces(documents.flatMap(({ lines }) => lines)),
    discount: sumOf(documents.map(({ discount }) => discount)),
    vat: sharesByRate(documents.flatMap(({ vat }) => vat)),
  };
}

/**
 * From what is documented to what shall be. Rate by rate the amounts are those of after less those of before, to the
 * cent, so that nothing is rounded twice however often an order is changed. Null where nothing is different.
 */
export function differenceOf(before: Billed, after: Billed): Difference | null {
  const all = pieces([...after.lines, ...before.lines.map(opposite)]);
  const lines = all.toSorted((a, b) => Number(a.isDelivery) - Number(b.isDelivery));
  const discount = after.discount - before.discount;
  const rates = new Set(lines.map(({ rate }) => rate));
  const vat = sharesByRate([...after.vat, ...before.vat.map(oppositeShare)]).filter(
    (share) => rates.has(share.rate) || share.gross !== 0 || share.net !== 0,
  );
  if (lines.length === 0 && vat.length === 0) return null;
  return {
    lines: withNets(lines, before.lines, after.lines),
    discount,
    vat,
    total: sumOf(vat.map(({ gross }) => gross)),
  };
}

/** A difference seen from the other side: what is to be paid more becomes what is given back. */
export function turned({ lines, discount, vat, total }: Difference): Difference {
  return {
    lines: lines.map((line) => ({ ...opposite(line), gross: minus(line.gross), net: minus(line.net) })),
    discount: minus(discount),
    vat: vat.map(oppositeShare),
    total: minus(total),
  };
}

/** One line for all pieces of a dish at a price, one for the delivery at a rate; what adds up to nothing falls away. */
function pieces(lines: readonly BilledLine[]): BilledLine[] {
  const groups = grouped(lines, ({ rate, isDelivery, unitPrice, name }) =>
    [rate, isDelivery || unitPrice, name].join(' '),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group as [BilledLine];
    const quantity = sumOf(group.map((line) => line.quantity));
    if (!first.isDelivery) return quantity === 0 ? [] : [{ ...first, quantity }];
    const amount = sumOf(group.map(grossOf));
    return amount === 0 ? [] : [{ ...first, quantity: Math.sign(amount), unitPrice: Math.abs(amount) }];
  });
}

/**
 * The net of each line, before any discount: lines of a rate add up to what the net of that rate's sum has become. The
 * cents that rounding leaves go to the largest ones.
 */
function withNets(
  lines: readonly BilledLine[],
  before: readonly BilledLine[],
  after: readonly BilledLine[],
): DifferenceLine[] {
  const netAt = (rate: number, of: readonly BilledLine[]) =>
    netOf(sumOf(of.map((line) => (line.rate === rate ? grossOf(line) : 0))), rate);
  const written = lines.map((line) => {
    const gross = grossOf(line);
    return { ...line, gross, net: Math.sign(gross) * netOf(Math.abs(gross), line.rate) || 0 };
  });
  for (const rate of new Set(lines.map((line) => line.rate))) {
    const ofRate = written
      .filter((line) => line.rate === rate)
      .toSorted((a, b) => Math.abs(b.gross) - Math.abs(a.gross));
    let left = netAt(rate, after) - netAt(rate, before) - sumOf(ofRate.map(({ net }) => net));
    // More than a cent a line is never left but by lines of a cent or two, whose rest is said as rounding.
    for (const line of ofRate) {
      const moved = line.net + Math.sign(left);
      if (left === 0 || moved * line.gross < 0) continue;
      line.net = moved;
      left -= Math.sign(left);
    }
  }
  return written;
}

/** Shares of several documents as one of each rate, the lowest rate first. */
export function sharesByRate(shares: readonly VatShare[]): VatShare[] {
  return [...grouped(shares, ({ rate }) => rate)]
    .toSorted(([a], [b]) => a - b)
    .map(([rate, group]) => ({
      rate,
      discount: sumOf(group.map(({ discount }) => discount)),
      gross: sumOf(group.map(({ gross }) => gross)),
      net: sumOf(group.map(({ net }) => net)),
      vat: sumOf(group.map(({ vat }) => vat)),
    }));
}

function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

function opposite<Line extends BilledLine>(line: Line): Line {
  return { ...line, quantity: minus(line.quantity) };
}

function oppositeShare({ rate, discount, gross, net, vat }: VatShare): VatShare {
  return { rate, discount: minus(discount), gross: minus(gross), net: minus(net), vat: minus(vat) };
}

function grossOf({ quantity, unitPrice }: BilledLine): Cents {
  return quantity * unitPrice;
}

function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** Without a zero below zero. */
function minus(amount: number): number {
  return 0 - amount;
}

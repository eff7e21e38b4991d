import type { Cents } from '../money/money.ts';
import { typedAmount } from '../money/typed-amount.ts';
import { csvAmount, readCsv, writeCsv } from '../text/csv.ts';
import { highestPrice } from './may-be-published.ts';

/** Most characters of a price list: some thousand dishes. */
export const longestPriceList = 60_000;

const heads = ['Nummer', 'Gericht', 'Küche', 'Kategorie', 'Preis'] as const;
const numbered = /^(nummer|nr\.?|number|id)$/i;
const priced = /^(preis|price)\b/i;

interface Listed {
  readonly id: number;
  readonly name: string;
  readonly seller: string;
  readonly category: string;
  readonly priceCents: Cents;
}

/** The prices of the menu for a spreadsheet, as Germans write them. */
export function writePriceList(products: readonly Listed[]): string {
  return writeCsv([
    heads,
    ...products.map(({ id, name, seller, category, priceCents }) => [
      String(id),
      name,
      seller,
      category,
      csvAmount(priceCents),
    ]),
  ]);
}

/** What is wrong with a line of a price list, counted from 1 with its heads. */
export interface WrongLine {
  readonly line: number;
  readonly code: 'NO_HEADS' | 'NO_NUMBER' | 'UNKNOWN_PRODUCT' | 'TWICE' | 'NO_PRICE' | 'TOO_HIGH';
}

/** Reads the price of each product that a list names; what else stands in it is for people. */
export function readPriceList(
  text: string,
  known: readonly number[],
): { prices: { id: number; priceCents: Cents }[]; wrong: WrongLine[] } {
  const [first, ...rows] = readCsv(text);
  const columnOf = (name: RegExp) => first?.cells.findIndex((head) => name.test(head.trim())) ?? -1;
  const [number, price] = [columnOf(numbered), columnOf(priced)];
  if (number < 0 || price < 0) return { prices: [], wrong: [{ line: first?.line ?? 1, code: 'NO_HEADS' }] };
  const prices = new Map<number, Cents>();
  const wrong = rows.flatMap(({ line, cells }): WrongLine[] => {
    const id = Number(cells[number]?.trim() || Number.NaN);
    const priceCents = typedAmount(cells[price] ?? '');
    const code = problemOf(id, priceCents, prices, known);
    if (code) return [{ line, code }];
    prices.set(id, priceCents ?? 0);
    return [];
  });
  return { prices: [...prices].map(([id, priceCents]) => ({ id, priceCents })), wrong };
}

function problemOf(
  id: number,
  priceCents: Cents | null,
  prices: ReadonlyMap<number, Cents>,
  known: readonly number[],
): WrongLine['code'] | null {
  if (!Number.isSafeInteger(id)) return 'NO_NUMBER';
  if (!known.includes(id)) return 'UNKNOWN_PRODUCT';
  if (prices.has(id)) return 'TWICE';
  if (!priceCents) return 'NO_PRICE';
  return priceCents > highestPrice ? 'TOO_HIGH' : null;
}

import { maximumQuantity } from '#rules/orders/line-items.ts';

/** What was typed to find a dish: how many of it, and by which words. */
export interface TypedDish {
  readonly quantity: number;
  readonly words: string;
}

/** Reads "2 wrap", "2x wrap" and "2 × wrap" as two of what is called so, and "wrap" as one. */
export function typedDish(text: string): TypedDish {
  const [, number, words] = /^\s*(\d{1,6})\s*(?:×|x(?!\p{L}))?\s*(.*)$/isu.exec(text) ?? [];
  if (number === undefined) return { quantity: 1, words: text.trim() };
  return { quantity: Math.min(Math.max(Number(number), 1), maximumQuantity), words: (words ?? '').trim() };
}

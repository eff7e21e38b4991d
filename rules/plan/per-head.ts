import type { Cents } from '../money/money.ts';
import type { Wish } from '../planner/wish.ts';

/** What a table costs a head, to the nearest cent. What is above the budget is not said to be within it. */
export function perHead(price: Cents, { guests, budget }: Pick<Wish, 'guests' | 'budget'>): Cents {
  const head = Math.round(price / guests);
  return budget !== null && price > budget * guests ? Math.max(head, budget + 1) : head;
}

import type { Cents } from '../money/money.ts';

/** What delivery to a zone, and an order, at least, may be at most, in cents: more is a slip of the finger. */
export const zoneLimits: { readonly fee: Cents; readonly minimum: Cents } = {
  fee: 100_000,
  minimum: 1_000_000,
};

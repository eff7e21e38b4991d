import type { Cents } from '../money/money.ts';

/** Minimum order when the setting `min-order` is missing or no number (spec §9). */
export const defaultMinimumOrder: Cents = 5000;

/** Cents still missing to the minimum order; 0 when it is met (spec §2, cart). */
export function missingToMinimum(total: Cents, minimum: Cents): Cents {
  return Math.max(0, minimum - total);
}

import type { Cents } from '../money/money.ts';

/** What prices are rounded to, in cents. */
export const roundings = [1, 5, 10, 50, 100] as const;

/** A price changed by so many per cent and rounded to the nearest step, half a step up; never below one step. */
export function raisedPrice(price: Cents, percent: number, roundTo: Cents): Cents {
  // Reckoned in whole numbers: per cent may have two decimals.
  const exact = price * (10_000 + Math.round(percent * 100));
  const step = roundTo * 10_000;
  return Math.max(roundTo, Math.floor((exact + step / 2) / step) * roundTo);
}

import type { AllergenChoice } from '../catalogue/product-filter.ts';
import type { Wish } from '../planner/wish.ts';

/** Nobody has said who is both: at least so many guests, and at most. */
export interface GuestRange {
  readonly from: number;
  readonly to: number;
}

/** The guests who cannot eat something that has these allergens. */
export function guestsWithout(
  allergens: readonly string[],
  { guests, without }: Pick<Wish, 'guests' | 'without'>,
): GuestRange {
  const counts = allergens.map((one) => without[one as AllergenChoice] ?? 0);
  const all = counts.reduce((sum, count) => sum + count, 0);
  return { from: Math.max(0, ...counts), to: Math.min(guests, all) };
}

/** The guests who have neither a diet nor an allergy. */
export function eatEverything(
  wish: Pick<Wish, 'guests' | 'vegan' | 'vegetarian' | 'halal' | 'without'>,
): GuestRange {
  const { guests, vegan, vegetarian, halal, without } = wish;
  const diets = vegan + vegetarian + halal;
  const { from, to } = guestsWithout(Object.keys(without), wish);
  return { from: Math.max(0, guests - diets - to), to: guests - Math.max(diets, from) };
}

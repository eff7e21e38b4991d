import type { AllergenChoice } from '../catalogue/product-filter.ts';
import type { Cents } from '../money/money.ts';

export const meals = ['snack', 'lunch', 'dinner'] as const;
export type Meal = (typeof meals)[number];

export const occasions = ['team', 'ceremony', 'birthday', 'family', 'reception'] as const;
export type Occasion = (typeof occasions)[number];

/** Who comes to a table that is to be laid, and what it may cost. */
export interface Wish {
  readonly guests: number;
  /** Guests of each diet; nobody is counted twice. */
  readonly vegan: number;
  readonly vegetarian: number;
  readonly halal: number;
  /** Guests who cannot eat one of the 14 allergens; left out for nobody. Who cannot eat two is counted in both. */
  readonly without: { readonly [A in AllergenChoice]?: number };
  readonly meal: Meal;
  readonly occasion: Occasion;
  /** For a guest at most, VAT included, deposit not included; null for no limit. */
  readonly budget: Cents | null;
}

/** Fewer guests or more than these ask by phone. */
export const fewestGuests = 10;
export const mostGuests = 120;
/** For a guest; who writes more has mistyped. */
const highestBudget: Cents = 100_000;

/**
 * What is wrong with a wish. NO_COUNT: not a whole number of guests. TOO_FEW, TOO_MANY: such a table is laid by a person.
 * MORE_THAN_GUESTS: more eat so than come. NO_AMOUNT: no such budget can be.
 */
export interface WishProblem {
  readonly field: 'guests' | 'diets' | 'without' | 'budget';
  readonly code: 'NO_COUNT' | 'TOO_FEW' | 'TOO_MANY' | 'MORE_THAN_GUESTS' | 'NO_AMOUNT';
}

/** The first thing that keeps a table from being laid; null for none. */
export function wishProblem({ guests, vegan, vegetarian, halal, without, budget }: Wish): WishProblem | null {
  if (!isCount(guests)) return { field: 'guests', code: 'NO_COUNT' };
  if (guests < fewestGuests) return { field: 'guests', code: 'TOO_FEW' };
  if (guests > mostGuests) return { field: 'guests', code: 'TOO_MANY' };
  const diets = [vegan, vegetarian, halal];
  if (!diets.every(isCount)) return { field: 'diets', code: 'NO_COUNT' };
  if (vegan + vegetarian + halal > guests) return { field: 'diets', code: 'MORE_THAN_GUESTS' };
  const allergic = Object.values(without);
  if (!allergic.every(isCount)) return { field: 'without', code: 'NO_COUNT' };
  if (allergic.some((count) => count > guests)) return { field: 'without', code: 'MORE_THAN_GUESTS' };
  const isAmount = budget === null || (Number.isInteger(budget) && budget > 0 && budget <= highestBudget);
  return isAmount ? null : { field: 'budget', code: 'NO_AMOUNT' };
}

const isCount = (value: number) => Number.isInteger(value) && value >= 0;

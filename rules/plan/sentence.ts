import { type AllergenChoice, allergenChoices } from '../catalogue/product-filter.ts';
import type { Cents } from '../money/money.ts';
import { type Meal, meals, mostGuests, type Occasion, occasions, type Wish } from '../planner/wish.ts';

/** A wish as it is being said: what has to be said may still be open. */
export interface Sentence extends Omit<Wish, 'guests' | 'meal' | 'occasion'> {
  readonly occasion: Occasion | null;
  readonly guests: number | null;
  readonly meal: Meal | null;
}

/** What has to be said before a table can be laid, in the order of the sentence. */
export const asked = ['occasion', 'guests', 'meal'] as const;

/** The blanks that are still open. */
export function missingIn(sentence: Sentence): (typeof asked)[number][] {
  return asked.filter((blank) => sentence[blank] === null);
}

/**
 * The sentence as a wish; null while something is open.
 * @param unsaid the occasion that is taken where nobody has said one
 */
export function wishOf(sentence: Sentence, unsaid: Occasion | null = null): Wish | null {
  const { guests, meal } = sentence;
  const occasion = sentence.occasion ?? unsaid;
  return occasion && meal && guests !== null ? { ...sentence, occasion, guests, meal } : null;
}

/** A table that stands is looked at also where nobody has said the occasion: as for a team, of which nothing more is asked. */
export const wishOfTable = (sentence: Sentence) => wishOf(sentence, 'team');

interface Query {
  get(name: string): unknown;
}

/** Reads a sentence from an address or a form; what cannot be understood is left open, or nobody's. */
export function readSentence(query: Query): Sentence {
  const count = (name: string) => countIn(query, name) ?? 0;
  const without: { [A in AllergenChoice]?: number } = {};
  for (const allergen of allergenChoices) {
    const guests = count(allergen);
    if (guests > 0) without[allergen] = guests;
  }
  const euros = countIn(query, 'budget');
  return {
    occasion: occasions.find((one) => one === query.get('occasion')) ?? null,
    guests: countIn(query, 'guests'),
    vegan: count('vegan'),
    vegetarian: count('vegetarian'),
    halal: count('halal'),
    without,
    meal: meals.find((one) => one === query.get('meal')) ?? null,
    budget: euros === null || euros === 0 ? null : ((euros * 100) satisfies Cents),
  };
}

/** What an address says of a sentence; what is open or nobody's is not in it. */
export function sentenceParams(sentence: Sentence): [string, string][] {
  const { occasion, guests, vegan, vegetarian, halal, without, meal, budget } = sentence;
  const counts = { vegan, vegetarian, halal, ...without };
  return [
    ['occasion', occasion],
    ['guests', guests],
    ...Object.entries(counts).filter(([, count]) => count > 0),
    ['meal', meal],
    ['budget', budget === null ? null : budget / 100],
  ].flatMap(([name, value]) => (value === null ? [] : [[String(name), String(value)] as [string, string]]));
}

/** Digits, at most as many as guests can be. */
function countIn(query: Query, name: string): number | null {
  const value = query.get(name);
  if (typeof value !== 'string' || !/^\d{1,4}$/.test(value)) return null;
  return Math.min(Number(value), 10 * mostGuests);
}

import { m } from '#kitchen-messages';
import { allergenChoice } from '#rules/catalogue/product-filter.ts';
import { foodWord } from '../paper/food-words.ts';

/** What is to be minded about a portion: without what, and that somebody has to read the note; empty for nothing. */
export function careWords({
  asksForCare,
  asksForMore = false,
  asked,
}: {
  asksForCare: boolean;
  /** Whether the note asks for more than the allergens that it names; undefined in answers of older releases. */
  asksForMore?: boolean | undefined;
  asked: readonly string[];
}): string {
  if (!asksForCare) return '';
  const isToRead = asksForMore || asked.length === 0;
  return [...withoutWords(asked), ...(isToRead ? [m.production_care()] : [])].join(', ');
}

/**
 * What a portion is to be without, as it was asked for, and what of that the dish declares: "ohne Gluten (Weizen)". Who reads
 * "ohne Weizen" takes rye.
 */
function withoutWords(declared: readonly string[]): string[] {
  const families = Map.groupBy(declared, (slug) => allergenChoice(slug) ?? slug);
  return [...families].map(([family, slugs]) => {
    const word = m.day_without({ food: foodWord(family) });
    const named = slugs.filter((slug) => slug !== family).map((slug) => foodWord(slug));
    return named.length > 0 ? `${word} (${named.join(', ')})` : word;
  });
}

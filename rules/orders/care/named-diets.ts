import { type DietChoice, dietChoices } from '../../catalogue/product-filter.ts';

/** Diets by the beginnings of the words for them. */
const dietWords: Readonly<Record<DietChoice, RegExp>> = {
  vegetarian: /^vegetar/,
  vegan: /^vegan/,
  halal: /^halal/,
};

/** The diets that words name. */
export const dietsIn = (words: readonly string[]): DietChoice[] =>
  dietChoices.filter((diet) => words.some((word) => dietWords[diet].test(word)));

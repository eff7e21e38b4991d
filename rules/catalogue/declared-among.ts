import { type AllergenChoice, allergenChoice } from './product-filter.ts';

/**
 * Which of a product's allergens are among those that somebody names, each as the law counts it. One that nobody knows counts as
 * soon as any is named: passing it over could hurt somebody.
 */
export function declaredAmong(
  allergens: readonly string[],
  named: readonly AllergenChoice[],
): readonly string[] {
  if (named.length === 0) return [];
  return allergens.filter((slug) => {
    const choice = allergenChoice(slug);
    return !choice || named.includes(choice);
  });
}

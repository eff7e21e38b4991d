import { getLocale } from '#locale';
import { m } from '#messages';
import type { Misfit, ProductFilter } from '#rules/catalogue/product-filter.ts';
import { allergenNames, choiceName, dietName } from './declarations.ts';

/** A choice in words: "Vegan, without nuts and peanuts". */
export function filterWords({ diet, without }: ProductFilter): string {
  const names = without.map(choiceName).join(', ');
  if (!diet) return m.filter_without_chosen({ names });
  return names ? m.filter_choice_both({ diet: dietName(diet), names }) : dietName(diet);
}

/** Why a dish does not fit a choice: "not vegan, contains walnuts". */
export function misfitWords({ diet, allergens }: Misfit): string {
  return [
    diet && m.filter_not_diet({ diet: dietName(diet).toLocaleLowerCase(getLocale()) }),
    allergens.length > 0 && m.filter_contains({ names: allergenNames(allergens).join(', ') }),
  ]
    .filter(Boolean)
    .join(', ');
}

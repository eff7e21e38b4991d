import { type AllergenChoice, allergenChoices } from '../catalogue/product-filter.ts';
import type { Sentence } from './sentence.ts';

/**
 * Who comes to a table once another order is added to it: nobody's need is dropped, and none is counted twice. Their number stays
 * as it was said; where more would eat so than come, the diets of the added order are left out, and its allergens still count.
 * Null where nobody who is added needs anything that was not known.
 */
export function needsAdded(kept: Sentence, added: Sentence): Sentence | null {
  const guests = kept.guests ?? added.guests;
  const diets = {
    vegan: Math.max(kept.vegan, added.vegan),
    vegetarian: Math.max(kept.vegetarian, added.vegetarian),
    halal: Math.max(kept.halal, added.halal),
  };
  const fits = guests === null || diets.vegan + diets.vegetarian + diets.halal <= guests;
  const without: { [A in AllergenChoice]?: number } = {};
  for (const allergen of allergenChoices) {
    const count = Math.max(
      kept.without[allergen] ?? 0,
      Math.min(added.without[allergen] ?? 0, guests ?? Number.POSITIVE_INFINITY),
    );
    if (count > 0) without[allergen] = count;
  }
  const isNew = (['vegan', 'vegetarian', 'halal'] as const).some(
    (diet) => fits && kept[diet] === 0 && diets[diet] > 0,
  );
  const isNewlyWithout = allergenChoices.some((allergen) => !kept.without[allergen] && without[allergen]);
  if (!isNew && !isNewlyWithout) return null;
  return { ...kept, guests, meal: kept.meal ?? added.meal, ...(fits && diets), without };
}

import { type AllergenChoice, allergenChoices, type DietChoice } from '../catalogue/product-filter.ts';
import type { Dish } from './dish.ts';
import type { Wish } from './wish.ts';

/** Guests who cannot eat everything: those of a diet, or those without an allergen. */
export interface GuestGroup {
  readonly who: DietChoice | AllergenChoice;
  /** As the wish says. */
  readonly guests: number;
  /** Who takes from the same dishes: vegans eat what is vegetarian. */
  readonly eaters: number;
  /** For how many of them one of a dish is enough. */
  readonly servings: (dish: Dish) => number;
  readonly eats: (dish: Dish) => boolean;
}

/** For how many of a diet one of a dish is enough. */
export const servingsFor = ({ diets, serves, parts }: Dish, diet: DietChoice): number =>
  diets.includes(diet) ? serves : (parts[diet] ?? 0);

/** The diets of a wish, those with the fewest dishes first. */
export function dietGroups({ vegan, vegetarian, halal }: Wish): GuestGroup[] {
  const groups = [
    { who: 'halal', guests: halal, eaters: halal },
    { who: 'vegan', guests: vegan, eaters: vegan },
    { who: 'vegetarian', guests: vegetarian, eaters: vegetarian + vegan },
  ] as const;
  return groups
    .filter(({ guests }) => guests > 0)
    .map((group) => ({
      ...group,
      servings: (dish) => servingsFor(dish, group.who),
      eats: (dish) => servingsFor(dish, group.who) > 0,
    }));
}

/** The allergens of a wish, in the order of the law. */
export function allergenGroups({ without }: Wish): (GuestGroup & { readonly who: AllergenChoice })[] {
  return allergenChoices
    .map((who) => ({
      who,
      guests: without[who] ?? 0,
      eaters: without[who] ?? 0,
      servings: (dish: Dish) => (dish.allergens.includes(who) ? 0 : dish.serves),
      eats: (dish: Dish) => !dish.allergens.includes(who),
    }))
    .filter(({ guests }) => guests > 0);
}

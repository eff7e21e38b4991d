import { searchWords } from '../../catalogue/catalogue-search.ts';
import { declaredAmong } from '../../catalogue/declared-among.ts';
import { type AllergenChoice, type DietChoice, misfitOf } from '../../catalogue/product-filter.ts';
import { careOf } from './care-of.ts';

/** A dish with what it declares. */
interface Declared {
  readonly allergens: readonly string[];
  readonly diets: readonly string[];
}

/** What some dishes are to somebody who has said what they may not, or will not, eat. */
export interface SaidNeeds<Dish> {
  /** The allergens that were named. */
  readonly named: readonly AllergenChoice[];
  /** The dishes that hold what was named, each with what that is. */
  readonly holding: readonly { readonly dish: Dish; readonly allergens: readonly string[] }[];
  /** For each diet that was named the dishes that are declared for it. */
  readonly suiting: readonly { readonly diet: DietChoice; readonly dishes: readonly Dish[] }[];
  /** Whether something was said of which no product declares anything: somebody has to look it up. */
  readonly isUnknown: boolean;
}

/** Reads what somebody said of allergens and diets, and finds out what it means for some dishes. */
export function saidNeeds<Dish extends Declared>(said: string, dishes: readonly Dish[]): SaidNeeds<Dish> {
  const { allergens: named, diets, asksForMore } = careOf(said);
  return {
    named,
    holding: dishes
      .map((dish) => ({ dish, allergens: declaredAmong(dish.allergens, named) }))
      .filter(({ allergens }) => allergens.length > 0),
    suiting: diets.map((diet) => ({
      diet,
      dishes: dishes.filter((dish) => misfitOf(dish, { diet, without: [] }) === null),
    })),
    isUnknown: asksForMore || (searchWords(said).length > 0 && named.length === 0 && diets.length === 0),
  };
}

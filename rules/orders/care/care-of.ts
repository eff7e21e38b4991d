import { type AllergenChoice, allergenChoices, type DietChoice } from '../../catalogue/product-filter.ts';
import { asksForCare, asksForUnnamed } from './asking-words.ts';
import { leavesFoodOut } from './left-out.ts';
import { listsMore } from './listed-beside.ts';
import { allergensOf, wordsIn } from './named-allergens.ts';
import { dietsIn } from './named-diets.ts';
import { isNoDish } from './no-dish.ts';

/** What a customer's note wants the kitchens to look out for. */
export interface Care {
  /** Whether it asks for anything of the kind. */
  readonly asks: boolean;
  /** Whether it asks for something besides the allergens and diets that it names: somebody has to read it. */
  readonly asksForMore: boolean;
  /** The allergens that it names, each as the law counts it and in its order; "nuts" names peanuts, too. */
  readonly allergens: readonly AllergenChoice[];
  readonly diets: readonly DietChoice[];
}

/**
 * Reads out of a note whether it asks for care: allergens, intolerances, diets, anything to leave out. It rather sees a
 * wish too many than misses one that can hurt.
 */
export function careOf(note: string): Care {
  const words = wordsIn(note).filter((word) => !isNoDish(word));
  const named = words.flatMap(allergensOf);
  const allergens = allergenChoices.filter((choice) => named.includes(choice));
  const diets = dietsIn(words);
  const sentences = note.split(/[.;!?\n]/);
  const hasUnnamed = words.some(asksForUnnamed);
  const isAsking = hasUnnamed || words.some(asksForCare) || sentences.some(leavesFoodOut);
  return {
    asks: isAsking || allergens.length > 0 || diets.length > 0,
    asksForMore: allergens.length === 0 ? isAsking : hasUnnamed || sentences.some(listsMore),
    allergens,
    diets,
  };
}

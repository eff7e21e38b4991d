import { searchWords } from '../catalogue/catalogue-search.ts';
import { type AllergenChoice, allergenChoices, misfitOf } from '../catalogue/product-filter.ts';
import { allergenWords } from '../catalogue/search-wishes.ts';

/** What a customer's note wants the kitchens to look out for. */
export interface Care {
  /** Whether it asks for anything of the kind. */
  readonly asks: boolean;
  /** The allergens that it names, in the order of the law. */
  readonly allergens: readonly AllergenChoice[];
}

/** What people name instead of the allergen: the nut, the cereal, the animal. */
const alsoCalled: Readonly<Partial<Record<AllergenChoice, string>>> = {
  gluten: 'roggen rye gerste barley hafer oats dinkel spelt',
  crustaceans: 'shrimp prawn crab lobster hummer scampi',
  nuts: 'mandel almond hasel walnuss walnut cashew pistazie pistachio pekan pecan macadamia',
  sesame: 'tahin',
  molluscs: 'muschel mussel tintenfisch squid octopus',
};
/** Other words by which somebody says what they may not or will not eat, as beginnings of words. */
const askingWords =
  'allerg intoleran unvertraglich anaphyla epipen zoliak coliac celiac vegan vegetar halal koscher kosher diabet schwanger pregnan';
const whole = /^(ohne|without|no|kein(e[mnrs]?)?|vertrag(t|e|en)|cannot)$/;
/** A street is no dish, neither is Mr Fischer, and a party (Feier) has no eggs (Eier) in it. */
const noDish = /(strasse|str|allee|weg|platz|damm|ufer|hof|gasse)$|^(fischer|nussbaum)|feiern?$/;
/** From so many letters on a word counts also as a part of a longer one: "Nussallergie", "Vollmilch". */
const shortestPart = 4;

const beginnings = searchWords(askingWords);
const wordsOf = new Map(
  allergenChoices.map((choice) => [
    choice,
    searchWords(`${allergenWords(choice)} ${alsoCalled[choice] ?? ''}`),
  ]),
);

/**
 * Reads out of a note whether it asks for care: allergens, intolerances, diets, anything to leave out. It rather sees a
 * wish too many than misses one that can hurt.
 */
export function careOf(note: string): Care {
  const words = searchWords(note).filter((word) => !noDish.test(word));
  const named = words.flatMap((word) => allergenOf(word) ?? []);
  const allergens = allergenChoices.filter((choice) => named.includes(choice));
  const asks = words.some((word) => whole.test(word) || beginnings.some((start) => word.startsWith(start)));
  return { asks: asks || allergens.length > 0, allergens };
}

/** Which of a product's allergens a note asks to look out for; one that nobody knows counts as soon as any is named. */
export function caredFor(allergens: readonly string[], named: readonly AllergenChoice[]): readonly string[] {
  return misfitOf({ diets: [], allergens }, { diet: null, without: named })?.allergens ?? [];
}

/** The allergen that a word names; a peanut is no nut. */
function allergenOf(word: string): AllergenChoice | undefined {
  return allergenChoices.find((choice) =>
    wordsOf
      .get(choice)
      ?.some(
        (name) =>
          word === name || (name.length >= shortestPart && (word.startsWith(name) || word.endsWith(name))),
      ),
  );
}

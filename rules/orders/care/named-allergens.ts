import { searchWords } from '../../catalogue/catalogue-search.ts';
import { type AllergenChoice, allergenChoices } from '../../catalogue/product-filter.ts';
import { allergenWords, anyNut } from '../../catalogue/search-wishes.ts';

/** What people name instead of the allergen: the nut, the cereal, the animal, the illness, what is made of it. */
const alsoCalled: Readonly<Partial<Record<AllergenChoice, string>>> = {
  gluten: 'roggen rye gerste barley hafer oats dinkel spelt zoliakie zoeliakie coeliac celiac sprue',
  crustaceans: 'shrimp prawn crab lobster hummer scampi schalentier meeresfrucht seafood',
  // "Ei" is too short to be looked for within words.
  eggs: 'eiallerg eifrei eiintoleran eiunvertrag huhnerei eigelb eiklar',
  fish: 'lachs salmon tuna kabeljau forelle sardelle anchov',
  peanuts: 'groundnut',
  soy: 'tofu',
  milk: 'kase cheese sahne joghurt yoghurt yogurt quark kasein casein',
  nuts: 'mandel almond hasel hazel walnuss walnut cashew pistazie pistachio paranuss pekan pecan macadamia baumnuss',
  sesame: 'tahin',
  molluscs:
    'muschel mussel tintenfisch squid octopus schalentier meeresfrucht seafood shellfish auster oyster',
};
/** Nuts as everybody calls them; "nut" is too short to be looked for within words. */
const anyNuts = searchWords(`${anyNut} nutfree nutallerg`);
/** How the words begin that say which nut is meant, or that it is none; the others may mean peanuts too. */
const oneNut = searchWords(
  `${alsoCalled.nuts} tree wal para brazil pine kokos coconut muskat chestnut butternut doughnut donut`,
);
/** From so many letters on a word counts also as a part of a longer one: "Nussallergie", "Vollmilch". */
const shortestPart = 4;

const wordsOf = new Map(
  allergenChoices.map((choice) => [
    choice,
    searchWords(`${allergenWords(choice)} ${alsoCalled[choice] ?? ''}`),
  ]),
);

/**
 * The allergens that a word names, each as the law counts it: almond milk two, a walnut nuts, a peanut peanuts, and "nuts" both,
 * because most who say so mean both, and a peanut too few can hurt.
 */
export function allergensOf(word: string): readonly AllergenChoice[] {
  const isAnyNut = isAmong(word, anyNuts);
  const named = allergenChoices.filter(
    (choice) => isAmong(word, wordsOf.get(choice) ?? []) || (choice === 'nuts' && isAnyNut),
  );
  if (named.includes('peanuts')) return named.filter((choice) => choice !== 'nuts');
  const isOneNut = oneNut.some((start) => word.startsWith(start));
  return isAnyNut && !isOneNut
    ? allergenChoices.filter((choice) => choice === 'peanuts' || named.includes(choice))
    : named;
}

/** Whether a word names an allergen. */
export const namesAllergen = (word: string): boolean => allergensOf(word).length > 0;

/** Joined by one blank or hyphen: what stands on a line of its own, or after a dash, is a word of its own. */
const nutInTwoParts =
  /\b(tree|brazil|pecan|macadamia|cashew|pistachio|hazel|wal|para|pine)[ \u00a0\-‐‑](?=n(?:ut|uss|uß|üss|uess))/gi;

/** The words of a note: what is written in two parts of a nut is one, as in "tree nuts", "Para-Nüsse", "Erd- und Haselnüsse". */
export const wordsIn = (text: string): string[] =>
  searchWords(
    text
      .replace(/\berd\s?[-‐‑–](?=\s*(?:und|oder|sowie|bzw\.?|u\.|[&+,/])[^.;!?\n]*n\S{1,2}ss)/gi, 'Erdnuss ')
      .replace(nutInTwoParts, '$1'),
  );

const isAmong = (word: string, names: readonly string[]) =>
  names.some(
    (name) =>
      word === name || (name.length >= shortestPart && (word.startsWith(name) || word.endsWith(name))),
  );

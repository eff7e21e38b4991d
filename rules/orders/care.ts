import { searchWords } from '../catalogue/catalogue-search.ts';
import {
  type AllergenChoice,
  allergenChoices,
  type DietChoice,
  dietChoices,
  misfitOf,
} from '../catalogue/product-filter.ts';
import { allergenWords } from '../catalogue/search-wishes.ts';
import { readNote } from './noted-guests.ts';

/** What a customer's note wants the kitchens to look out for. */
export interface Care {
  /** Whether it asks for anything of the kind. */
  readonly asks: boolean;
  /** Whether it asks for something that is neither an allergen nor a diet, and names no allergen: somebody has to read it. */
  readonly asksForMore: boolean;
  /** The allergens that it names, in the order of the law. */
  readonly allergens: readonly AllergenChoice[];
  readonly diets: readonly DietChoice[];
}

/** Diets by the beginnings of the words for them. */
const dietWords: Readonly<Record<DietChoice, RegExp>> = {
  vegetarian: /^vegetar/,
  vegan: /^vegan/,
  halal: /^halal/,
};

/** What people name instead of the allergen: the nut, the cereal, the animal, the illness. */
const alsoCalled: Readonly<Partial<Record<AllergenChoice, string>>> = {
  gluten: 'roggen rye gerste barley hafer oats dinkel spelt zoliakie zoeliakie coeliac celiac sprue',
  crustaceans: 'shrimp prawn crab lobster hummer scampi',
  nuts: 'mandel almond hasel walnuss walnut cashew pistazie pistachio pekan pecan macadamia',
  sesame: 'tahin',
  molluscs: 'muschel mussel tintenfisch squid octopus',
};
/** Other words by which somebody says what they may not or will not eat, as beginnings of words. */
const askingWords = 'allerg intoleran unvertraglich anaphyla epipen koscher kosher diabet schwanger pregnan';
const whole = /^(ohne|without|no|kein(e[mnrs]?)?|vertrag(t|e|en)|cannot)$/;
const leavesOut = /^(ohne|without|no|kein(e[mnrs]?)?)$/;
/** What comes along beside the food: who wants it left out is not hurt by it. */
const serviceware =
  /^(einweg|plastik|papier|trage?|holz)?(tuten?|taschen?|beutel|bags?|besteck|cutlery|servietten?|napkins?|geschirr|teller|plates?|becher|cups?|glaser|glasses|gabeln?|forks?|messer|knives|loffel|spoons?|strohhalme?|straws?|verpackung(en)?|packaging|kerzen?|candles?)$/;
/** What stands around it and is nothing to eat. */
const filler =
  /^(und|oder|and|or|auch|bitte|please|danke|thanks?|thank|you|dazu|notig|needed|noch|extra|any|einweg|plastik|plastic|papier|paper|ein|a|die|das|den|the)$/;
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
  const diets = dietChoices.filter((diet) => words.some((word) => dietWords[diet].test(word)));
  const isAsking =
    words.some((word) => beginnings.some((start) => word.startsWith(start))) ||
    note.split(/[.;!?\n]/).some(leavesFoodOut);
  return {
    asks: isAsking || allergens.length > 0 || diets.length > 0,
    asksForMore: isAsking && allergens.length === 0,
    allergens,
    diets,
  };
}

/**
 * Whether a note asks for something that has to be packed besides the dishes. What the shop has written of the guests asks
 * for care while cooking, and is nothing to pack.
 */
export const asksForExtra = (note: string): boolean => careOf(readNote(note).own).asks;

/** Whether a sentence wants something left out, unless nothing but serviceware stands after that. */
function leavesFoodOut(sentence: string): boolean {
  const words = searchWords(sentence);
  const first = words.findIndex((word) => whole.test(word));
  if (first === -1) return false;
  const isServiceware = (word: string) => serviceware.test(word);
  const isHarmless = (word: string) => leavesOut.test(word) || isServiceware(word) || filler.test(word);
  const wanted = words.slice(first);
  return !(wanted.some(isServiceware) && wanted.every(isHarmless));
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

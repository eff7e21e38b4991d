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
  /** Whether it asks for something besides the allergens and diets that it names: somebody has to read it. */
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

/** What people name instead of the allergen: the nut, the cereal, the animal, the illness, what is made of it. */
const alsoCalled: Readonly<Partial<Record<AllergenChoice, string>>> = {
  gluten: 'roggen rye gerste barley hafer oats dinkel spelt zoliakie zoeliakie coeliac celiac sprue',
  crustaceans: 'shrimp prawn crab lobster hummer scampi schalentier meeresfrucht seafood',
  // "Ei" is too short to be looked for within words.
  eggs: 'eiallerg eifrei eiintoleran eiunvertrag huhnerei eigelb eiklar',
  fish: 'lachs salmon tuna kabeljau forelle sardelle anchov',
  soy: 'tofu',
  milk: 'kase cheese sahne joghurt yoghurt yogurt quark kasein casein',
  nuts: 'schalenfrucht mandel almond hasel walnuss walnut cashew pistazie pistachio pekan pecan macadamia',
  sesame: 'tahin',
  molluscs:
    'muschel mussel tintenfisch squid octopus schalentier meeresfrucht seafood shellfish auster oyster',
};
/** Words by which somebody says what they may not or will not eat, as beginnings of words. */
const askingWords = searchWords('allerg intoleran unvertraglich');
/** The same, of which no allergen says all. */
const unnamedWords = searchWords('anaphyla epipen koscher kosher diabet schwanger pregnan');
/** An illness whose name says by what, as one word: "Fruktoseintoleranz". */
const illness = /.(allerg|intoleran|unvertrag)/;
const anyIllness = /^(lebens|nahrungs)mittel/;
const whole = /^(ohne|without|no|kein(e[mnrs]?)?|vertrag(t|e|en)|cannot)$/;
const leavesOut = /^(ohne|without|no|kein(e[mnrs]?)?)$/;
/** What comes along beside the food: who wants it left out is not hurt by it. */
const serviceware =
  /^(einweg|plastik|papier|trage?|holz)?(tuten?|taschen?|beutel|bags?|besteck|cutlery|servietten?|napkins?|geschirr|teller|plates?|becher|cups?|glaser|glasses|gabeln?|forks?|messer|knives|loffel|spoons?|strohhalme?|straws?|verpackung(en)?|packaging|kerzen?|candles?)$/;
/** What stands around it and is nothing to eat. */
const filler =
  /^(und|oder|and|or|auch|bitte|please|danke|thanks?|thank|you|dazu|notig|needed|noch|extra|any|einweg|plastik|plastic|papier|paper|ein|a|die|das|den|the|gegen|auf|to|against|mit|with|hat|has|haben|have|hallo|hello|liebe|viele|grusse?)$/;
/** What divides a list, and what stands in one and is no food: how many, and how it is brought. */
const divider = /[,/&+:()]|\s(?:und|oder|sowie|and|or)\s/i;
const noFood =
  /^(\d+|(zweite|dritte|second|third).*|person(en)?|gaste?n?|guests?|people|leute|klingel.*|stock|etage|floor|hof|(ein|auf)gang|entrance|tur|door|empfang|reception|buro|office|raum|room|familie|frau|herr|mrs?|ms|pforte|tor|(an)?liefer.*|deliver.*|anruf.*|call|uhr|clock)$/;
/** A street is no dish, neither is Mr Fischer, and a party (Feier) has no eggs (Eier) in it. */
const noDish = /(strasse|str|allee|weg|platz|damm|ufer|hof|gasse)$|^(fischer|nussbaum)|feiern?$/;
/** From so many letters on a word counts also as a part of a longer one: "Nussallergie", "Vollmilch". */
const shortestPart = 4;

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
  const named = words.flatMap(allergensOf);
  const allergens = allergenChoices.filter((choice) => named.includes(choice));
  const diets = dietChoices.filter((diet) => words.some((word) => dietWords[diet].test(word)));
  const sentences = note.split(/[.;!?\n]/);
  const hasUnnamed = words.some(
    (word) =>
      startsWithAny(word, unnamedWords) ||
      (illness.test(word) && !anyIllness.test(word) && !namesAllergen(word)),
  );
  const isAsking =
    hasUnnamed || words.some((word) => startsWithAny(word, askingWords)) || sentences.some(leavesFoodOut);
  return {
    asks: isAsking || allergens.length > 0 || diets.length > 0,
    asksForMore: allergens.length === 0 ? isAsking : hasUnnamed || sentences.some(listsMore),
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

/** Whether a sentence lists something beside an allergen that no product declares: kiwi and nuts; or leaves it out: no onions. */
function listsMore(sentence: string): boolean {
  const parts = sentence.split(divider).map(searchWords);
  return parts.some((words, index) => {
    if (words.some((word) => namesAllergen(word) || namesDiet(word))) return false;
    if (leavesFoodOut(words.join(' '))) return true;
    const isAsking = (word: string) => startsWithAny(word, askingWords) || illness.test(word);
    const left = words.filter(
      (word) => !isAsking(word) && ![leavesOut, filler, serviceware].some((known) => known.test(word)),
    );
    const [before = [], after = []] = [parts[index - 1], parts[index + 1]];
    // What stands before may also be how the note begins.
    const isListed =
      before.some(namesAllergen) ||
      (after.some(namesAllergen) && (left.length === 1 || words.some(isAsking)));
    return (
      isListed &&
      !isRequest(words) &&
      left.length > 0 &&
      !left.some((word) => noFood.test(word) || noDish.test(word))
    );
  });
}

const isRequest = ([first = '']: readonly string[]) => /^(bitte|please|danke|thanks?)$/.test(first);
const namesAllergen = (word: string) => allergensOf(word).length > 0;
const namesDiet = (word: string) => Object.values(dietWords).some((diet) => diet.test(word));

/** Which of a product's allergens a note asks to look out for; one that nobody knows counts as soon as any is named. */
export function caredFor(allergens: readonly string[], named: readonly AllergenChoice[]): readonly string[] {
  return misfitOf({ diets: [], allergens }, { diet: null, without: named })?.allergens ?? [];
}

/**
 * What of a note concerns a dish: what in it is named, and whether whoever makes it has to read the note at all. A diet alone
 * changes no dish: who eats what is seen to when the order is put together, and stands in its note.
 */
export function careForDish(
  allergens: readonly string[],
  care: Care,
): { asked: readonly string[]; asksForCare: boolean } {
  const asked = caredFor(allergens, care.allergens);
  return { asked, asksForCare: asked.length > 0 || care.asksForMore };
}

const startsWithAny = (word: string, beginnings: readonly string[]) =>
  beginnings.some((start) => word.startsWith(start));

/** The allergens that a word names, almond milk two; a peanut is no nut. */
function allergensOf(word: string): readonly AllergenChoice[] {
  const named = allergenChoices.filter((choice) =>
    wordsOf
      .get(choice)
      ?.some(
        (name) =>
          word === name || (name.length >= shortestPart && (word.startsWith(name) || word.endsWith(name))),
      ),
  );
  return named.includes('peanuts') ? named.filter((choice) => choice !== 'nuts') : named;
}

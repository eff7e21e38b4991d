import { searchWords } from '../../catalogue/catalogue-search.ts';
import { namesAllergen } from './named-allergens.ts';

/**
 * Words by which somebody says what they may not or will not eat, as beginnings of words; an allergy also as Turks, Poles,
 * Spaniards, Russians and Ukrainians write it: somebody has to read it.
 */
const askingWords = searchWords('allerg alerg alerj аллерг алерг intoleran unvertraglich');
/** Words that ask for care of which no allergen says all, as beginnings of words. */
const unnamedWords = searchWords('anaphyla epipen koscher kosher diabet schwanger pregnan');
/** An illness whose name says by what, as one word: "Fruktoseintoleranz". */
const illness = /.(allerg|intoleran|unvertrag)/;
const anyIllness = /^(lebens|nahrungs)mittel/;

/** Whether a word begins as those do by which somebody asks for care. */
export const asksForCare = (word: string): boolean => startsWithAny(word, askingWords);

/** Whether a word asks for care, by itself or as the end of what somebody is ill from. */
export const saysIllness = (word: string): boolean => asksForCare(word) || illness.test(word);

/** Whether a word asks for care that no allergen says. */
export const asksForUnnamed = (word: string): boolean =>
  startsWithAny(word, unnamedWords) || (illness.test(word) && !anyIllness.test(word) && !namesAllergen(word));

const startsWithAny = (word: string, beginnings: readonly string[]) =>
  beginnings.some((start) => word.startsWith(start));

import { searchWords } from './catalogue-search.ts';
import { type AllergenChoice, allergenChoices } from './product-filter.ts';

/** What people call the 14 allergens when they search, in both languages, as the search compares words. */
const called: Readonly<Record<AllergenChoice, string>> = {
  gluten: 'gluten weizen wheat',
  crustaceans: 'krebstiere krebs krabben garnelen crustaceans shellfish shrimps prawns',
  eggs: 'ei eier egg eggs',
  fish: 'fisch fish',
  peanuts: 'erdnuss erdnüsse peanut peanuts',
  soy: 'soja soy soya',
  milk: 'milch laktose milk lactose dairy',
  nuts: 'nuss nüsse nut nuts',
  celery: 'sellerie celery',
  mustard: 'senf mustard',
  sesame: 'sesam sesame',
  sulphites: 'sulfite sulfit schwefel sulphites sulfites',
  lupin: 'lupine lupinen lupin',
  molluscs: 'weichtiere muscheln molluscs mollusks',
};
const choices = new Map(
  allergenChoices.flatMap((choice) => searchWords(called[choice]).map((word) => [word, choice] as const)),
);
const without = new Set(searchWords('ohne kein keine keinen without no'));
const joining = new Set(searchWords('und oder and or'));
/** "glutenfrei", "glutenfreies", "glutenfree". */
const freeOf = /^(.+?)(?:frei(?:e[nmrs]?)?|free)$/;
const free = /^(?:frei(?:e[nmrs]?)?|free)$/;

/** What a search leaves out, and what it looks for beside that. */
export interface SearchWishes {
  readonly without: readonly AllergenChoice[];
  /** Words that must not be found: what follows "without" and is no allergen. */
  readonly unwanted: readonly string[];
  /** The rest of the query. */
  readonly query: string;
}

/** Further words by which what contains an allergen is found. */
export const allergenWords = (choice: AllergenChoice): string => called[choice];

/** Reads "gluten-free", "glutenfrei", "ohne Nüsse und Milch", "without sesame" out of a query. */
export function readSearchWishes(query: string): SearchWishes {
  const words = searchWords(query);
  const left = new Set<AllergenChoice>();
  const unwanted: string[] = [];
  const rest: string[] = [];
  let isLeavingOut = false;
  for (const [index, word] of words.entries()) {
    const next = words[index + 1] ?? '';
    const before = words[index - 1] ?? '';
    const compound = choices.get(freeOf.exec(word)?.[1] ?? '');
    const choice = choices.get(word);
    if (without.has(word)) isLeavingOut = true;
    else if (compound) left.add(compound);
    else if (choice && (isLeavingOut || free.test(next))) left.add(choice);
    else if (free.test(word) && choices.has(before)) continue;
    else if (isLeavingOut && joining.has(word)) continue;
    else if (isLeavingOut && (without.has(before) || joining.has(before))) unwanted.push(word);
    else {
      isLeavingOut = false;
      rest.push(word);
    }
  }
  return { without: [...left], unwanted, query: rest.join(' ') };
}

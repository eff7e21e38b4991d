import { searchWords } from './catalogue-search.ts';
import { type AllergenChoice, allergenChoices } from './product-filter.ts';

/** What people call the 14 allergens when they search, in both languages, as the search compares words. */
const called: Readonly<Record<AllergenChoice, string>> = {
  gluten: 'gluten weizen wheat',
  crustaceans: 'krebstiere krebstieren krebs krabben garnelen crustaceans shellfish shrimps prawns',
  eggs: 'ei eier eiern egg eggs',
  fish: 'fisch fish',
  peanuts: 'erdnuss erdnüsse erdnüssen peanut peanuts',
  soy: 'soja soy soya',
  milk: 'milch laktose milk lactose dairy',
  nuts: 'schalenfrucht schalenfrüchte schalenfrüchten treenut treenuts',
  celery: 'sellerie celery',
  mustard: 'senf mustard',
  sesame: 'sesam sesame',
  sulphites: 'sulfite sulfit schwefel sulphites sulfites',
  lupin: 'lupine lupinen lupin',
  molluscs: 'weichtiere weichtieren muscheln molluscs mollusks',
};
/** Nuts as everybody calls them: most who leave them out mean peanuts too, which the law counts by themselves. */
export const anyNut = 'nuss nüsse nüssen nut nuts';
const choices = new Map<string, readonly AllergenChoice[]>([
  ...allergenChoices.flatMap((choice) =>
    searchWords(called[choice]).map((word) => [word, [choice]] as const),
  ),
  ...searchWords(anyNut).map((word) => [word, ['peanuts', 'nuts']] as const),
]);
const without = new Set(searchWords('ohne kein keine keinen without no'));
const joining = new Set(searchWords('und oder and or'));
const articles = new Set(searchWords('die der das den dem irgendwelche the a an any'));
/** "frei von", "free of", "free from", "allergisch gegen", "allergic to". */
const of = new Set(searchWords('von of from gegen auf to'));
const forWhom = new Set(searchWords('für bei for with'));
/** Who has it leaves out gluten. */
const coeliac = new Set(searchWords('zöliakie coeliac coeliacs celiac celiacs'));
const diet = /^(vegan|vegetar|halal)/;
/** "nuss-, ei- und milchfrei": the comma between words of which only the beginning is written joins them. */
const joiningComma = /-\s*,/g;
/** "tree nuts", as the law calls what is no peanut, is one word. */
const treeNut = /\btree[\s-]+(?=nut)/gi;
/** How somebody says that they do without: "glutenfreies", "Nussallergie", "lactose intolerant". */
const doing =
  'frei(?:e[nmrs]?)?|free|allerg(?:ie|iker(?:in)?|isch|y|ic)|intoleran(?:z|te?|ce)|unvertraglichkeit';
const freeOf = new RegExp(`^(.+?)(?:${doing})$`);
const free = new RegExp(`^(?:${doing})$`);

/** What a search leaves out, and what it looks for beside that. */
export interface SearchWishes {
  /** Each as the law counts it: "nuts" are nuts and peanuts. */
  readonly without: readonly AllergenChoice[];
  /** Words that must not be found: what follows "without" and is no allergen. */
  readonly unwanted: readonly string[];
  /** The rest of the query. */
  readonly query: string;
}

/** Further words by which what contains an allergen is found. */
export const allergenWords = (choice: AllergenChoice): string =>
  choice === 'nuts' ? `${called.nuts} ${anyNut}` : called[choice];

/** Reads "gluten-free", "nuss- und milchfrei", "frei von Ei", "ohne Nüsse und Milch", "without sesame", "Nussallergie" out of a query. */
export function readSearchWishes(query: string): SearchWishes {
  const words = searchWords(query.replaceAll(joiningComma, ' und ').replaceAll(treeNut, 'tree'));
  const left = new Set<AllergenChoice>();
  const unwanted: string[] = [];
  const rest: string[] = [];
  /** Whether allergens are left out just now, and whether the next word is, whatever it is. */
  let [isLeavingOut, isLeavingOutNext] = [false, false];
  for (const [index, word] of words.entries()) {
    const named = choices.get(word);
    const compound = compoundOf(word);
    const [before = '', next = ''] = [words[index - 1], words[index + 1]];
    if (without.has(word) || (free.test(word) && of.has(next)))
      [isLeavingOut, isLeavingOutNext] = [true, true];
    else if (coeliac.has(word)) left.add('gluten');
    else if (forWhom.has(word) && (compoundOf(next) || coeliac.has(next))) continue;
    else if (compound) for (const choice of compound) left.add(choice);
    else if (named && (isLeavingOut || endsFree(words, index))) {
      for (const choice of named) left.add(choice);
      isLeavingOutNext = false;
    } else if (free.test(word) && choices.has(before)) continue;
    else if (joining.has(word) && (isLeavingOut || endsFree(words, index - 1) || compoundOf(before)))
      isLeavingOutNext = isLeavingOut;
    else if (isLeavingOutNext && (articles.has(word) || of.has(word))) continue;
    else if (isLeavingOutNext && !diet.test(word)) {
      unwanted.push(word);
      isLeavingOutNext = false;
    } else {
      [isLeavingOut, isLeavingOutNext] = [false, false];
      rest.push(word);
    }
  }
  return { without: [...left], unwanted, query: rest.join(' ') };
}

const compoundOf = (word = '') => choices.get(freeOf.exec(word)?.[1] ?? '');

/** Whether an allergen is one of some that are joined and end in "free": "gluten and dairy free". */
function endsFree(words: readonly string[], at: number): boolean {
  if (!choices.has(words[at] ?? '')) return false;
  const next = words[at + 1] ?? '';
  if (free.test(next)) return true;
  return joining.has(next) && (compoundOf(words[at + 2]) !== undefined || endsFree(words, at + 2));
}

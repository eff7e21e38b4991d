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
const articles = new Set(
  searchWords('die der das den dem ein eine einen einem einer irgendwelche the a an any'),
);
const forWhom = new Set(searchWords('für bei mit for with'));
/** Who has it leaves out gluten. */
const coeliac = new Set(searchWords('zöliakie coeliac coeliacs celiac celiacs'));
const diet = /^(vegan|vegetar|halal)/;
/** "nuss-, ei- und milchfrei": the comma between words of which only the beginning is written joins them. */
const joiningComma = /-\s*,/g;
/** "tree nuts", as the law calls what is no peanut, is one word. */
const treeNut = /\btree[\s-]+(?=nut)/gi;
/** How a word ends, or what follows it, where somebody does without it: "glutenfreies", "lactose free". */
const frei = 'frei(?:e[nmrs]?)?|free';
/**
 * How a word ends, or what follows it, where somebody cannot bear it, in any form: "Nussallergien", "laktoseunverträglich",
 * "lactose intolerant".
 */
const allergic = '(?:allerg|intoleran|unvertraglich)\\w*';
const doingWithout = new RegExp(`^(?:${frei}|${allergic})$`);
const compound = new RegExp(`^(.+?)(?:${frei}|${allergic})$`);
/** What is said before that which somebody does without: "frei von", "allergic to". */
const beginnings: readonly [first: RegExp, second: RegExp][] = [
  [new RegExp(`^(?:${frei})$`), /^(von|of|from)$/],
  [new RegExp(`^${allergic}$`), /^(gegen|auf|to)$/],
];

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

/** Reads "gluten-free", "nuss- und milchfrei", "frei von Ei", "ohne Nüsse und Milch", "for a nut allergy" out of a query. */
export function readSearchWishes(query: string): SearchWishes {
  const words = searchWords(query.replaceAll(joiningComma, ' und ').replaceAll(treeNut, 'tree'));
  const left = new Set<AllergenChoice>();
  const unwanted: string[] = [];
  const rest: string[] = [];
  /** Whether allergens are left out just now ("MORE"), and the next word whatever it is ("NEXT"). */
  let leaving: 'NOTHING' | 'NEXT' | 'MORE' = 'NOTHING';
  for (const [at, word] of words.entries()) {
    const leftOut = leftOutAt(words, at) ?? (leaving === 'NOTHING' ? undefined : choices.get(word));
    if (leftOut) {
      for (const choice of leftOut) left.add(choice);
      if (leaving === 'NEXT' && choices.has(word)) leaving = 'MORE';
    } else if (without.has(word) || beginsInTwo(words, at)) leaving = 'NEXT';
    else if (belongsToLeftOut(words, at)) continue;
    else if (joining.has(word) && (leaving !== 'NOTHING' || leftOutAt(words, at - 1))) {
      if (leaving === 'MORE') leaving = 'NEXT';
    } else if (leaving === 'NEXT' && (articles.has(word) || beginsInTwo(words, at - 1))) continue;
    else if (leaving === 'NEXT' && !diet.test(word)) {
      unwanted.push(word);
      leaving = 'MORE';
    } else {
      leaving = 'NOTHING';
      rest.push(word);
    }
  }
  return { without: [...left], unwanted, query: rest.join(' ') };
}

/** What a word leaves out by itself or with those after it: "Nussallergie", "coeliacs", "gluten and dairy free". */
function leftOutAt(words: readonly string[], at: number): readonly AllergenChoice[] | undefined {
  const word = words[at] ?? '';
  if (coeliac.has(word)) return ['gluten'];
  const named = choices.get(word);
  if (!named) return choices.get(compound.exec(word)?.[1] ?? '');
  const next = words[at + 1] ?? '';
  const isFree = doingWithout.test(next) || (joining.has(next) && leftOutAt(words, at + 2));
  return isFree ? named : undefined;
}

/** Whether two words leave out what follows: "frei von", "allergic to". */
function beginsInTwo(words: readonly string[], at: number): boolean {
  const [word = '', next = ''] = [words[at], words[at + 1]];
  return beginnings.some(([first, second]) => first.test(word) && second.test(next));
}

/** Whether a word only belongs to what is left out: "for" and "a" before it, "free" after it. */
function belongsToLeftOut(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  if (doingWithout.test(word)) return choices.has(words[at - 1] ?? '');
  if (!forWhom.has(word) && !articles.has(word)) return false;
  return (
    leftOutAt(words, at + 1) !== undefined ||
    (articles.has(words[at + 1] ?? '') && belongsToLeftOut(words, at + 1))
  );
}

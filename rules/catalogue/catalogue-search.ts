/** What a search looks at of one product, in the reader's language; the parts stand in the order of their weight. */
export interface SearchableText {
  readonly name: string;
  readonly category: string;
  /** What people look for beside the name, such as diets. */
  readonly labels: readonly string[];
  /** Allergens and other contents that are named. */
  readonly contents: readonly string[];
  readonly description: string;
}

const weights = { name: 6, category: 3, labels: 3, contents: 1.5, description: 1 } as const;
/** How well a word answers a typed one: the whole of it, its start, its stem, a part of a compound, a slip away. */
const matches = { whole: 1, start: 0.8, stem: 0.7, part: 0.5, slip: 0.3 } as const;
/** Letters from which on a part of a word counts: at its end, where German compounds have their sense, or anywhere. */
const shortestPart = { end: 3, anywhere: 5 } as const;
const connecting = new Set(
  ['and', 'with', 'for', 'of', 'the', 'a', 'und', 'mit', 'für', 'der', 'die', 'das'].map(folded),
);

/**
 * The items that hold every word of a query, best first; the given order decides among equals. Case, accents and
 * ways to write an umlaut (ä, ae, a) do not count. Slips after the first letter are forgiven where a word is found
 * nowhere as it was typed. A query without a word finds nothing. A word that is none of the reader's language is looked for
 * in the other one, too.
 */
export function searchCatalogue<Item>(
  items: readonly Item[],
  textOf: (item: Item) => SearchableText,
  query: string,
  otherTextOf?: (item: Item) => SearchableText,
): Item[] {
  const typed = searchWords(query);
  const words = typed.some((word) => !connecting.has(word))
    ? typed.filter((word) => !connecting.has(word))
    : typed;
  if (words.length === 0) return [];
  const found = items.map((item) => ({ item, score: 0 }));
  const own = items.map((item) => fieldsOf(textOf(item)));
  const other = otherTextOf ? items.map((item) => fieldsOf(otherTextOf(item))) : [];
  for (const word of words) {
    const scores = scoresOf(own, other, word);
    for (const [index, entry] of found.entries()) {
      const score = scores[index] ?? 0;
      entry.score = score === 0 ? Number.NEGATIVE_INFINITY : entry.score + score;
    }
  }
  return found
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ item }) => item);
}

/**
 * How well each text answers a word: a whole word of either language comes before one that only begins so, and a slip of the
 * reader's own before what only begins so in the other.
 */
function scoresOf(own: readonly Field[][], other: readonly Field[][], word: string): number[] {
  const scored = (texts: readonly Field[][], match: Match) =>
    texts.map((fields) => bestScore(fields, word, match));
  const exact = scored(own, matchAsTyped);
  if (isAny(scored(own, matchWhole))) return exact;
  const whole = scored(other, matchWhole);
  const others = isAny(whole) && !isAny(exact) ? scored(other, matchAsTyped) : whole;
  const both = exact.map((score, index) => Math.max(score, others[index] ?? 0));
  if (isAny(both)) return both;
  const slips = scored(own, matchWithSlip);
  return isAny(slips) || other.length === 0 ? slips : scored(other, matchAsTyped);
}

const isAny = (scores: readonly number[]) => scores.some((score) => score > 0);

/** The words of a text as they are compared: süß, suess and Suß are one. */
export function searchWords(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1');
}

type Match = (word: string, typed: string) => number;

interface Field {
  readonly weight: number;
  readonly words: readonly string[];
}

const parts = Object.entries(weights) as [keyof SearchableText, number][];

const fieldsOf = (text: SearchableText): Field[] =>
  parts.map(([part, weight]) => ({ weight, words: [text[part]].flat().flatMap(searchWords) }));

function bestScore(fields: readonly Field[], typed: string, match: Match): number {
  let best = 0;
  for (const { weight, words } of fields) {
    for (const word of words) best = Math.max(best, weight * match(word, typed));
  }
  return best;
}

const matchWhole: Match = (word, typed) => (word === typed ? matches.whole : 0);

function matchAsTyped(word: string, typed: string): number {
  if (word === typed) return matches.whole;
  if (word.startsWith(typed)) return matches.start;
  // "salads" finds salad, "veganes" finds vegan.
  if (word.length >= 4 && typed.startsWith(word) && typed.length - word.length <= 2) return matches.stem;
  const isPart =
    (typed.length >= shortestPart.end && word.endsWith(typed)) ||
    (typed.length >= shortestPart.anywhere && word.includes(typed));
  return isPart ? matches.part : 0;
}

function matchWithSlip(word: string, typed: string): number {
  const allowed = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
  return word[0] === typed[0] && slips(word, typed) <= allowed ? matches.slip : 0;
}

/**
 * Letters wrong, missing, added or swapped (optimal string alignment) until `typed` is `word`; from six letters on
 * its start is enough.
 */
function slips(word: string, typed: string): number {
  let before: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= word.length; j++) {
      const isSame = typed[i - 1] === word[j - 1];
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwap = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      if (isSwap) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    before = row;
    row = next;
  }
  return typed.length < 6 ? (row.at(-1) ?? 0) : Math.min(...row);
}

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

const weights = { name: 6, category: 3, label: 3, contents: 1.5, description: 1 } as const;
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
 * nowhere as it was typed. A query without a word finds nothing.
 */
export function searchCatalogue<Item>(
  items: readonly Item[],
  textOf: (item: Item) => SearchableText,
  query: string,
): Item[] {
  const typed = searchWords(query);
  const words = typed.some((word) => !connecting.has(word))
    ? typed.filter((word) => !connecting.has(word))
    : typed;
  if (words.length === 0) return [];
  const found = items.map((item) => ({ item, fields: fieldsOf(textOf(item)), score: 0 }));
  for (const word of words) {
    const exact = found.map(({ fields }) => bestScore(fields, word, matchAsTyped));
    const scores = exact.some((score) => score > 0)
      ? exact
      : found.map(({ fields }) => bestScore(fields, word, matchWithSlip));
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

interface Field {
  readonly weight: number;
  readonly words: readonly string[];
}

function fieldsOf({ name, category, labels, contents, description }: SearchableText): Field[] {
  return [
    { weight: weights.name, words: searchWords(name) },
    { weight: weights.category, words: searchWords(category) },
    { weight: weights.label, words: labels.flatMap(searchWords) },
    { weight: weights.contents, words: contents.flatMap(searchWords) },
    { weight: weights.description, words: searchWords(description) },
  ];
}

function bestScore(
  fields: readonly Field[],
  typed: string,
  match: (word: string, typed: string) => number,
): number {
  let best = 0;
  for (const { weight, words } of fields) {
    for (const word of words) best = Math.max(best, weight * match(word, typed));
  }
  return best;
}

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

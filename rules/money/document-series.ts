/** Numbers of documents that follow each other: the first, the last, and how many between them are not there. */
export interface Series {
  readonly first: string;
  readonly last: string;
  readonly missing: number;
}

/** The series that numbers of documents are of, such as RE-2026, each from its first to its last. */
export function seriesOf(codes: readonly string[]): Series[] {
  const names = new Set(codes.map(nameOf));
  return [...names].map((name) => {
    const own = codes.filter((code) => nameOf(code) === name);
    const sorted = [...new Set(own)].toSorted((a, b) => numberOf(a) - numberOf(b));
    const [first = '', last = ''] = [sorted[0], sorted.at(-1)];
    return { first, last, missing: numberOf(last) - numberOf(first) + 1 - sorted.length };
  });
}

const nameOf = (code: string) => code.slice(0, code.lastIndexOf('-'));

const numberOf = (code: string) => Number(code.slice(code.lastIndexOf('-') + 1));

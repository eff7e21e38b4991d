import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Letters that are taken for a plain one: who writes down a name at the telephone has only heard it. */
const plain = {
  a: 'äàáâãåą',
  c: 'çćč',
  e: 'èéêëęě',
  g: 'ğ',
  i: 'ìíîïı',
  l: 'ł',
  n: 'ñńň',
  o: 'öòóôõøő',
  r: 'ř',
  s: 'śšş',
  u: 'üùúûůű',
  y: 'ý',
  z: 'źżž',
} as const;

const toPlain = new Map(
  Object.entries(plain).flatMap(([to, letters]) => [...letters].map((from) => [from, to] as const)),
);
/** Some write Müller, some Mueller, and some Muller. */
const written = ['ae', 'oe', 'ue'] as const;

/** A text as names are compared: Größe, Groesse and GROSSE are one. */
export function folded(text: string): string {
  const letters = [...text.replaceAll('ß', 'ss').toLowerCase()]
    .map((each) => toPlain.get(each) ?? each)
    .join('');
  return written.reduce((left, pair) => left.replaceAll(pair, pair[0] ?? ''), letters);
}

/**
 * What `folded` makes of a text, in a query: the function of the migration 0050, which is made anew where a letter is added
 * here.
 */
export function foldedIn(text: SQLWrapper): SQL {
  return sql`folded_text(${text})`;
}

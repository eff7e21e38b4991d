import { categoryPath, shopPath } from '#app/page/public-pages.ts';
import { type CategoryDetail, listCategories } from '#contract/shop/categories.ts';
import { listSellers, type Seller } from '#contract/shop/sellers.ts';
import { categoryCall, productsOfSellerCall } from './public-calls.ts';

/** Asks the shop for one of the catalogue's lists. */
type Ask = (path: string) => Promise<Response> | Response;

/**
 * Answers which pages and calls with a name or a number in them exist. Read once a version of the catalogue; rejects
 * when the catalogue cannot be read.
 */
export function existingAddresses(ask: Ask, version: () => number): () => Promise<ReadonlySet<string>> {
  return onceAVersion(() => read(ask), version);
}

/** A category by a name that it had, and by the one that it has. */
export interface FormerName {
  readonly before: string;
  readonly now: string;
}

/**
 * Answers where the pages are now whose category is called otherwise; of an address that several had, the last one's. Read
 * once a version of the catalogue, and only when an address is asked for that does not exist.
 */
export function movedAddresses(
  formerNames: () => Promise<readonly FormerName[]>,
  version: () => number,
): () => Promise<ReadonlyMap<string, string>> {
  const readMoved = async () =>
    new Map((await formerNames()).map(({ before, now }) => [categoryPath(before), categoryPath(now)]));
  return onceAVersion(readMoved, version);
}

function onceAVersion<Known>(read: () => Promise<Known>, version: () => number): () => Promise<Known> {
  let held: { version: number; known: Promise<Known> } | undefined;
  return () => {
    if (held?.version === version()) return held.known;
    const reading = { version: version(), known: read() };
    held = reading;
    reading.known.catch(() => {
      if (held === reading) held = undefined;
    });
    return reading.known;
  };
}

async function read(ask: Ask): Promise<ReadonlySet<string>> {
  const [categories, sellers] = await Promise.all([
    list<CategoryDetail>(ask, listCategories.path),
    list<Seller>(ask, listSellers.path),
  ]);
  return new Set([
    ...categories.flatMap(({ id, name }) => [categoryPath(name), categoryCall(id)]),
    ...sellers.flatMap(({ id }) => [shopPath(id), productsOfSellerCall(id)]),
  ]);
}

async function list<T>(ask: Ask, path: string): Promise<T[]> {
  const answer = await ask(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as T[];
}

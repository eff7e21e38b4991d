import { categoryPath, shopPath } from '#app/page/public-pages.ts';
import { type CategoryDetail, listCategories } from '#contract/shop/categories.ts';
import { listProducts, type Product } from '#contract/shop/products.ts';
import { listSellers, type Seller } from '#contract/shop/sellers.ts';
import { productIdIn, productPaths } from '#rules/catalogue/product-path.ts';
import type { Locale } from '#rules/text/locale.ts';
import { categoryCall, productsOfSellerCall } from './public-calls.ts';

/** Asks the shop for one of the catalogue's lists. */
type Ask = (path: string) => Promise<Response> | Response;

/** What of the catalogue has an address. */
export interface Existing {
  has(address: string): boolean;
  /** The page of a dish by its name in a language; undefined of everything else. */
  named(address: string, locale: Locale): string | undefined;
}

/** What is on the menu no more; its page says so. */
type Withdrawn = () => Promise<readonly { readonly id: number; readonly name: string }[]>;

/**
 * Answers which pages and calls with a name or a number in them exist. Read once a version of the catalogue; rejects
 * when the catalogue cannot be read.
 */
export function existingAddresses(
  ask: Ask,
  withdrawn: Withdrawn,
  version: () => number,
): () => Promise<Existing> {
  return onceAVersion(() => read(ask, withdrawn), version);
}

const dishes = '/product/';

/** What has to exist for the page at a path: of a dish its number, whatever it is called there. */
export function neededFor(path: string): string {
  if (!path.startsWith(dishes)) return path;
  const id = productIdIn(path.slice(dishes.length));
  return id === null ? path : `${dishes}${id}`;
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

async function read(ask: Ask, withdrawn: Withdrawn): Promise<Existing> {
  const [categories, sellers, products, gone] = await Promise.all([
    list<CategoryDetail>(ask, listCategories.path),
    list<Seller>(ask, listSellers.path),
    list<Product>(ask, listProducts.path),
    withdrawn(),
  ]);
  const names = new Map(
    [...products, ...gone].map(({ id, name }) => [`${dishes}${id}`, productPaths(id, name)]),
  );
  const all = new Set([
    ...categories.flatMap(({ id, name }) => [categoryPath(name), categoryCall(id)]),
    ...sellers.flatMap(({ id }) => [shopPath(id), productsOfSellerCall(id)]),
    ...names.keys(),
  ]);
  return { has: (address) => all.has(address), named: (address, locale) => names.get(address)?.[locale] };
}

async function list<T>(ask: Ask, path: string): Promise<T[]> {
  const answer = await ask(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as T[];
}

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
  let held: { version: number; addresses: Promise<ReadonlySet<string>> } | undefined;
  return () => {
    if (held?.version === version()) return held.addresses;
    const reading = { version: version(), addresses: read(ask) };
    held = reading;
    reading.addresses.catch(() => {
      if (held === reading) held = undefined;
    });
    return reading.addresses;
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

import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { categories, products, sellers } from '../../db/schema/catalogue.ts';
import type { Deps } from '../../deps.ts';
import { ShopError } from '../../shop-error.ts';
import { withBestPlaces } from './best-places.ts';

/** All shops (spec §7). */
export function listSellers(deps: Deps) {
  return deps.db.select().from(sellers).where(eq(sellers.active, true)).orderBy(asc(sellers.id));
}

/** All products, or those of a shop; 0 means all (spec §7). */
export async function listProducts(deps: Deps, sellerId = 0) {
  const filters: SQL[] = [eq(products.active, true)];
  if (sellerId !== 0) filters.push(eq(products.sellerId, sellerId));
  const rows = await deps.db
    .select()
    .from(products)
    .where(and(...filters))
    .orderBy(asc(products.position), asc(products.id));
  return withBestPlaces(deps.db, rows);
}

/** All categories with the ids of their products, by their order; those without one last (spec §7). */
export async function listCategories(deps: Deps) {
  // One statement, so that both are of one moment.
  const productIds = sql<number[]>`array(
    select p.id from ${products} p where p.active and p.category_id = ${categories}.id order by p.position, p.id)`;
  return deps.db
    .select({ ...getTableColumns(categories), productIds })
    .from(categories)
    .where(eq(categories.active, true))
    .orderBy(asc(categories.categoryOrder), asc(categories.id));
}

/** One category (spec §7). Errors: CategoryNotFound. */
export async function getCategory(deps: Deps, id: number) {
  const category = (await listCategories(deps)).find((candidate) => candidate.id === id);
  if (!category) throw new ShopError('CategoryNotFound');
  return category;
}

import { and, asc, eq, type SQL } from 'drizzle-orm';
import { categories, products, sellers } from '../../db/schema/catalogue.ts';
import type { Deps } from '../../deps.ts';
import { ShopError } from '../../shop-error.ts';

/** All shops (spec §7). */
export function listSellers(deps: Deps) {
  return deps.db.select().from(sellers).where(eq(sellers.active, true)).orderBy(asc(sellers.id));
}

/** All products, or those of a shop; 0 means all (spec §7). */
export function listProducts(deps: Deps, sellerId = 0) {
  const filters: SQL[] = [eq(products.active, true)];
  if (sellerId !== 0) filters.push(eq(products.sellerId, sellerId));
  return deps.db
    .select()
    .from(products)
    .where(and(...filters))
    .orderBy(asc(products.position));
}

/** All categories with the ids of their products, by their order; those without one last (spec §7). */
export async function listCategories(deps: Deps) {
  const rows = await deps.db
    .select()
    .from(categories)
    .where(eq(categories.active, true))
    .orderBy(asc(categories.categoryOrder), asc(categories.id));
  const ids = await deps.db
    .select({ id: products.id, categoryId: products.categoryId })
    .from(products)
    .where(eq(products.active, true))
    .orderBy(asc(products.position));
  return rows.map((category) => ({
    ...category,
    productIds: ids.filter(({ categoryId }) => categoryId === category.id).map(({ id }) => id),
  }));
}

/** One category (spec §7). Errors: CategoryNotFound. */
export async function getCategory(deps: Deps, id: number) {
  const category = (await listCategories(deps)).find((candidate) => candidate.id === id);
  if (!category) throw new ShopError('CategoryNotFound');
  return category;
}

import { asc, eq, inArray } from 'drizzle-orm';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Queryable } from '../../../db/database.ts';
import { categories, products } from '../../../db/schema/catalogue.ts';
import { menuChanges } from '../../../db/schema/menu.ts';
import type { Deps } from '../../../deps.ts';
import { ShopError } from '../../../shop-error.ts';
import { contentOf } from '../product-row.ts';
import { writeProducts } from '../write-products.ts';
import { changeMenu } from './change-menu.ts';

/**
 * Puts products or categories in another order: those that are named change places among themselves.
 * Errors: NotAllowed, CatalogueKeptInFiles, ProductNotFound, CategoryNotFound.
 */
export async function orderMenu(
  deps: Deps,
  actor: StaffActor,
  {
    productIds = [],
    categoryIds = [],
  }: {
    readonly productIds?: readonly number[] | undefined;
    readonly categoryIds?: readonly number[] | undefined;
  },
): Promise<void> {
  await changeMenu(deps, actor, { writes: 'products' }, async (tx, hand) => {
    const before = [
      ...(productIds.length > 0 ? await orderProducts(tx, productIds, hand.at) : []),
      ...(categoryIds.length > 0 ? await orderCategories(tx, categoryIds) : []),
    ];
    const after = [...productIds, ...categoryIds];
    if (before.join() !== after.join())
      await tx.insert(menuChanges).values({ kind: 'ORDER', before, after, ...hand });
  });
}

/** @returns the order before */
async function orderProducts(tx: Queryable, ids: readonly number[], at: Date): Promise<number[]> {
  const rows = await tx
    .select()
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.position), asc(products.id));
  if (rows.length < ids.length) throw new ShopError('ProductNotFound');
  const wanted = ids.flatMap((id, index) =>
    rows
      .filter((row) => row.id === id)
      .map((row) => ({ id, content: contentOf(row), position: rows[index]?.position ?? row.position })),
  );
  await writeProducts(tx, wanted, { how: 'CHANGED', at });
  return rows.map(({ id }) => id);
}

/** @returns the order before */
async function orderCategories(tx: Queryable, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .select()
    .from(categories)
    .where(inArray(categories.id, [...ids]))
    .orderBy(asc(categories.categoryOrder), asc(categories.id));
  if (rows.length < ids.length) throw new ShopError('CategoryNotFound');
  for (const [index, id] of ids.entries()) {
    const categoryOrder = rows[index]?.categoryOrder ?? null;
    if (rows[index]?.id !== id)
      await tx.update(categories).set({ categoryOrder }).where(eq(categories.id, id));
  }
  return rows.map(({ id }) => id);
}

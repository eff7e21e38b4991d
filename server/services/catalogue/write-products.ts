import { desc, inArray, max, sql } from 'drizzle-orm';
import type { MenuProduct } from '#rules/catalogue/menu-product.ts';
import type { Queryable } from '../../db/database.ts';
import { products } from '../../db/schema/catalogue.ts';
import { productVersions } from '../../db/schema/menu.ts';
import { followProduct } from './menu/desk.ts';
import { contentOf, isSame, rowOf } from './product-row.ts';

/** One at a time changes the whole catalogue; until the end of the transaction. */
export async function lockCatalogue(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7215094)`);
}

type Version = typeof productVersions.$inferInsert;

/** What a product is to be; where it stands on the menu stays as it is unless said. */
export interface Written {
  readonly id: number;
  readonly content: MenuProduct;
  readonly position?: number;
}

/** Who writes, when and what for. */
export interface Reason extends Pick<Version, 'how'> {
  readonly at: Date;
  readonly staffId?: number | null;
}

/**
 * The one way in which products are written: each that changes gets its next version with it. What an older program has
 * changed without one is noted first, as it stood. Nothing is written where nothing changes.
 * @returns the ids of those that changed
 */
export async function writeProducts(
  tx: Queryable,
  wanted: readonly Written[],
  reason: Reason,
): Promise<number[]> {
  if (wanted.length === 0) return [];
  await lockCatalogue(tx);
  const ids = wanted.map(({ id }) => id);
  const rows = new Map(
    (await tx.select().from(products).where(inArray(products.id, ids))).map((row) => [row.id, row]),
  );
  const last = await lastVersions(tx, ids);
  const [end] = await tx.select({ position: max(products.position) }).from(products);
  let next = (end?.position ?? -1) + 1;
  const versions: Version[] = [];
  const changed: number[] = [];
  for (const { id, content, position } of wanted) {
    const before = rows.get(id);
    const known = last.get(id);
    let number = known?.number ?? 0;
    if (before && !(known && isSame({ ...contentOf(before), ...known.content }, contentOf(before)))) {
      versions.push({
        productId: id,
        number: ++number,
        content: contentOf(before),
        how: reason.how === 'ADOPTED' ? 'ADOPTED' : 'IMPORTED',
        at: reason.at,
      });
    }
    const row = rowOf(id, position ?? before?.position ?? next++, content);
    if (before && isSame({ ...before, ...row }, before)) continue;
    await tx.insert(products).values(row).onConflictDoUpdate({ target: products.id, set: row });
    changed.push(id);
    const { at, staffId = null, how } = reason;
    if (before && isSame(contentOf(before), content)) continue;
    versions.push({ productId: id, number: ++number, content, staffId, how, at });
    const change = before && { productId: id, before: contentOf(before), after: content };
    if (change) await followProduct(tx, change, { at, staffId });
  }
  if (versions.length > 0) await tx.insert(productVersions).values(versions);
  return changed;
}

async function lastVersions(tx: Queryable, ids: readonly number[]) {
  const { productId, number } = productVersions;
  const rows = await tx
    .selectDistinctOn([productId])
    .from(productVersions)
    .where(inArray(productId, [...ids]))
    .orderBy(productId, desc(number));
  return new Map(rows.map((row) => [row.productId, row]));
}

import { eq, sql } from 'drizzle-orm';
import {
  changedFields,
  type DraftField,
  fieldOf,
  isSameValue,
  withFields,
} from '#rules/catalogue/draft-fields.ts';
import { type MenuProduct, newMenuProduct } from '#rules/catalogue/menu-product.ts';
import type { Queryable } from '../../../db/database.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { productDrafts, productVersions } from '../../../db/schema/menu.ts';
import { ShopError } from '../../../shop-error.ts';
import { contentOf } from '../product-row.ts';

type Row = typeof productDrafts.$inferSelect;

/** Who changes something, and when. */
export interface Hand {
  readonly at: Date;
  readonly staffId: number | null;
}

/** What an editor shows of a product: its draft while there is one, else what is sold. */
export interface Desk {
  readonly productId: number;
  readonly isOpen: boolean;
  readonly revision: number;
  readonly fields: Row['fields'];
  readonly shown: MenuProduct;
  /** Null for a dish that was never on the menu. */
  readonly sold: MenuProduct | null;
}

/**
 * What an editor shows of a product, which nobody else changes before the transaction ends. Whoever writes products too
 * has locked the catalogue before. Errors: ProductNotFound.
 */
export async function lockDesk(tx: Queryable, productId: number, hand: Hand): Promise<Desk> {
  let [row] = await locked(tx, productId);
  const sold = await soldContent(tx, productId);
  if (!row && sold) {
    await tx
      .insert(productDrafts)
      .values({ ...closedAfter(sold, hand), productId, revision: 0 })
      .onConflictDoNothing();
    [row] = await locked(tx, productId);
  }
  if (!row) throw new ShopError('ProductNotFound');
  // Read again: whoever held the row before may have published.
  return deskOf(row, await soldContent(tx, productId));
}

/** What lies on the desk of a product: of a dish that was never sold what was written last. */
export function deskOf(
  { productId, content, revision, fields, closedAt }: Row,
  sold: MenuProduct | null,
): Desk {
  const isOpen = closedAt === null;
  const shown = isOpen ? completed(content, sold) : (sold ?? completed(content, null));
  return { productId, isOpen, revision, fields, shown, sold };
}

/** What was written before there was a field says of it what is sold. */
export function completed(written: MenuProduct, sold: MenuProduct | null): MenuProduct {
  return { ...(sold ?? newMenuProduct), ...written };
}

function locked(tx: Queryable, productId: number) {
  return tx.select().from(productDrafts).where(eq(productDrafts.productId, productId)).for('update');
}

async function soldContent(tx: Queryable, productId: number): Promise<MenuProduct | null> {
  const [row] = await tx.select().from(products).where(eq(products.id, productId));
  return row ? contentOf(row) : null;
}

/**
 * Lays something else on the desk: `shown` is what its editors see from now on, as a draft or as what is sold. The fields
 * in which it differs from before are noted with who wrote them.
 * @returns the desk as it is then
 */
export async function layOut(
  tx: Queryable,
  desk: Desk,
  { shown, isOpen }: Pick<Desk, 'shown' | 'isOpen'>,
  hand: Hand,
): Promise<Desk> {
  const changed = changedFields(desk.shown, shown);
  const revision = desk.revision + (changed.length > 0 ? 1 : 0);
  const fields = { ...desk.fields, ...noted(changed, revision, hand) };
  await tx
    .update(productDrafts)
    .set({
      content: shown,
      revision,
      fields,
      updatedAt: hand.at,
      updatedBy: hand.staffId,
      closedAt: isOpen ? null : hand.at,
      ...(isOpen && !desk.isOpen && { basedOn: lastVersion(desk.productId) }),
    })
    .where(eq(productDrafts.productId, desk.productId));
  return { ...desk, shown, isOpen, revision, fields };
}

/**
 * Has the desk follow what is sold, when a product changes beneath it: a draft takes over what it had not changed
 * itself, so that publishing it later brings no old price back.
 */
export async function followProduct(
  tx: Queryable,
  { productId, before, after }: { productId: number; before: MenuProduct; after: MenuProduct },
  hand: Hand,
): Promise<void> {
  const changed = changedFields(before, after);
  if (changed.length === 0) return;
  const [row] = await locked(tx, productId);
  if (!row) {
    const revision = 1;
    const fields = noted(changed, revision, hand);
    await tx.insert(productDrafts).values({ ...closedAfter(after, hand), productId, revision, fields });
    return;
  }
  const isOpen = row.closedAt === null;
  const shown = isOpen ? completed(row.content, before) : before;
  const untouched = changed.filter((field) => isSameValue(fieldOf(shown, field), fieldOf(before, field)));
  const values = Object.fromEntries(untouched.map((field) => [field, fieldOf(after, field)]));
  if (isOpen && untouched.length === 0) return;
  const desk: Desk = { ...row, isOpen, shown, sold: after };
  await layOut(tx, desk, { shown: isOpen ? withFields(shown, values) : after, isOpen }, hand);
}

function lastVersion(productId: number) {
  return sql`(select max(${productVersions.number}) from ${productVersions} where ${eq(productVersions.productId, productId)})`;
}

function closedAfter(content: MenuProduct, { at, staffId }: Hand) {
  return { content, updatedAt: at, updatedBy: staffId, closedAt: at, fields: {} };
}

function noted(changed: readonly DraftField[], revision: number, { at, staffId }: Hand): Row['fields'] {
  return Object.fromEntries(changed.map((field) => [field, { revision, by: staffId, at: at.toISOString() }]));
}

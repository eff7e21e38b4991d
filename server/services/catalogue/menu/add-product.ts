import { sql } from 'drizzle-orm';
import { type MenuProduct, newMenuProduct } from '#rules/catalogue/menu-product.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Queryable } from '../../../db/database.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { menuIds, productDrafts } from '../../../db/schema/menu.ts';
import type { Deps } from '../../../deps.ts';
import { changeMenu } from './change-menu.ts';
import { lockDesk } from './desk.ts';

/**
 * Begins a product as a draft: an empty one, or a copy of another as its editors see it.
 * Errors: NotAllowed, CatalogueKeptInFiles, ProductNotFound.
 */
export async function addProduct(
  deps: Deps,
  actor: StaffActor,
  { copyOf }: { readonly copyOf?: number | undefined },
): Promise<number> {
  return changeMenu(deps, actor, { writes: 'products' }, async (tx, hand) => {
    const content = copyOf === undefined ? newMenuProduct : copied((await lockDesk(tx, copyOf, hand)).shown);
    const productId = await nextId(tx);
    await tx.insert(productDrafts).values({
      productId,
      content,
      revision: 1,
      updatedAt: hand.at,
      updatedBy: hand.staffId,
    });
    return productId;
  });
}

function copied(content: MenuProduct): MenuProduct {
  const { de, en } = content.name;
  const name = { de: de && `${de} (Kopie)`, en: en && `${en} (copy)` };
  return { ...content, name, bestSeller: null, active: true };
}

/** A number that no product and no draft has had: a backup brings rows back, but not how far the numbers were. */
async function nextId(tx: Queryable): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select setval(${menuIds.seqName}, greatest(
      nextval(${menuIds.seqName}),
      (select max(${products.id}) + 1 from ${products}),
      (select max(${productDrafts.productId}) + 1 from ${productDrafts}))) as id`);
  return Number(rows[0]?.id);
}

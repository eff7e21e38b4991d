import { and, eq } from 'drizzle-orm';
import { berlinDay } from '#rules/booking/berlin-time.ts';
import type { MenuProduct } from '#rules/catalogue/menu-product.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Queryable } from '../../../db/database.ts';
import { productVersions } from '../../../db/schema/menu.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { ShopError } from '../../../shop-error.ts';
import { changeMenu } from './change-menu.ts';
import { completed, layOut, lockDesk } from './desk.ts';
import { demandSeen } from './edited-meanwhile.ts';
import { listedProduct } from './list-menu.ts';

interface VersionOf {
  readonly productId: number;
  readonly number: number;
}

/** What a product was once. Errors: NotAllowed, ProductNotFound. */
export async function productVersion(deps: Deps, actor: StaffActor, which: VersionOf): Promise<MenuProduct> {
  demand(mayInKitchen('changeMenu', actor, deps.now()));
  const product = await listedProduct(deps.db, which.productId, berlinDay(deps.now()));
  const content = await contentOfVersion(deps.db, which);
  return completed(content, product?.draft?.content ?? product?.content ?? null);
}

/**
 * Makes what a product was once its draft, in the place of the one that somebody has seen: whether it comes on the menu
 * again, publishing says. Errors: NotAllowed, CatalogueKeptInFiles, ProductNotFound, EditedMeanwhile.
 */
export async function returnToVersion(
  deps: Deps,
  actor: StaffActor,
  { revision, ...which }: VersionOf & { readonly revision?: number | undefined },
): Promise<void> {
  await changeMenu(deps, actor, { writes: 'drafts' }, async (tx, hand) => {
    const desk = await lockDesk(tx, which.productId, hand);
    await demandSeen(tx, desk, { revision, own: hand.staffId });
    const content = await contentOfVersion(tx, which);
    await layOut(
      tx,
      desk,
      { shown: { ...completed(content, desk.shown), active: desk.shown.active }, isOpen: true },
      hand,
    );
  });
}

async function contentOfVersion(db: Queryable, { productId, number }: VersionOf): Promise<MenuProduct> {
  const [version] = await db
    .select()
    .from(productVersions)
    .where(and(eq(productVersions.productId, productId), eq(productVersions.number, number)));
  if (!version) throw new ShopError('ProductNotFound');
  return version.content;
}

import { eq } from 'drizzle-orm';
import { type Lack, type OnTheMenu, whatIsMissing } from '#rules/catalogue/may-be-published.ts';
import type { MenuProduct } from '#rules/catalogue/menu-product.ts';
import { isUploaded } from '#rules/catalogue/product-picture.ts';
import type { Queryable } from '../../../db/database.ts';
import { categories, sellers } from '../../../db/schema/catalogue.ts';
import { media } from '../../../db/schema/menu.ts';

/** Kitchens and categories that a product may name. */
export async function onTheMenu(db: Queryable): Promise<OnTheMenu> {
  const [kitchens, groups] = [
    await db.select({ id: sellers.id }).from(sellers).where(eq(sellers.active, true)),
    await db.select({ id: categories.id }).from(categories).where(eq(categories.active, true)),
  ];
  return { sellers: kitchens.map(({ id }) => id), categories: groups.map(({ id }) => id) };
}

/** All that keeps a product from going on the menu now: what the law wants, and a picture that there is no more. */
export async function lacksNow(tx: Queryable, product: MenuProduct): Promise<Lack[]> {
  const isThere = await isPictureThere(tx, product.image?.picture);
  return [
    ...whatIsMissing(product, await onTheMenu(tx)),
    ...(isThere ? [] : [{ field: 'image', code: 'UNKNOWN' as const }]),
  ];
}

/** Whether a picture is one of the shop's own, or was uploaded and is kept until the transaction ends. */
export async function isPictureThere(tx: Queryable, picture: string | undefined): Promise<boolean> {
  if (picture === undefined || !isUploaded(picture)) return true;
  const [kept] = await tx
    .select({ hash: media.hash })
    .from(media)
    .where(eq(media.hash, picture))
    .for('key share');
  return kept !== undefined;
}

import { eq } from 'drizzle-orm';
import type { OnTheMenu } from '#rules/catalogue/may-be-published.ts';
import type { Queryable } from '../../../db/database.ts';
import { categories, sellers } from '../../../db/schema/catalogue.ts';

/** Kitchens and categories that a product may name. */
export async function onTheMenu(db: Queryable): Promise<OnTheMenu> {
  const [kitchens, groups] = [
    await db.select({ id: sellers.id }).from(sellers).where(eq(sellers.active, true)),
    await db.select({ id: categories.id }).from(categories).where(eq(categories.active, true)),
  ];
  return { sellers: kitchens.map(({ id }) => id), categories: groups.map(({ id }) => id) };
}

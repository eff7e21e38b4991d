import { asc, eq } from 'drizzle-orm';
import { products } from '../../db/schema/catalogue.ts';
import type { Deps } from '../../deps.ts';

/** A dish that was on the menu. */
export interface WithdrawnDish {
  readonly id: number;
  readonly name: string;
  readonly categoryId: number;
}

/** What is on the menu no more; its pages say so. */
export function withdrawnDishes({ db }: Pick<Deps, 'db'>): Promise<WithdrawnDish[]> {
  return db
    .select({ id: products.id, name: products.name, categoryId: products.categoryId })
    .from(products)
    .where(eq(products.active, false))
    .orderBy(asc(products.id));
}

import { and, asc, eq } from 'drizzle-orm';
import type { Dish } from '#rules/planner/dish.ts';
import { plannableDish } from '#rules/planner/plannable-dish.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { categories, products, sellers } from '../../db/schema/catalogue.ts';
import type { Deps } from '../../deps.ts';
import { withBestPlaces } from './best-places.ts';
import { contentOf } from './product-row.ts';

/**
 * What tables are laid with, by id: all that can be ordered, but for what nobody knows for how many it is enough. What is
 * sold out on some days is among it: a table has no day yet.
 */
export async function plannableDishes({ db }: Pick<Deps, 'db'>): Promise<Dish[]> {
  const rows = await db
    .select({ product: products, category: categories.name })
    .from(products)
    .innerJoin(categories, and(eq(categories.id, products.categoryId), eq(categories.active, true)))
    .innerJoin(sellers, and(eq(sellers.id, products.sellerId), eq(sellers.active, true)))
    .where(eq(products.active, true))
    .orderBy(asc(products.id));
  const sold = await withBestPlaces(
    db,
    rows.map(({ product }) => product),
  );
  return rows.flatMap(({ category }, index) => {
    const row = sold[index];
    if (!row) return [];
    const { allergens, additives, priceCents, ...content } = contentOf(row);
    const dish = plannableDish({
      ...content,
      id: row.id,
      category: readLocalizedText(category, 'en'),
      priceCents: priceCents ?? 0,
      allergens: allergens ?? [],
      additives: additives ?? [],
    });
    return dish ?? [];
  });
}

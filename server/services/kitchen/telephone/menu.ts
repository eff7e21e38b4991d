import { asc, eq } from 'drizzle-orm';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import { categories, products } from '../../../db/schema/catalogue.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { withBestPlaces } from '../../catalogue/best-places.ts';

/** What can be ordered now, in the order of the menu, each with its category. Errors: NotAllowed. */
export async function menu(deps: Deps, actor: StaffActor) {
  demand(mayInKitchen('orderByTelephone', actor, deps.now()));
  const rows = await deps.db
    .select({ product: products, category: categories.name })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(eq(products.active, true))
    .orderBy(asc(products.position));
  const placed = await withBestPlaces(
    deps.db,
    rows.map(({ product }) => product),
  );
  return rows.map((row, index) => ({ ...row, product: placed[index] ?? row.product }));
}

import { asc, eq } from 'drizzle-orm';
import type { Day } from '#rules/booking/berlin-time.ts';
import { readPriceList, type WrongLine, writePriceList } from '#rules/catalogue/price-list.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import { categories, products, sellers } from '../../../db/schema/catalogue.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { changeSeveral, type ProductChange } from './change-products.ts';

/** The prices of what is sold, for a spreadsheet. Errors: NotAllowed. */
export async function exportPrices(deps: Deps, actor: StaffActor): Promise<string> {
  demand(mayInKitchen('changeMenu', actor, deps.now()));
  const rows = await deps.db
    .select({ product: products, seller: sellers.name, category: categories.name })
    .from(products)
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(eq(products.active, true))
    .orderBy(asc(products.position));
  return writePriceList(
    rows.map(({ product, seller, category }) => ({
      id: product.id,
      name: readLocalizedText(product.name, 'de'),
      seller,
      category: readLocalizedText(category, 'de'),
      priceCents: product.price,
    })),
  );
}

/**
 * Takes prices from a spreadsheet, all of it or, while a line is wrong or with `preview`, nothing.
 * Errors: NotAllowed, CatalogueKeptInFiles, DayNotAhead.
 */
export async function importPrices(
  deps: Deps,
  actor: StaffActor,
  {
    csv,
    preview,
    fromDay,
  }: { readonly csv: string; readonly preview: boolean; readonly fromDay?: Day | undefined },
): Promise<{ changes: ProductChange[]; wrong: WrongLine[]; isDone: boolean }> {
  const known = await deps.db.select({ id: products.id }).from(products);
  const list = readPriceList(
    csv,
    known.map(({ id }) => id),
  );
  const isPreview = preview || list.wrong.length > 0;
  const wanted = new Map(list.prices.map(({ id, priceCents }) => [id, () => ({ priceCents })]));
  const way = { preview: isPreview, fromDay, how: 'PRICE' as const };
  const changes = await changeSeveral(deps, actor, way, async () => wanted);
  return { changes, wrong: list.wrong, isDone: !isPreview };
}

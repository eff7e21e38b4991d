import { and, asc, countDistinct, desc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import { bindingOrders } from '../../db/binding-orders.ts';
import type { Queryable } from '../../db/database.ts';
import { products } from '../../db/schema/catalogue.ts';
import { menuChanges } from '../../db/schema/menu.ts';
import { lineItems, productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import { demand } from '../../policies/demand.ts';
import { mayInKitchen } from '../../policies/kitchen-policies.ts';
import { ShopError } from '../../shop-error.ts';
import { type BestPlaces, readBestPlaces, writeBestPlaces } from '../catalogue/best-places.ts';
import { demandKeptHere } from '../catalogue/owner.ts';
import { contentOf } from '../catalogue/product-row.ts';
import { lockCatalogue, writeProducts } from '../catalogue/write-products.ts';

/** How many of those that are counted home shows, and of how many days. */
const countedAtMost = 4;
export const countedDays = 60;

/** The dishes that stood in most orders of the last days, most first; only what is on the menu. */
function mostOrdered(db: Queryable, now: number) {
  const orders = countDistinct(lineItems.orderId);
  return db
    .select({ product: products, orders })
    .from(lineItems)
    .innerJoin(productOrders, eq(productOrders.id, lineItems.orderId))
    .innerJoin(products, eq(products.id, lineItems.productId))
    .where(
      and(
        bindingOrders,
        gt(productOrders.createdAt, new Date(now - countedDays * 86_400_000)),
        products.active,
        isNotNull(products.imageUrl),
      ),
    )
    .groupBy(products.id)
    .orderBy(desc(orders), asc(products.position))
    .limit(countedAtMost);
}

/** Both ways to the best sellers with what each shows, and which one holds. Errors: NotAllowed. */
export async function bestSellers(deps: Pick<Deps, 'db' | 'now'>, actor: StaffActor) {
  demand(mayInKitchen('seeMenu', actor, deps.now()));
  const { by } = await readBestPlaces(deps.db);
  const chosen = await deps.db
    .select()
    .from(products)
    .where(and(products.active, isNotNull(products.bestSeller)))
    .orderBy(asc(products.bestSeller), asc(products.position));
  return { by, counted: await mostOrdered(deps.db, deps.now()), chosen };
}

/**
 * Says how the best sellers of home are found; with `chosen`, which they are and in what order.
 * Errors: NotAllowed, CatalogueKeptInFiles (of what is chosen), ProductNotFound.
 */
export async function changeBestSellers(
  deps: Deps,
  actor: StaffActor,
  { by, chosen }: { readonly by: BestPlaces['by']; readonly chosen?: readonly number[] | undefined },
): Promise<void> {
  demand(mayInKitchen('changeMenu', actor, deps.now()));
  const hand = { at: new Date(deps.now()), staffId: actor.staffId };
  await deps.db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const before = await stateOf(tx);
    if (chosen) {
      await demandKeptHere(tx);
      await choose(tx, chosen, hand);
    }
    await recount(tx, by, deps.now());
    const after = await stateOf(tx);
    if (JSON.stringify(before) !== JSON.stringify(after))
      await tx.insert(menuChanges).values({ kind: 'BEST_SELLERS', before, after, ...hand });
  });
  deps.log.info({ by, chosen, staffId: actor.staffId }, 'best sellers changed');
}

/** Counts anew, where they are counted. Answers that it came to its end. */
export async function recountBestSellers(deps: Pick<Deps, 'db' | 'now'>): Promise<true> {
  await deps.db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const { by } = await readBestPlaces(tx);
    if (by === 'COUNTED') await recount(tx, by, deps.now());
  });
  return true;
}

async function recount(tx: Queryable, by: BestPlaces['by'], now: number): Promise<void> {
  const counted = by === 'COUNTED' ? (await mostOrdered(tx, now)).map(({ product }) => product.id) : [];
  await writeBestPlaces(tx, { by, counted });
}

/** What the history keeps: the way, and who was chosen. */
async function stateOf(tx: Queryable) {
  const { by } = await readBestPlaces(tx);
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(isNotNull(products.bestSeller))
    .orderBy(asc(products.bestSeller), asc(products.position));
  return { by, chosen: rows.map(({ id }) => id) };
}

async function choose(
  tx: Queryable,
  chosen: readonly number[],
  hand: { readonly at: Date; readonly staffId: number | null },
): Promise<void> {
  const before = await stateOf(tx);
  const rows = await tx
    .select()
    .from(products)
    .where(inArray(products.id, [...chosen, ...before.chosen]));
  const unknown = chosen.findIndex((id) => !rows.some((row) => row.id === id && row.active));
  if (unknown >= 0) throw new ShopError('ProductNotFound', { field: `chosen.${unknown}` });
  const wanted = rows.map((row) => ({
    id: row.id,
    content: { ...contentOf(row), bestSeller: chosen.indexOf(row.id) + 1 || null },
  }));
  await writeProducts(tx, wanted, { how: 'CHANGED', ...hand });
}

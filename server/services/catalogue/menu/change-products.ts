import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Day } from '#rules/booking/berlin-time.ts';
import type { MenuProduct } from '#rules/catalogue/menu-product.ts';
import { raisedPrice } from '#rules/catalogue/raised-price.ts';
import type { Cents } from '#rules/money/money.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Queryable } from '../../../db/database.ts';
import { categories, products } from '../../../db/schema/catalogue.ts';
import type { Deps } from '../../../deps.ts';
import { ShopError } from '../../../shop-error.ts';
import { contentOf, isSame, type ProductRow } from '../product-row.ts';
import { type Reason, writeProducts } from '../write-products.ts';
import { changeMenu } from './change-menu.ts';
import type { Hand } from './desk.ts';
import { heldOn, isLater, writePlan } from './plans.ts';

type Change =
  | { readonly percent: number; readonly roundTo: Cents; readonly fromDay?: Day | undefined }
  | { readonly categoryId: number }
  | { readonly withdraw: true };

/** What a change of several is about. */
type Said = Pick<MenuProduct, 'priceCents' | 'categoryId' | 'active'>;
export interface ProductChange {
  readonly id: number;
  readonly name: MenuProduct['name'];
  readonly before: Said;
  readonly after: Said;
}

/**
 * Changes several products at once, or with `preview` says what would change.
 * Errors: NotAllowed, CatalogueKeptInFiles, ProductNotFound, ValidationFailed (categoryId), DayNotAhead.
 */
export async function changeProducts(
  deps: Deps,
  actor: StaffActor,
  { ids, preview, ...change }: { readonly ids: readonly number[]; readonly preview: boolean } & Change,
): Promise<ProductChange[]> {
  const fromDay = 'fromDay' in change ? change.fromDay : undefined;
  const how = 'percent' in change ? 'PRICE' : 'withdraw' in change ? 'WITHDRAWN' : 'CHANGED';
  return changeSeveral(deps, actor, { preview, fromDay, how }, async (tx) => {
    if ('categoryId' in change) await demandCategory(tx, change.categoryId);
    const rows = await tx
      .select({ id: products.id })
      .from(products)
      .where(inArray(products.id, [...ids]));
    const known = new Set(rows.map(({ id }) => id));
    const unknown = ids.findIndex((id) => !known.has(id));
    if (unknown >= 0) throw new ShopError('ProductNotFound', { field: `ids.${unknown}` });
    return new Map(ids.map((id) => [id, (held) => changed(held, change)]));
  });
}

function changed(held: MenuProduct, change: Change): Partial<Said> {
  if ('categoryId' in change) return { categoryId: change.categoryId };
  if ('withdraw' in change) return { active: false };
  return { priceCents: raisedPrice(held.priceCents ?? 0, change.percent, change.roundTo) };
}

async function demandCategory(tx: Queryable, id: number): Promise<void> {
  const [category] = await tx
    .select()
    .from(categories)
    .where(and(eq(categories.id, id), eq(categories.active, true)));
  if (!category) throw new ShopError('ValidationFailed', { field: 'categoryId' });
}

interface Way {
  readonly preview: boolean;
  readonly fromDay?: Day | undefined;
  readonly how: Reason['how'];
}

/** What is wanted of a product, from what it is when that begins. */
type Wanted = (held: MenuProduct) => Partial<Said>;

/** Writes what is wanted of several products, now or from a day on, or says what it would be. */
export async function changeSeveral(
  deps: Deps,
  actor: StaffActor,
  { preview, fromDay, how }: Way,
  wanted: (tx: Queryable) => Promise<ReadonlyMap<number, Wanted>>,
): Promise<ProductChange[]> {
  const changes = await changeMenu(deps, actor, { writes: 'products' }, async (tx, hand) => {
    const each = await wanted(tx);
    const rows = await tx
      .select()
      .from(products)
      .where(inArray(products.id, [...each.keys()]))
      .orderBy(asc(products.position), asc(products.id));
    const later = isLater(deps, fromDay) ? fromDay : null;
    const held = later === null ? contentsOf(rows) : await heldOn(tx, rows, later);
    const found = [...held].flatMap(([id, content]) => changeOf(id, content, each.get(id)));
    if (preview) return found;
    if (later === null) await writeAll(tx, found, held, { ...hand, how });
    else await planPrices(tx, found, later, hand);
    return found;
  });
  const ids = changes.map(({ id }) => id);
  if (!preview) deps.log.info({ ids, how, fromDay, by: actor.staffId }, 'products changed');
  return changes;
}

const contentsOf = (rows: readonly ProductRow[]) => new Map(rows.map((row) => [row.id, contentOf(row)]));

/** What changes of a product; nothing where it stays as it is. */
function changeOf(id: number, held: MenuProduct, wanted?: Wanted): ProductChange[] {
  const before = said(held);
  const after = { ...before, ...wanted?.(held) };
  return isSame(before, after) ? [] : [{ id, name: held.name, before, after }];
}

async function planPrices(
  tx: Queryable,
  changes: readonly ProductChange[],
  fromDay: Day,
  hand: Hand,
): Promise<void> {
  for (const { id, after } of changes) {
    const change = { priceCents: after.priceCents };
    await writePlan(tx, { productId: id, fromDay, change }, hand);
  }
}

async function writeAll(
  tx: Queryable,
  changes: readonly ProductChange[],
  sold: ReadonlyMap<number, MenuProduct>,
  reason: Hand & Reason,
): Promise<void> {
  const written = changes.flatMap(({ id, after }) => {
    const content = sold.get(id);
    return content ? [{ id, content: { ...content, ...after } }] : [];
  });
  await writeProducts(tx, written, reason);
}

const said = ({ priceCents, categoryId, active }: MenuProduct): Said => ({ priceCents, categoryId, active });

import { and, asc, eq, gte, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { berlinDay } from '#rules/booking/berlin-time.ts';
import { allergensSince } from '#rules/orders/care/allergens-since.ts';
import { careForDish } from '#rules/orders/care/care-for-dish.ts';
import { careOf } from '#rules/orders/care/care-of.ts';
import { bindingOrders } from '../../db/binding-orders.ts';
import type { Queryable } from '../../db/database.ts';
import { products } from '../../db/schema/catalogue.ts';
import { notices } from '../../db/schema/kitchen.ts';
import { productVersions } from '../../db/schema/menu.ts';
import { lineItems, productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import { oneByOne } from '../../one-by-one.ts';
import { closeNotices, openNotice } from '../notices/open-notice.ts';
import { lockOrder } from './find-order.ts';

const kind = 'ALLERGENS_ADDED';
/** Milliseconds for which a page may stand open, with what a dish declared then, before something is ordered from it. */
const pageAge = 300_000;

/** By dish the version of it that brought an allergen which the note of an order asks to avoid. */
type Added = Readonly<Record<number, number>>;

/**
 * Opens the notice of orders to come one of whose dishes has got an allergen that their note asks to avoid, and closes it where
 * that is so no more. It is reckoned from what is there, so that no way in which a product is written goes past it, and no
 * process that ends in between loses one: who writes products holds the lock of the catalogue, and so can lock no order.
 */
export async function noticeAddedAllergens(deps: Deps): Promise<void> {
  const changed = await changedNotices(deps.db, new Date(deps.now()));
  await oneByOne(changed, ({ orderId }) =>
    deps.db.transaction(async (tx) => {
      await lockOrder(tx, orderId);
      await noticeAllergensAnew(tx, orderId, new Date(deps.now()));
    }),
  );
}

/** The same of one order, which the transaction holds. */
export async function noticeAllergensAnew(tx: Queryable, orderId: number, at: Date): Promise<void> {
  const [changed] = await changedNotices(tx, at, orderId);
  if (!changed) return;
  const productIds = Object.keys(changed.added).map(Number);
  if (productIds.length === 0) await closeNotices(tx, orderId, [kind], at);
  else await openNotice(tx, { kind, orderId, at, data: { productIds, versions: changed.added } });
}

/**
 * The orders whose notice says something else than what is so, with what it is to say. What a person has seen to is not said
 * again, until another version brings more.
 */
async function changedNotices(
  db: Queryable,
  at: Date,
  orderId?: number,
): Promise<{ orderId: number; added: Added }[]> {
  const which = and(toCome(at), orderId === undefined ? undefined : eq(productOrders.id, orderId));
  const added = await addedTo(db, which);
  const known = await noticesOf(db, which, [...added.keys()]);
  const ids = new Set([...added.keys(), ...known.flatMap((row) => (row.isOpen ? row.orderId : []))]);
  return [...ids].flatMap((id) => {
    const ofOrder = known.filter((row) => row.orderId === id);
    const said = ofOrder.find(({ isOpen }) => isOpen)?.versions ?? {};
    const seen = ofOrder.filter(({ isSeen }) => isSeen).map(({ versions }) => versions);
    const unseen = Object.entries(added.get(id) ?? {}).filter(
      ([productId, version]) => !seen.some((versions) => (versions[Number(productId)] ?? 0) >= version),
    );
    const isSaid =
      unseen.length === Object.keys(said).length &&
      unseen.every(([productId, version]) => said[Number(productId)] === version);
    return isSaid ? [] : [{ orderId: id, added: Object.fromEntries(unseen) }];
  });
}

/** In a query the orders to be cooked that are to be handed over today or later, or at a time that is not agreed yet. */
function toCome(at: Date): SQL | undefined {
  const { preferDateAndTime, stage } = productOrders;
  const isAhead = or(isNull(preferDateAndTime), gte(preferDateAndTime, berlinDay(at.getTime())));
  return and(bindingOrders, ne(stage, 'DELIVERED'), isAhead);
}

/** By order what was added to its dishes, where its note asks to avoid that. */
async function addedTo(db: Queryable, which: SQL | undefined): Promise<Map<number, Added>> {
  const gained = await gainedAllergens(db);
  const lines = await db
    .select({
      orderId: productOrders.id,
      productId: products.id,
      note: productOrders.deliveryInstruction,
      orderedAt,
      allergens: products.allergens,
    })
    .from(productOrders)
    .innerJoin(lineItems, eq(lineItems.orderId, productOrders.id))
    .innerJoin(products, eq(products.id, lineItems.productId))
    .where(and(which, isNotNull(productOrders.deliveryInstruction), inArray(products.id, gained)))
    .orderBy(asc(productOrders.id), asc(lineItems.position));
  const asking = lines.flatMap((line) => {
    const { asked } = careForDish(line.allergens, careOf(line.note ?? ''));
    return asked.length > 0 ? [{ ...line, asked }] : [];
  });
  const versions = await versionsOf(db, [...new Set(asking.map(({ productId }) => productId))]);
  const added = new Map<number, Added>();
  for (const { orderId, productId, orderedAt, asked } of asking) {
    const moment = new Date(orderedAt.getTime() - pageAge);
    const since = allergensSince(
      versions.filter((version) => version.productId === productId),
      moment,
    );
    const version = Math.max(0, ...asked.map((slug) => since.get(slug) ?? 0));
    if (version > 0) added.set(orderId, { ...added.get(orderId), [productId]: version });
  }
  return added;
}

/** The dishes, by id, that have an allergen which they had not in some version: few, and looked for before any order is. */
async function gainedAllergens(db: Queryable): Promise<number[]> {
  const { productId, content } = productVersions;
  const rows = await db
    .selectDistinct({ productId })
    .from(productVersions)
    .innerJoin(products, eq(products.id, productId))
    .where(sql`not (${content} -> 'allergens' @> to_jsonb(${products.allergens}))`);
  return rows.map((row) => row.productId);
}

/** In a query of lines when the dish was ordered: with its order, or by the change that was asked for then and brought it. */
const orderedAt = sql`coalesce((
  select min(coalesce(asked.created_at, v.at)) from order_versions v
  left join order_changes asked
    on asked.order_id = v.order_id and asked.base_version = v.number - 1 and asked.state = 'APPLIED'
  where v.order_id = ${productOrders.id} and v.number > coalesce((
    select max(without.number) from order_versions without
    where without.order_id = ${productOrders.id} and not exists (
      select 1 from order_version_lines l where l.order_id = without.order_id and l.number = without.number
        and l.product_id = ${lineItems.productId})), 0)), ${productOrders.createdAt})`.mapWith(
  productOrders.createdAt,
);

function versionsOf(db: Queryable, productIds: readonly number[]) {
  const { productId, number, at, content } = productVersions;
  const allergens = sql<string[]>`coalesce(nullif(${content} -> 'allergens', 'null'), '[]')`;
  return db
    .select({ productId, number, at, allergens })
    .from(productVersions)
    .where(inArray(productId, [...productIds]))
    .orderBy(asc(productId), asc(number));
}

/** The notices of some orders, and those that are open of orders to come: what each says, and whether a person has seen to it. */
function noticesOf(db: Queryable, which: SQL | undefined, orderIds: readonly number[]) {
  const isOpen = isNull(notices.closedAt);
  return db
    .select({
      orderId: productOrders.id,
      isOpen: sql<boolean>`${isOpen}`,
      isSeen: sql<boolean>`${isNotNull(notices.closedBy)}`,
      versions: sql<Added>`coalesce(${notices.data} -> 'versions', '{}')`,
    })
    .from(notices)
    .innerJoin(productOrders, eq(productOrders.id, notices.orderId))
    .where(and(eq(notices.kind, kind), which, or(isOpen, inArray(productOrders.id, [...orderIds]))));
}

import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import { berlinInstant } from '#rules/booking/berlin-instant.ts';
import { addDays, berlinDay, type Day } from '#rules/booking/berlin-time.ts';
import { changedFields } from '#rules/catalogue/draft-fields.ts';
import { type MenuProduct, newMenuProduct } from '#rules/catalogue/menu-product.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Queryable } from '../../../db/database.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { productPlans } from '../../../db/schema/menu.ts';
import type { Deps } from '../../../deps.ts';
import { oneByOne } from '../../../one-by-one.ts';
import { ShopError } from '../../../shop-error.ts';
import { isKeptInDatabase } from '../owner.ts';
import { contentOf, type ProductRow } from '../product-row.ts';
import { lockCatalogue, writeProducts } from '../write-products.ts';
import { changeMenu } from './change-menu.ts';
import { type Hand, layOut, lockDesk } from './desk.ts';
import { lacksNow } from './on-the-menu.ts';

type Plan = typeof productPlans.$inferSelect;

/** A plan that is neither done nor dropped. */
export const isOpenPlan = and(isNull(productPlans.doneAt), isNull(productPlans.droppedAt));

/** Whether something is to happen on a later day instead of now. Errors: DayNotAhead, for a day that is over. */
export function isLater(deps: Pick<Deps, 'now'>, fromDay: Day | undefined): fromDay is Day {
  const today = berlinDay(deps.now());
  if (fromDay !== undefined && fromDay < today) throw new ShopError('DayNotAhead', { field: 'fromDay' });
  return fromDay !== undefined && fromDay > today;
}

/** What products will be on a day: what is sold, and upon it all that is planned until then. */
export async function heldOn(
  tx: Queryable,
  rows: readonly ProductRow[],
  day: Day,
): Promise<Map<number, MenuProduct>> {
  const ids = rows.map(({ id }) => id);
  const plans = await tx
    .select()
    .from(productPlans)
    .where(and(inArray(productPlans.productId, ids), lte(productPlans.fromDay, day), isOpenPlan))
    .orderBy(asc(productPlans.fromDay), asc(productPlans.id));
  const heldOf = (row: ProductRow) =>
    plans.filter(({ productId }) => productId === row.id).reduce(planned, contentOf(row));
  return new Map(rows.map((row) => [row.id, heldOf(row)]));
}

/**
 * Notes what becomes of a product from a day on; what was planned for the same day and the same parts of it gives way. Where
 * that was published, what takes its place is published too.
 */
export async function writePlan(
  tx: Queryable,
  { productId, fromDay, change }: Pick<Plan, 'productId' | 'fromDay' | 'change'>,
  { at, staffId }: Hand,
): Promise<void> {
  const sameDay = await tx
    .select()
    .from(productPlans)
    .where(and(eq(productPlans.productId, productId), eq(productPlans.fromDay, fromDay), isOpenPlan));
  const gone = sameDay.filter(({ change: other }) =>
    Object.keys(other).every((key) => key in change || (key === 'active' && other.active === true)),
  );
  for (const { id } of gone) {
    await tx.update(productPlans).set({ droppedAt: at }).where(eq(productPlans.id, id));
  }
  const published = gone.some(({ change: other }) => other.active === true) && { active: true };
  await tx
    .insert(productPlans)
    .values({ productId, fromDay, change: { ...published, ...change }, madeAt: at, madeBy: staffId });
}

/**
 * Takes back what was planned. What was written for it becomes the draft again, where there is none.
 * Errors: NotAllowed, CatalogueKeptInFiles, ProductNotFound.
 */
export async function dropPlan(
  deps: Deps,
  actor: StaffActor,
  { productId, planId }: { readonly productId: number; readonly planId: number },
): Promise<void> {
  await changeMenu(deps, actor, { writes: 'products' }, async (tx, hand) => {
    const [plan] = await tx
      .update(productPlans)
      .set({ droppedAt: hand.at })
      .where(and(eq(productPlans.id, planId), eq(productPlans.productId, productId), isOpenPlan))
      .returning();
    if (!plan) throw new ShopError('ProductNotFound');
    await makeDraft(tx, plan, hand);
  });
}

/** Makes what was published for a day the draft again, where there is none; a price set in place was never one. */
async function makeDraft(tx: Queryable, plan: Plan, hand: Hand): Promise<void> {
  const isInPlace = Object.keys(plan.change).every((key) => key === 'priceCents' || key === 'active');
  if (isInPlace && plan.change.active !== true) return;
  const desk = await lockDesk(tx, plan.productId, hand);
  if (desk.isOpen) return;
  const shown = planned(desk.sold, plan);
  if (desk.sold && changedFields(desk.sold, shown).length === 0) return;
  await layOut(tx, desk, { shown, isOpen: true }, hand);
}

/** Milliseconds until plans are looked through again: every minute, and right after midnight in Berlin. */
export function untilNextPlans(now: number): number {
  return Math.min(60_000, berlinInstant(addDays(berlinDay(now), 1), '00:00') - now + 20);
}

/**
 * Puts in force what was planned for today or for days on which no process ran, each plan in a transaction of its own: of
 * all processes one does it. What the law would not let on the menu any more is dropped: somebody has to look.
 */
export async function carryOutPlans(deps: Deps, isStopping: () => boolean = () => false): Promise<void> {
  const today = berlinDay(deps.now());
  const due = await deps.db
    .select()
    .from(productPlans)
    .where(and(lte(productPlans.fromDay, today), isOpenPlan))
    .orderBy(asc(productPlans.fromDay), asc(productPlans.id));
  await oneByOne(due, ({ id }) => deps.db.transaction((tx) => carryOut(deps, tx, id)), isStopping);
}

async function carryOut(deps: Deps, tx: Queryable, planId: number): Promise<void> {
  await lockCatalogue(tx);
  const [plan] = await tx
    .select()
    .from(productPlans)
    .where(and(eq(productPlans.id, planId), isOpenPlan));
  // Another process was first, or the files keep the menu again.
  if (!plan || !(await isKeptInDatabase(tx))) return;
  const { productId, fromDay, madeBy: staffId } = plan;
  const at = new Date(deps.now());
  const [row] = await tx.select().from(products).where(eq(products.id, productId));
  const content = planned(row ? contentOf(row) : null, plan);
  const missing = content.active ? await lacksNow(tx, content) : [];
  const isOnlyPrice = Object.keys(plan.change).every(
    (key) => key === 'priceCents' || (key === 'active' && row?.active),
  );
  if (missing.length > 0 && !isOnlyPrice) {
    await tx.update(productPlans).set({ droppedAt: at, lacks: missing }).where(eq(productPlans.id, planId));
    await makeDraft(tx, plan, { at, staffId });
    deps.log.warn({ productId, fromDay, missing }, 'what was planned for a product is not lawful any more');
    return;
  }
  await writeProducts(tx, [{ id: productId, content }], { how: 'PLANNED', at, staffId });
  await tx.update(productPlans).set({ doneAt: at }).where(eq(productPlans.id, planId));
  deps.log.info({ productId, fromDay }, 'what was planned for a product is in force');
}

function planned(sold: MenuProduct | null, { change }: Plan): MenuProduct {
  return { ...(sold ?? newMenuProduct), ...change };
}

import { and, asc, eq, isNull } from 'drizzle-orm';
import { addDays, berlinDay, type Day } from '#rules/booking/berlin-time.ts';
import { isSoldOut, type SoldOut } from '#rules/catalogue/availability.ts';
import { type Lack, type OnTheMenu, whatIsMissing } from '#rules/catalogue/may-be-published.ts';
import type { MenuProduct } from '#rules/catalogue/menu-product.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Queryable } from '../../../db/database.ts';
import { categories, products, sellers } from '../../../db/schema/catalogue.ts';
import { productDrafts, productPlans } from '../../../db/schema/menu.ts';
import { staff } from '../../../db/schema/staff.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { soldOutFrom } from '../availability.ts';
import { isKeptInDatabase } from '../owner.ts';
import { contentOf } from '../product-row.ts';
import { completed, type Desk, deskOf } from './desk.ts';
import { onTheMenu } from './on-the-menu.ts';
import { isOpenPlan } from './plans.ts';
import { type StillOrdered, stillOrderedFrom } from './still-ordered.ts';

type DraftRow = typeof productDrafts.$inferSelect;
type Plan = typeof productPlans.$inferSelect;

/** A product as the menu's list has it. */
export interface ListedProduct {
  readonly id: number;
  readonly content: MenuProduct | null;
  readonly draft: {
    readonly content: MenuProduct;
    readonly revision: number;
    at: Date;
    by: string | null;
  } | null;
  readonly missing: readonly Lack[];
  readonly soldOut: readonly SoldOut[];
  /** How many open orders have it on days for which it is sold out. */
  readonly stillOrdered: readonly StillOrdered[];
  readonly isSoldOutToday: boolean;
  readonly isSoldOutTomorrow: boolean;
  readonly plans: readonly (Plan & { readonly by: string | null })[];
}

/** All of the menu: what is sold, what is being written, what is missing, sold out or planned. Errors: NotAllowed. */
export async function listMenu(deps: Deps, actor: StaffActor) {
  demand(mayInKitchen('seeMenu', actor, deps.now()));
  const { db } = deps;
  const today = berlinDay(deps.now());
  const rows = await db.select().from(products).orderBy(asc(products.position), asc(products.id));
  const drafts = await db.select().from(productDrafts).where(isNull(productDrafts.closedAt));
  const parts = await partsOf(db, today);
  const known = new Set(rows.map(({ id }) => id));
  const others = [...drafts, ...parts.plans].map(({ productId }) => productId).filter((id) => !known.has(id));
  const ids = [...[...new Set(others)].toSorted((a, b) => b - a), ...known];
  return {
    owner: (await isKeptInDatabase(db)) ? ('database' as const) : ('files' as const),
    today,
    sellers: await db.select().from(sellers).orderBy(asc(sellers.id)),
    categories: await db.select().from(categories).orderBy(asc(categories.categoryOrder), asc(categories.id)),
    products: ids.map((id) =>
      listed(
        id,
        rows.find((row) => row.id === id),
        drafts.find(({ productId }) => productId === id),
        parts,
      ),
    ),
  };
}

/** One product as the list has it, and its desk; null where there is none. */
export async function listedProduct(
  db: Queryable,
  id: number,
  today: Day,
): Promise<(ListedProduct & { readonly desk: Desk | null }) | null> {
  const [row] = await db.select().from(products).where(eq(products.id, id));
  const [draft] = await db.select().from(productDrafts).where(eq(productDrafts.productId, id));
  if (!row && !draft) return null;
  const open = draft?.closedAt === null ? draft : undefined;
  return {
    ...listed(id, row, open, await partsOf(db, today, id)),
    desk: draft ? deskOf(draft, row ? contentOf(row) : null) : null,
  };
}

/** What the list knows beside products and drafts. */
interface Parts {
  readonly today: Day;
  readonly there: OnTheMenu;
  readonly soldOut: Awaited<ReturnType<typeof soldOutFrom>>;
  readonly stillOrdered: readonly StillOrdered[];
  readonly plans: readonly Plan[];
  readonly names: ReadonlyMap<number, string>;
}

async function partsOf(db: Queryable, today: Day, id?: number): Promise<Parts> {
  return {
    today,
    there: await onTheMenu(db),
    soldOut: await soldOutFrom(db, today, id === undefined ? undefined : [id]),
    stillOrdered: await stillOrderedFrom(db, today, id),
    plans: await db
      .select()
      .from(productPlans)
      .where(and(isOpenPlan, id === undefined ? undefined : eq(productPlans.productId, id)))
      .orderBy(asc(productPlans.fromDay), asc(productPlans.id)),
    names: await namesOfStaff(db),
  };
}

/** What those are called who work here or did. */
export async function namesOfStaff(db: Queryable): Promise<Map<number, string>> {
  const rows = await db.select({ id: staff.id, name: staff.name }).from(staff);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function listed(
  id: number,
  row: typeof products.$inferSelect | undefined,
  draft: DraftRow | undefined,
  { today, there, soldOut, stillOrdered, plans, names }: Parts,
): ListedProduct {
  const content = row ? contentOf(row) : null;
  const own = soldOut.filter(({ productId }) => productId === id);
  const nameOf = (staffId: number | null) => (staffId === null ? null : (names.get(staffId) ?? null));
  const written = draft && completed(draft.content, content);
  const newest = written ?? content;
  return {
    id,
    content,
    draft: written
      ? {
          content: written,
          revision: draft.revision,
          at: draft.updatedAt,
          by: nameOf(draft.updatedBy),
        }
      : null,
    missing: newest ? whatIsMissing(newest, there) : [],
    soldOut: own,
    stillOrdered: stillOrdered.filter(({ productId }) => productId === id),
    isSoldOutToday: isSoldOut(own, today),
    isSoldOutTomorrow: isSoldOut(own, addDays(today, 1)),
    plans: plans
      .filter(({ productId }) => productId === id)
      .map((plan) => ({ ...plan, by: nameOf(plan.madeBy) })),
  };
}

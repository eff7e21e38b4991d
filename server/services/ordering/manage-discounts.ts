import { and, asc, count, eq, gt, isNull, ne, or } from 'drizzle-orm';
import { discounts, productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';

export type NewDiscount = typeof discounts.$inferInsert;

/** Adds a discount code. @returns false when the code is taken, also by one that has ended */
export async function addDiscount(deps: Pick<Deps, 'db'>, discount: NewDiscount): Promise<boolean> {
  const added = await deps.db.insert(discounts).values(discount).onConflictDoNothing().returning();
  return added.length > 0;
}

/** All codes with how many orders hold each: paid ones, and open ones until they expire. */
export async function listDiscounts(deps: Pick<Deps, 'db'>) {
  const rows = await deps.db.select().from(discounts).orderBy(asc(discounts.createdAt), asc(discounts.code));
  const uses = await deps.db
    .select({ code: productOrders.discountCode, uses: count() })
    .from(productOrders)
    .where(ne(productOrders.status, 'CANCELED'))
    .groupBy(productOrders.discountCode);
  return rows.map((row) => ({ ...row, uses: uses.find(({ code }) => code === row.code)?.uses ?? 0 }));
}

/** Ends a code now; orders that have it keep it. @returns false when there is none that still runs */
export async function endDiscount(deps: Pick<Deps, 'db' | 'now'>, code: string): Promise<boolean> {
  const now = new Date(deps.now());
  const ended = await deps.db
    .update(discounts)
    .set({ validUntil: now })
    .where(and(eq(discounts.code, code), or(isNull(discounts.validUntil), gt(discounts.validUntil, now))))
    .returning();
  return ended.length > 0;
}

import { and, asc, count, eq, gt, gte, isNull, ne, or, sql, sum } from 'drizzle-orm';
import { berlinInstant } from '#rules/booking/berlin-instant.ts';
import { addDays, berlinDay, type Day } from '#rules/booking/berlin-time.ts';
import type { Cents } from '#rules/money/money.ts';
import { discounts, productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';

export type NewDiscount = typeof discounts.$inferInsert;

/** From when to when a code holds that is good on days of Berlin, the last one included. */
export function validOn({ from, until }: { readonly from: Day | null; readonly until: Day | null }) {
  return {
    validFrom: from === null ? null : new Date(berlinInstant(from, '00:00')),
    validUntil: until === null ? null : new Date(berlinInstant(addDays(until, 1), '00:00')),
  };
}

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

/** Lets a code go on until a day, the last one, or for ever. @returns false when there is none */
export async function resumeDiscount(
  deps: Pick<Deps, 'db'>,
  code: string,
  until: Day | null,
): Promise<boolean> {
  const { validUntil } = validOn({ from: null, until });
  const going = await deps.db
    .update(discounts)
    .set({ validUntil })
    .where(eq(discounts.code, code))
    .returning();
  return going.length > 0;
}

/** What codes have taken off orders that were paid since the first of January in Berlin and are not canceled. */
export async function discountsOfYear(
  deps: Pick<Deps, 'db' | 'now'>,
): Promise<{ readonly given: Cents; readonly orders: number }> {
  const year = berlinDay(deps.now()).slice(0, 4);
  const since = new Date(berlinInstant(`${year}-01-01`, '00:00'));
  // What was taken off afterwards is no code's.
  const byCode = sql<number>`${productOrders.discount} - ${productOrders.priceReduction}`;
  const [row] = await deps.db
    .select({ given: sum(byCode), orders: count() })
    .from(productOrders)
    .where(and(eq(productOrders.status, 'PAID'), gt(byCode, 0), gte(productOrders.paidAt, since)));
  return { given: Number(row?.given ?? 0), orders: row?.orders ?? 0 };
}

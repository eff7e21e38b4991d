import { and, desc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import { berlinDay, type Day } from '#rules/booking/berlin-time.ts';
import { allergens } from '#rules/catalogue/declared.ts';
import { declaredAmong } from '#rules/catalogue/declared-among.ts';
import { changedFields } from '#rules/catalogue/draft-fields.ts';
import { careOf } from '#rules/orders/care/care-of.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Queryable } from '../../../db/database.ts';
import { productVersions } from '../../../db/schema/menu.ts';
import { lineItems, productOrders } from '../../../db/schema/ordering.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { ShopError } from '../../../shop-error.ts';
import { listedProduct, namesOfStaff } from './list-menu.ts';
import { refusedPlansOf } from './refused-plans.ts';

/** A product with its draft, its history and who has ordered it. Errors: NotAllowed, ProductNotFound. */
export async function productDetails(deps: Deps, actor: StaffActor, id: number) {
  demand(mayInKitchen('changeMenu', actor, deps.now()));
  const today = berlinDay(deps.now());
  const product = await listedProduct(deps.db, id, today);
  if (!product) throw new ShopError('ProductNotFound');
  return {
    ...product,
    revision: product.desk?.revision ?? 0,
    versions: await versionsOf(deps.db, id),
    refusedPlans: await refusedPlansOf(deps.db, id),
    ordered: await orderedFrom(deps.db, id, today),
  };
}

async function versionsOf(db: Queryable, id: number) {
  const rows = await db
    .select()
    .from(productVersions)
    .where(eq(productVersions.productId, id))
    .orderBy(desc(productVersions.number));
  const names = await namesOfStaff(db);
  return rows.map(({ number, at, how, staffId, content }, index) => {
    const before = rows[index + 1];
    const switched = before && before.content.active !== content.active ? ['active'] : [];
    return {
      number,
      at,
      how,
      by: staffId === null ? null : (names.get(staffId) ?? null),
      fields: before ? [...changedFields(before.content, content), ...switched] : [],
      priceCents: content.priceCents,
    };
  });
}

/**
 * How many pieces leave today, and how many paid orders from today on have it; of those that are still to be handed over what
 * their notes ask to avoid.
 */
async function orderedFrom(db: Queryable, id: number, today: Day) {
  const { preferDateAndTime, stage, deliveryInstruction: note } = productOrders;
  const day = sql<string | null>`left(${preferDateAndTime}, 10)`;
  const rows = await db
    .select({ day, quantity: lineItems.quantity, stage, note })
    .from(lineItems)
    .innerJoin(productOrders, eq(productOrders.id, lineItems.orderId))
    .where(
      and(
        eq(lineItems.productId, id),
        eq(productOrders.status, 'PAID'),
        or(isNull(preferDateAndTime), gte(preferDateAndTime, today)),
      ),
    );
  const days = rows.flatMap((row) => row.day ?? []).toSorted();
  return {
    today: rows.reduce((sum, row) => sum + (row.day === today ? row.quantity : 0), 0),
    orders: rows.length,
    until: days.at(-1) ?? null,
    toCome: rows
      .filter((row) => row.stage !== 'DELIVERED')
      .map((row) => ({
        day: row.day,
        avoids: [...declaredAmong(allergens, careOf(row.note ?? '').allergens)],
      })),
  };
}

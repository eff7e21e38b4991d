import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm';
import { berlinDay } from '#rules/booking/berlin-time.ts';
import { bindingOrders } from '../../db/binding-orders.ts';
import type { Queryable } from '../../db/database.ts';
import { bonNumbers, productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import { oneByOne } from '../../one-by-one.ts';
import { lockOrder, type Order } from './find-order.ts';

/**
 * The next Bon number of an order's day of delivery, which the kitchen calls it by; null without an agreed time. Never
 * given again. The counter is held until the transaction ends: take it after the order, before the invoice's number.
 */
export async function nextBon(
  tx: Queryable,
  { preferDateAndTime }: Pick<Order, 'preferDateAndTime'>,
): Promise<number | null> {
  if (preferDateAndTime === null) return null;
  const [given] = await tx
    .insert(bonNumbers)
    .values({ day: preferDateAndTime.slice(0, 10), last: 1 })
    .onConflictDoUpdate({ target: bonNumbers.day, set: { last: sql`${bonNumbers.last} + 1` } })
    .returning();
  return given?.last ?? null;
}

/** Gives their number to binding orders from today on that have none: those that a process of the release before took. */
export async function giveMissingBons(deps: Deps): Promise<void> {
  const without = await deps.db
    .select({ id: productOrders.id })
    .from(productOrders)
    .where(
      and(
        gte(productOrders.preferDateAndTime, berlinDay(deps.now())),
        isNull(productOrders.bon),
        bindingOrders,
      ),
    )
    .orderBy(asc(productOrders.paidAt), asc(productOrders.id));
  await oneByOne(without, ({ id }) =>
    deps.db.transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      if (!order || order.bon !== null || order.status !== 'PAID') return;
      const bon = await nextBon(tx, order);
      await tx.update(productOrders).set({ bon }).where(eq(productOrders.id, id));
    }),
  );
}

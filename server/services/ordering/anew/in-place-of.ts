import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/database.ts';
import { productOrders } from '../../../db/schema/ordering.ts';
import { isPaymentUnderWay, lockOrders } from '../find-order.ts';

/** Milliseconds after which the reconciler ends what gave way, where whoever ordered anew has not. */
const firstEnd = 10_000;

/**
 * Of unpaid orders those that another can come in the place of: still open, and no money on its way. They are locked, so that
 * none is paid before the other is written.
 */
export async function lockReplaced(tx: Queryable, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const orders = await lockOrders(tx, ids);
  return orders
    .filter((order) => order.status === 'PENDING' && !isPaymentUnderWay(order))
    .map(({ id }) => id);
}

/** Notes in the transaction that writes an order that those in whose place it comes are to end. */
export async function askToEnd(tx: Queryable, ids: readonly number[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(productOrders)
    .set({ cancelAskedAt: at, nextCheckAt: new Date(at.getTime() + firstEnd) })
    .where(inArray(productOrders.id, [...ids]));
}

const newer = alias(productOrders, 'newer');

/** In a query the orders in whose place another has come that is still open: they are about to end, whatever else is wished. */
export function gaveWay(db: Queryable): SQL {
  return exists(
    db
      .select({ id: newer.id })
      .from(newer)
      .where(and(eq(newer.status, 'PENDING'), sql`${productOrders.id} = any(${newer.inPlaceOf})`)),
  );
}

import { and, eq, inArray } from 'drizzle-orm';
import type { Cents } from '#rules/money/money.ts';
import type { Queryable } from '../../db/database.ts';
import { orderEvents } from '../../db/schema/ordering.ts';

/** What the history says of the money of a paid order that was canceled, in cents. */
export type CanceledData = {
  /** What its customer is to have back in all. */
  readonly amount: Cents;
  /** What of that had gone back before, by whomever. */
  readonly alreadyBack: Cents;
  /** What is kept for canceling it; absent for nothing. */
  readonly fee?: Cents;
  /** What the shop itself had sent back before; absent for nothing. */
  readonly sentBefore?: Cents;
  /** What had been promised back before and was not sent; absent for nothing. */
  readonly promised?: Cents;
  /** What of it was added to what had been asked for before and not sent; absent for nothing. */
  readonly addedToAsked?: Cents;
};

/** The same of an order as it was canceled; empty of one that was not, or never paid. */
export const canceledDataOf = async (db: Queryable, orderId: number): Promise<Partial<CanceledData>> =>
  (await canceledDatasOf(db, [orderId]))(orderId);

/** The same of some orders, by their id. */
export async function canceledDatasOf(
  db: Queryable,
  orderIds: readonly number[],
): Promise<(orderId: number) => Partial<CanceledData>> {
  if (orderIds.length === 0) return () => ({});
  const events = await db
    .select({ orderId: orderEvents.orderId, data: orderEvents.data })
    .from(orderEvents)
    .where(and(inArray(orderEvents.orderId, [...orderIds]), eq(orderEvents.kind, 'canceled')));
  const dataOf = new Map<number, Partial<CanceledData>>(events.map(({ orderId, data }) => [orderId, data]));
  return (orderId) => dataOf.get(orderId) ?? {};
}

import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { eventsOf } from '../../db/events-of.ts';
import type { KeptData } from '../../db/order-event-data.ts';
import { orderEvents } from '../../db/schema/ordering.ts';

/** What the history says of the money of a paid order that was canceled; what it did not keep is absent. */
type CanceledData = KeptData<'canceled'>;

/** The same of one order; empty of one that was not canceled, or never paid. */
export const canceledDataOf = async (db: Queryable, orderId: number): Promise<CanceledData> =>
  (await canceledDatasOf(db, [orderId]))(orderId);

/** The same of some orders, by their id. */
export async function canceledDatasOf(
  db: Queryable,
  orderIds: readonly number[],
): Promise<(orderId: number) => CanceledData> {
  if (orderIds.length === 0) return () => ({});
  const events = await db
    .select({ orderId: orderEvents.orderId, kind: orderEvents.kind, data: orderEvents.data })
    .from(orderEvents)
    .where(and(inArray(orderEvents.orderId, [...orderIds]), eq(orderEvents.kind, 'canceled')));
  const dataOf = new Map(eventsOf(events, 'canceled').map(({ orderId, data }) => [orderId, data]));
  return (orderId) => dataOf.get(orderId) ?? {};
}

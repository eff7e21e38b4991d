import { and, asc, inArray } from 'drizzle-orm';
import { isBinding } from '#rules/orders/order-moves.ts';
import { hasLeft } from '#rules/orders/stages.ts';
import { eventsOfMissing, missingSince } from '#rules/orders/work/missing.ts';
import type { Queryable } from '../../../db/database.ts';
import { orderEvents } from '../../../db/schema/ordering.ts';
import type { Order } from '../../ordering/find-order.ts';
import type { TickItem, ticksOf } from '../../ordering/ticks-of.ts';

export type IsTicked = Awaited<ReturnType<typeof ticksOf>>;

/**
 * What orders have left without and nobody has brought or settled since, as a question; of those that are here nothing.
 * @param isTicked what of them is ticked off
 */
export async function missingNow(
  db: Queryable,
  orders: readonly Order[],
  isTicked: IsTicked,
): Promise<(order: Order) => readonly TickItem[]> {
  const gone = orders.filter((order) => isBinding(order) && hasLeft(order.stage)).map(({ id }) => id);
  if (gone.length === 0) return () => [];
  const { id, orderId, kind, data } = orderEvents;
  const events = await db
    .select({ orderId, kind, data })
    .from(orderEvents)
    .where(and(inArray(orderId, gone), inArray(kind, [...eventsOfMissing])))
    .orderBy(asc(id));
  const histories = Map.groupBy(events, (event) => event.orderId);
  const missing = new Map(
    gone.map((order) => [
      order,
      missingSince(histories.get(order) ?? [], (item) => isThere(isTicked, order, item)),
    ]),
  );
  return (order) => missing.get(order.id) ?? [];
}

/** What is in the car was packed. */
export const isThere = (isTicked: IsTicked, orderId: number, item: TickItem): boolean =>
  isTicked(orderId, item, 'PACKED') || isTicked(orderId, item, 'LOADED');

import { and, asc, inArray } from 'drizzle-orm';
import { eventsOfMaking, type MadePart, madeBefore } from '#rules/orders/work/made-before.ts';
import type { Queryable } from '../../db/database.ts';
import { eventsOf } from '../../db/events-of.ts';
import { orderEvents } from '../../db/schema/ordering.ts';
import type { Order } from './find-order.ts';
import type { TickItem } from './ticks-of.ts';

/** What of dishes of some orders was made before more of them was ordered, as a question; null for nothing. */
export async function madeBeforeOf(
  db: Queryable,
  orders: readonly Order[],
): Promise<(order: Pick<Order, 'id'>, item: TickItem) => MadePart | null> {
  const changed = orders.filter(({ version }) => version > 1).map(({ id }) => id);
  if (changed.length === 0) return () => null;
  const { id, orderId, kind, data } = orderEvents;
  const rows = await db
    .select({ orderId, kind, data })
    .from(orderEvents)
    .where(and(inArray(orderId, changed), inArray(kind, [...eventsOfMaking])))
    .orderBy(asc(id));
  const histories = Map.groupBy(eventsOf(rows, ...eventsOfMaking), (event) => event.orderId);
  const made = new Map([...histories].map(([order, history]) => [order, madeBefore(history)]));
  return (order, item) => made.get(order.id)?.get(item) ?? null;
}

import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { eventsOf } from '../../../db/events-of.ts';
import { orderEvents } from '../../../db/schema/ordering.ts';
import { type Order, orderByReference } from '../find-order.ts';

/** What is written in the history of an order by telephone in whose place another has come. */
export const orderedAnew = 'ordered-anew';

/** What became of an order that was ordered anew, maybe more than once; itself where it was not, or was paid after all. */
export async function lastOf(db: Queryable, order: Order): Promise<Order> {
  if (order.status === 'PAID') return order;
  const { kind, data } = orderEvents;
  const rows = await db
    .select({ kind, data })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, order.id), eq(kind, orderedAnew)));
  const [event] = eventsOf(rows, orderedAnew);
  const next = event && (await orderByReference(db, event.data.order));
  return next ? lastOf(db, next) : order;
}

/** The order in whose place one came, and whose link its customer has as well; null for none. */
export async function replacedBefore(db: Queryable, orderId: number): Promise<string | null> {
  const { kind, data } = orderEvents;
  const rows = await db
    .select({ kind, data })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(kind, 'placed')));
  return eventsOf(rows, 'placed')[0]?.data.order ?? null;
}

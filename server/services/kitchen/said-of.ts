import { and, asc, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { OrderEventKind } from '../../db/order-event-data.ts';
import { orderEvents } from '../../db/schema/ordering.ts';

/**
 * Of what events of some orders tell, that which somebody has said they saw to and not taken back since, by the ids of these
 * events.
 * @param said the kinds of event by which it is said and taken back; each names in `of` what it is about
 */
export async function saidOf(
  db: Queryable,
  orderIds: readonly number[],
  said: { readonly done: OrderEventKind; readonly takenBack: OrderEventKind },
): Promise<ReadonlySet<number>> {
  const { id, orderId, kind, data } = orderEvents;
  const events = await db
    .select({ kind, of: sql<number>`(${data} ->> 'of')::int` })
    .from(orderEvents)
    .where(and(inArray(orderId, [...orderIds]), inArray(kind, [said.done, said.takenBack])))
    .orderBy(asc(id));
  const last = new Map(events.map((each) => [each.of, each.kind]));
  return new Set([...last].flatMap(([of, each]) => (each === said.done ? of : [])));
}

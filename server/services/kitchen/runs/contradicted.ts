import { and, eq, gt, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/database.ts';
import { eventsOf } from '../../../db/events-of.ts';
import { deliveryAttempts } from '../../../db/schema/kitchen.ts';
import { orderEvents } from '../../../db/schema/ordering.ts';

/** What the history of an order says of an attempt, with when that was written down. */
export async function attemptSaid(tx: Queryable, { id, orderId }: { id: string; orderId: number }) {
  const rows = await tx
    .select({ kind: orderEvents.kind, at: orderEvents.at, data: orderEvents.data })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), sql`${orderEvents.data} ->> 'id' = ${id}`));
  return eventsOf(rows, 'attempt')[0];
}

/** The entry in the history of an order that says an attempt. */
export const saysAttempt = (): SQL | undefined =>
  and(
    eq(orderEvents.orderId, deliveryAttempts.orderId),
    eq(orderEvents.kind, 'attempt'),
    sql`${orderEvents.data} ->> 'id' = ${deliveryAttempts.id}::text`,
  );

/**
 * Whether nobody was there although somebody had reported the order as delivered, and nothing was said since of where it is:
 * a condition for the entry that says an attempt.
 */
export function contradictsDelivery(db: Queryable): SQL | undefined {
  const later = alias(orderEvents, 'later');
  const saidSince = db
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        eq(later.orderId, orderEvents.orderId),
        gt(later.id, orderEvents.id),
        inArray(later.kind, ['stage', 'stage-taken-back', 'handed-over']),
      ),
    );
  return and(sql`${orderEvents.data} ->> 'isDelivered' = 'true'`, notExists(saidSince));
}

import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { eventsOf } from '../../../db/events-of.ts';
import { orderEvents } from '../../../db/schema/ordering.ts';

/** Whether an order was reported as packed when it left last, and nothing of it was missing. */
export async function leftPacked(db: Queryable, id: number): Promise<boolean> {
  const { orderId, kind, data } = orderEvents;
  const rows = await db
    .select({ kind, data })
    .from(orderEvents)
    .where(and(eq(orderId, id), eq(kind, 'stage'), sql`${data} ->> 'to' = 'OUT'`))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  const [left] = eventsOf(rows, 'stage');
  return left?.data.notPacked === undefined && left?.data.isUnpacked !== true;
}

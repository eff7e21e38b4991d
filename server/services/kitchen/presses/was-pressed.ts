import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { orderEvents } from '../../../db/schema/ordering.ts';

/** Whether a press has done its work already: a device that heard no answer sends it again. Ask after the order is locked. */
export async function wasPressed(tx: Queryable, orderId: number, id: string | undefined): Promise<boolean> {
  if (id === undefined) return false;
  const [event] = await tx
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), sql`${orderEvents.data} ->> 'id' = ${id}`))
    .limit(1);
  return event !== undefined;
}

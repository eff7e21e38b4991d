import { and, eq, sql } from 'drizzle-orm';
import type { Day } from '#rules/booking/berlin-time.ts';
import type { Queryable } from '../../../db/database.ts';
import { dueOn } from '../../../db/due-between.ts';
import { orderEvents, productOrders } from '../../../db/schema/ordering.ts';

/** Which press it is, and what whoever pressed had seen. */
export interface SentPress {
  /** Of the press: sent again, it does nothing again. A release before this one named none. */
  readonly id?: string | undefined;
  /** Of when it was what they saw, by the clock of the shop; undefined for now. */
  readonly seenAt?: Date | undefined;
}

const isOf = (id: string) => sql`${orderEvents.data} ->> 'id' = ${id}`;

/** Whether a press has done its work already: a device that heard no answer sends it again. Ask after the order is locked. */
export async function wasPressed(tx: Queryable, orderId: number, id: string | undefined): Promise<boolean> {
  if (id === undefined) return false;
  const [event] = await tx
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), isOf(id)))
    .limit(1);
  return event !== undefined;
}

/**
 * When a press has done its work with orders of a day, whichever these were; undefined where it has not. Ask after the runs of the
 * day are locked.
 */
export async function pressedOnDay(
  tx: Queryable,
  day: Day,
  id: string | undefined,
): Promise<Date | undefined> {
  if (id === undefined) return undefined;
  const [event] = await tx
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .innerJoin(productOrders, eq(productOrders.id, orderEvents.orderId))
    .where(and(dueOn(day), isOf(id)))
    .limit(1);
  return event?.at;
}

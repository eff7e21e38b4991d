import { and, desc, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { orderEvents } from '../../../db/schema/ordering.ts';

/** What the history of an order says last of its hand-over: that it was, or that this was taken back. */
export interface HandedOrBack {
  readonly orderId: number;
  /** Of the event. */
  readonly id: number;
  readonly isHandedOver: boolean;
}

/** By the number of some orders what was said last of their hand-over; of those of which nothing was, nothing. */
export async function handedOrBackOf(
  db: Queryable,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, HandedOrBack>> {
  const { orderId, id, kind } = orderEvents;
  const said = await db
    .selectDistinctOn([orderId], { orderId, id, kind })
    .from(orderEvents)
    .where(and(inArray(orderId, [...orderIds]), inArray(kind, ['handed-over', 'stage-taken-back'])))
    .orderBy(orderId, desc(id));
  return new Map(said.map((each) => [each.orderId, { ...each, isHandedOver: each.kind === 'handed-over' }]));
}

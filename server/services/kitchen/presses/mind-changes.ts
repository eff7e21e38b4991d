import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { isBinding } from '#rules/orders/order-moves.ts';
import { outdatedBy, type Pressed } from '#rules/orders/work/outdated-press.ts';
import type { Queryable } from '../../../db/database.ts';
import { eventsOf } from '../../../db/events-of.ts';
import { orderEvents } from '../../../db/schema/ordering.ts';
import { ShopError } from '../../../shop-error.ts';
import type { Order } from '../../ordering/find-order.ts';

/**
 * Refuses what was pressed by who had not seen that an order has changed, and is not true of it any more: a device without a
 * connection could not know. Errors: TimeChanged, OrderChangedMeanwhile.
 *
 * A change has the time at which its order was locked, a moment before others can read it: who asked in that moment, and heard nothing
 * since, passes for having seen it. No margin makes up for that: a board asks anew within a blink of each change, and is of then
 * until the next, so that whoever has seen a change would be refused for as long as nothing else happens.
 * @param order locked in this transaction
 * @param seenAt of when it was what they saw, by the clock of the shop; undefined for now
 */
export async function mindChanges(
  tx: Queryable,
  order: Order,
  pressed: Pressed,
  seenAt: Date | undefined,
): Promise<void> {
  if (seenAt === undefined || !isBinding(order)) return;
  const { orderId, kind, at, data, id } = orderEvents;
  const since = await tx
    .select({ kind, data })
    .from(orderEvents)
    .where(and(eq(orderId, order.id), inArray(kind, ['moved', 'changed']), gt(at, seenAt)))
    .orderBy(asc(id));
  const by = outdatedBy(
    pressed,
    eventsOf(since, 'moved', 'changed').map((event) => event.data),
    order.deliveryInstruction ?? '',
  );
  if (by === 'DAY') throw new ShopError('TimeChanged');
  if (by === 'CONTENT') throw new ShopError('OrderChangedMeanwhile');
}

import { and, eq, gt, sql } from 'drizzle-orm';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Queryable } from '../../../db/database.ts';
import type { OrderEventData } from '../../../db/order-event-data.ts';
import { orderEvents } from '../../../db/schema/ordering.ts';
import { ShopError } from '../../../shop-error.ts';

/**
 * Refuses what was pressed by who had not seen that somebody else has said the opposite since, and knew more. What a device has said
 * itself it knows: its presses arrive in turn, however late. An event of a release that noted no device refuses nothing.
 * Errors: OrderChangedMeanwhile.
 * @param orderId of an order that is locked in this transaction
 * @param opposite the kind of event that says the opposite, and what its data says it is about
 * @param seenAt of when it was what they saw, by the clock of the shop; undefined for now
 */
export async function mindOpposite(
  tx: Queryable,
  { sessionId }: StaffActor,
  orderId: number,
  opposite: { readonly kind: keyof OrderEventData; readonly about: Readonly<Record<string, unknown>> },
  seenAt: Date | undefined,
): Promise<void> {
  if (seenAt === undefined) return;
  const { id, at, kind, data } = orderEvents;
  const [unseen] = await tx
    .select({ id })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orderId),
        eq(kind, opposite.kind),
        gt(at, seenAt),
        sql`${data} @> ${JSON.stringify(opposite.about)}::jsonb`,
        sql`${data} ->> 'device' <> ${String(sessionId)}`,
      ),
    )
    .limit(1);
  if (unseen) throw new ShopError('OrderChangedMeanwhile');
}

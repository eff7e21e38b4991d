import { inArray } from 'drizzle-orm';
import type { TickKind } from '#rules/orders/work/kitchen-ticks.ts';
import type { Queryable } from '../../db/database.ts';
import { ticks } from '../../db/schema/kitchen.ts';

/** What of an order is ticked off: the id of a product, or `wish` for what its customer asked for besides. */
export type TickItem = string;

/** What of some orders is ticked off, as a question. */
export async function ticksOf(
  db: Queryable,
  orderIds: readonly number[],
): Promise<(orderId: number, item: TickItem, kind: TickKind) => boolean> {
  const rows = await db
    .select()
    .from(ticks)
    .where(inArray(ticks.orderId, [...orderIds]));
  const ticked = new Set(rows.map(({ orderId, item, kind }) => `${orderId} ${item} ${kind}`));
  return (orderId, item, kind) => ticked.has(`${orderId} ${item} ${kind}`);
}

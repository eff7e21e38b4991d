import { and, eq, inArray } from 'drizzle-orm';
import { asksForExtra } from '#rules/orders/care.ts';
import { changesOf } from '#rules/orders/change-order.ts';
import { tickKinds, ticksLost } from '#rules/orders/kitchen-ticks.ts';
import type { Doer } from '../../../access/actor.ts';
import type { Queryable } from '../../../db/database.ts';
import { ticks } from '../../../db/schema/kitchen.ts';
import { productOrders } from '../../../db/schema/ordering.ts';
import type { OrderWithLines } from '../find-order.ts';
import { writeOrderEvent } from '../move-order.ts';

/**
 * Opens again what the kitchens had ticked off and a change makes untrue: of dishes that are more, less or out, and of a
 * wish that reads otherwise. An order that was packed is being prepared again then.
 */
export async function reopenWork(
  tx: Queryable,
  by: Doer,
  { before, after, at }: { before: OrderWithLines; after: OrderWithLines; at: Date },
): Promise<void> {
  const isNoted = before.deliveryInstruction !== after.deliveryInstruction;
  const lost = [
    ...changesOf(before.lines, after.lines).map((change) => ({
      item: String(change.productId),
      kinds: ticksLost(change),
    })),
    ...(isNoted && asksForExtra(after.deliveryInstruction ?? '') ? [{ item: 'wish', kinds: tickKinds }] : []),
  ];
  if (lost.length === 0) return;
  const { id: orderId, stage } = before;
  for (const { item, kinds } of lost)
    await tx
      .delete(ticks)
      .where(and(eq(ticks.orderId, orderId), eq(ticks.item, item), inArray(ticks.kind, [...kinds])));
  if (stage !== 'READY') return;
  const data = { from: stage, to: 'IN_PREPARATION', version: after.version };
  await writeOrderEvent(tx, by, { orderId, kind: 'stage-taken-back', at, data });
  await tx.update(productOrders).set({ stage: 'IN_PREPARATION' }).where(eq(productOrders.id, orderId));
}

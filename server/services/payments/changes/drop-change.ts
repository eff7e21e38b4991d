import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../../access/actor.ts';
import type { Queryable } from '../../../db/database.ts';
import { orderChanges } from '../../../db/schema/changes.ts';
import { outbox } from '../../../db/schema/jobs.ts';
import type { Order } from '../../ordering/find-order.ts';
import { writeOrderEvent } from '../../ordering/move-order.ts';

type Change = typeof orderChanges.$inferSelect;

/** Ends a change that was not paid: the order stays as it was, and its customer is told. The caller holds the order's row. */
export async function dropChange(
  tx: Queryable,
  actor: Actor,
  { order, change, at, isSilent = false }: { order: Order; change: Change; at: Date; isSilent?: boolean },
): Promise<void> {
  const closed = await tx
    .update(orderChanges)
    .set({ state: 'DROPPED', closedAt: at, nextCheckAt: at })
    .where(and(eq(orderChanges.id, change.id), eq(orderChanges.state, 'OPEN')))
    .returning({ id: orderChanges.id });
  if (closed.length === 0) return;
  const data = { difference: change.difference };
  await writeOrderEvent(tx, actor, { orderId: order.id, kind: 'change-dropped', at, data });
  if (isSilent) return;
  const payload = {
    orderId: order.id,
    version: order.version,
    changeId: change.id,
    isByShop: actor.kind === 'staff',
  };
  const key = `change-dropped:${order.publicId}:${change.id}`;
  await tx.insert(outbox).values({ key, kind: 'change-dropped', payload }).onConflictDoNothing();
}

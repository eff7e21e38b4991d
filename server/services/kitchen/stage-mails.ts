import { and, eq, inArray, isNull } from 'drizzle-orm';
import { isForward, type Stage, undoTime } from '#rules/orders/stages.ts';
import type { Queryable } from '../../db/database.ts';
import { outbox } from '../../db/schema/jobs.ts';
import type { Order } from '../ordering/find-order.ts';

/**
 * Queues the e-mail that a stage is worth to the customer, once for ever. It waits until the stage can no longer be
 * taken back, and dies when it is: one that is being sent just then is too late to hold.
 * @param move.order as it was before the move
 */
export async function queueStageMail(
  tx: Queryable,
  { order, stage, now }: { order: Order; stage: Stage; now: number },
): Promise<void> {
  const { id: orderId, publicId } = order;
  const key = `order-out:${publicId}`;
  const nextAttemptAt = new Date(now + undoTime);
  if (stage === 'OUT' && isForward(order.stage, stage)) {
    const mail = { key, kind: 'order-out', payload: { orderId }, nextAttemptAt } as const;
    await tx.insert(outbox).values(mail).onConflictDoNothing();
  }
  if (isForward(stage, 'OUT') && !isForward(order.stage, 'OUT')) {
    const waiting = tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.key, key), isNull(outbox.sentAt), isNull(outbox.failedAt)))
      .for('update', { skipLocked: true });
    await tx.delete(outbox).where(inArray(outbox.id, waiting));
  }
}

import { eq } from 'drizzle-orm';
import { isLongOver } from '#rules/orders/due-at.ts';
import { isBefore, type Stage, undoTime } from '#rules/orders/stages.ts';
import type { Queryable } from '../../db/database.ts';
import { outbox } from '../../db/schema/jobs.ts';
import type { Order } from '../ordering/find-order.ts';
import { dropWaiting } from './drop-waiting.ts';

/** The stages that customers hear of by e-mail, and by which. */
const mails = { OUT: 'order-out', DELIVERED: 'order-delivered' } as const;

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
  for (const told of ['OUT', 'DELIVERED'] as const) {
    const kind = mails[told];
    const key = `${kind}:${publicId}`;
    if (stage === told && isBefore(order.stage, stage) && !isLongOver(order.preferDateAndTime, now)) {
      const nextAttemptAt = new Date(now + undoTime);
      await tx
        .insert(outbox)
        .values({ key, kind, payload: { orderId }, nextAttemptAt })
        .onConflictDoNothing();
    }
    if (isBefore(stage, told) && !isBefore(order.stage, told)) await dropWaiting(tx, eq(outbox.key, key));
  }
}

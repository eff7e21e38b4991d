import { eq } from 'drizzle-orm';
import { undoTime } from '#rules/orders/stages.ts';
import type { Queryable } from '../../../db/database.ts';
import { outbox } from '../../../db/schema/jobs.ts';
import { handovers } from '../../../db/schema/kitchen.ts';
import type { Order } from '../../ordering/find-order.ts';
import { dropWaiting } from '../drop-waiting.ts';

const keyOf = ({ publicId }: Order): string => `alcohol-refused:${publicId}`;

/**
 * Queues the e-mail that tells a customer which alcohol was not handed over, once for ever. It is let go where they read
 * that in the thanks for their order, which are sent before it: of a press that comes late they may be out already.
 */
export async function queueRefusalMail(
  tx: Queryable,
  { order, now }: { order: Order; now: number },
): Promise<void> {
  await tx
    .insert(outbox)
    .values({
      key: keyOf(order),
      kind: 'alcohol-refused',
      payload: { orderId: order.id },
      nextAttemptAt: new Date(now + 2 * undoTime),
    })
    .onConflictDoNothing();
}

/** What was refused at a hand-over that is taken back is refused no more, and nobody is told of it. */
export async function forgetRefusal(tx: Queryable, order: Order): Promise<void> {
  await tx.update(handovers).set({ isAlcoholRefused: false }).where(eq(handovers.orderId, order.id));
  await dropWaiting(tx, eq(outbox.key, keyOf(order)));
}

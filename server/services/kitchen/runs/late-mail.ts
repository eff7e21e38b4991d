import { like } from 'drizzle-orm';
import { isLate, isLater } from '#rules/booking/late-arrival.ts';
import { undoTime } from '#rules/orders/stages.ts';
import type { Queryable } from '../../../db/database.ts';
import { outbox } from '../../../db/schema/jobs.ts';
import type { Order } from '../../ordering/find-order.ts';
import { dropWaiting } from '../drop-waiting.ts';

/**
 * Queues the e-mail that tells a customer of an arrival that is late, once the driver can no longer take it back. What
 * waited of another arrival dies; who was told already is told again only where it gets much later.
 * @param late.expectedAt null where nobody says any more when they are there
 */
export async function queueLateMail(
  tx: Queryable,
  { order, expectedAt, now }: { order: Order; expectedAt: Date | null; now: number },
): Promise<void> {
  const { id: orderId, publicId, preferDateAndTime } = order;
  const begin = `order-late:${publicId}:`;
  const ofOrder = like(outbox.key, `${begin}%`);
  await dropWaiting(tx, ofOrder);
  const arrival = expectedAt?.getTime();
  if (arrival === undefined || !isLate(preferDateAndTime, arrival)) return;
  const told = await tx.select({ key: outbox.key }).from(outbox).where(ofOrder);
  const last = Math.max(...told.map(({ key }) => Number(key.slice(begin.length))));
  if (told.length > 0 && !isLater(last, arrival)) return;
  const nextAttemptAt = new Date(now + undoTime);
  const payload = { orderId, expectedAt: arrival };
  await tx
    .insert(outbox)
    .values({ key: `${begin}${arrival}`, kind: 'order-late', payload, nextAttemptAt })
    .onConflictDoNothing();
}

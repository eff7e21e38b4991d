import { randomUUID } from 'node:crypto';
import { isLate, isLater } from '#rules/booking/late-arrival.ts';
import { undoTime } from '#rules/orders/stages.ts';
import type { Queryable } from '../../../db/database.ts';
import { outbox } from '../../../db/schema/jobs.ts';
import { lateMailKey, lateMailsOf, toldArrival } from '../../../mail/told-arrival.ts';
import type { Order } from '../../ordering/find-order.ts';
import { dropWaiting } from '../drop-waiting.ts';

/**
 * Queues the e-mail that tells a customer of an arrival that is late, once the driver can no longer take it back. What
 * waited of another arrival dies; who was told already is told again only where it gets much later.
 * @param late.expectedAt null where nobody says any more when they are there
 * @returns whether an e-mail was queued
 */
export async function queueLateMail(
  tx: Queryable,
  { order, expectedAt, now }: { order: Order; expectedAt: Date | null; now: number },
): Promise<boolean> {
  const { id: orderId, publicId, preferDateAndTime } = order;
  const ofOrder = lateMailsOf(publicId);
  await dropWaiting(tx, ofOrder);
  const arrival = expectedAt?.getTime();
  if (arrival === undefined || !isLate(preferDateAndTime, arrival)) return false;
  const mails = await tx.select().from(outbox).where(ofOrder);
  if (!isLater(toldArrival(mails), arrival)) return false;
  const key = `${lateMailKey(publicId)}${randomUUID()}`;
  const nextAttemptAt = new Date(now + undoTime);
  await tx.insert(outbox).values({ key, kind: 'order-late', payload: { orderId }, nextAttemptAt });
  return true;
}

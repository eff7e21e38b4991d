import { and, gt, like, lt, type SQL } from 'drizzle-orm';
import { isLater } from '#rules/booking/late-arrival.ts';
import type { Queryable } from '../db/database.ts';
import { outbox } from '../db/schema/jobs.ts';

type LateMail = Pick<typeof outbox.$inferSelect, 'sentAt' | 'payload'>;

/** What the keys of all e-mails begin with that tell of a late arrival of an order. */
export const lateMailKey = (publicId: string): string => `order-late:${publicId}:`;

/** All e-mails that tell of a late arrival of an order. */
export const lateMailsOf = (publicId: string): SQL => like(outbox.key, `${lateMailKey(publicId)}%`);

/** The latest arrival that a customer was told by e-mails; one that was refused, or untrue by then, has told nothing. */
export function toldArrival(mails: readonly LateMail[]): number {
  const told = mails.flatMap(({ sentAt, payload }) => (sentAt ? (payload?.expectedAt ?? []) : []));
  return Math.max(...told.map(Number));
}

/**
 * Whether an e-mail is the one to tell of an arrival: none was queued after it, and none before it has told as much. One
 * that is being sent just then is waited for.
 */
export async function isToTell(
  db: Queryable,
  { publicId, mailId, arrival }: { publicId: string; mailId: number; arrival: number },
): Promise<boolean> {
  const ofOrder = lateMailsOf(publicId);
  const [newer] = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(ofOrder, gt(outbox.id, mailId)));
  if (newer) return false;
  const before = await db
    .select()
    .from(outbox)
    .where(and(ofOrder, lt(outbox.id, mailId)))
    .for('share');
  return isLater(toldArrival(before), arrival);
}

import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { orderChanges } from '../../../db/schema/changes.ts';
import { paymentSessions } from '../../../db/schema/payments.ts';

/** The change of an order that waits for its payment. */
export async function openChangeOf(
  db: Queryable,
  orderId: number,
): Promise<typeof orderChanges.$inferSelect | undefined> {
  const [open] = await db
    .select()
    .from(orderChanges)
    .where(and(eq(orderChanges.orderId, orderId), eq(orderChanges.state, 'OPEN')));
  return open;
}

/** The same, where that is made, and whether it is on its way; null where none waits. */
export async function waitingChangeOf(db: Queryable, orderId: number) {
  const change = await openChangeOf(db, orderId);
  if (!change) return null;
  const [page] = await db
    .select({ url: paymentSessions.url, state: paymentSessions.state })
    .from(paymentSessions)
    .where(eq(paymentSessions.id, change.paymentSessionId ?? ''));
  return { ...change, url: page?.url ?? null, paymentUnderWay: page?.state === 'UNDER_WAY' };
}

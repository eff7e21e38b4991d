import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { paymentSessions } from '../../../db/schema/payments.ts';
import { openChangeOf } from './change-order.ts';

/** The change of an order that waits for its payment, and where that is made; null where none waits. */
export async function waitingChangeOf(db: Queryable, orderId: number) {
  const change = await openChangeOf(db, orderId);
  if (!change) return null;
  const [page] = await db
    .select({ url: paymentSessions.url })
    .from(paymentSessions)
    .where(eq(paymentSessions.id, change.paymentSessionId ?? ''));
  return { ...change, url: page?.url ?? null };
}

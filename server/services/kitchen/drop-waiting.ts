import { and, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { outbox } from '../../db/schema/jobs.ts';

/** Drops e-mails that wait; one that is being sent just then is too late to hold. */
export async function dropWaiting(tx: Queryable, which: SQL): Promise<void> {
  const waiting = tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(which, isNull(outbox.sentAt), isNull(outbox.failedAt)))
    .for('update', { skipLocked: true });
  await tx.delete(outbox).where(inArray(outbox.id, waiting));
}

import { and, asc, eq, exists, gt, isNull, lt, lte, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/database.ts';
import { outbox } from '../db/schema/jobs.ts';
import type { Deps } from '../deps.ts';
import { isPermanentRefusal, type MailTransport } from '../mail/transport.ts';
import { openNotice } from '../services/notices/open-notice.ts';

/** Tries of an e-mail that is refused, about half an hour, in which later ones about the same order wait for it. */
const triesAhead = 10;
/**
 * Tries in about a day: so long an e-mail keeps back later ones about the same order while no mail server is to be had, and
 * after so many one that cannot be written is given up.
 */
const triesAway = 100;

/**
 * Sends the oldest e-mail that is due; what its reader is told of an order leaves in the order in which it happened. Its row
 * stays locked while it is sent, so that no other process takes it; a process that dies lets go of it at once, and the next
 * one sends it with the same Message-ID.
 * @returns false when nothing was due
 */
export async function sendNextMail(deps: Deps, transport: MailTransport): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const now = new Date(deps.now());
    // The database plans by statistics of a time at which hardly any e-mail waited: it would compare each with each, which takes
    // a second where 500 wait and more than a query may take where 1500 do. Without nested loops it hashes them, in 2 ms.
    await tx.execute(sql`set local enable_nestloop = off`);
    const [row] = await tx
      .select()
      .from(outbox)
      .where(and(isWaiting(outbox), lte(outbox.nextAttemptAt, now), not(hasEarlier(tx, now))))
      .orderBy(asc(outbox.nextAttemptAt), asc(outbox.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!row) return false;
    const close = (change: Partial<typeof outbox.$inferInsert>) =>
      tx.update(outbox).set(change).where(eq(outbox.id, row.id));

    if (row.expiresAt && row.expiresAt <= now) {
      await close({ failedAt: now, lastError: 'expired', payload: null });
      return true;
    }
    let isWritten = false;
    try {
      // Templates and documents are large: a process reads them when it sends its first e-mail.
      const { composeMail } = await import('../mail/compose.tsx');
      const mail = await composeMail(deps, row);
      isWritten = true;
      if (mail) await transport.send(mail);
      await close({ sentAt: now, payload: mail?.kept ?? null, attempts: row.attempts + 1 });
    } catch (error) {
      // What could not be written for a day will not be tomorrow; while a mail server is away e-mails wait for it.
      const isGivenUp = !isWritten && row.attempts + 1 >= triesAway;
      const isFinal = isGivenUp || isPermanentRefusal(error);
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      // What the mail server says may name people; what keeps an e-mail from being written has to be found.
      const why = code ? { code, responseCode } : { err: error };
      deps.log.error(
        { key: row.key, ...why, attempt: row.attempts + 1 },
        isGivenUp ? 'e-mail given up' : 'e-mail not sent',
      );
      await close({
        attempts: row.attempts + 1,
        lastError: [code ?? (error as Error).name, responseCode].filter(Boolean).join(' '),
        nextAttemptAt: new Date(Math.min(now.getTime() + pauseAfter(row.attempts), endOf(row))),
        // A code that cannot be delivered is kept no longer; of other e-mails a person may want the content.
        ...(isFinal && { failedAt: now, ...(row.expiresAt && { payload: null }) }),
      });
      const orderId = orderOf(row);
      if (isFinal && orderId !== null) {
        await openNotice(tx, { kind: 'EMAIL_REFUSED', orderId, at: now, data: { mail: row.kind } });
      }
    }
    return true;
  });
}

const earlier = alias(outbox, 'earlier');
type Outbox = typeof outbox | typeof earlier;

const isWaiting = (table: Outbox) => and(isNull(table.sentAt), isNull(table.failedAt));

/**
 * Whether an e-mail about the same order, to the same reader, was queued before it and goes first. One that waits for its time,
 * in which what it tells can be taken back, does not, and one that has been refused for long does not any more.
 */
function hasEarlier(tx: Queryable, now: Date) {
  const aboutOrder = ({ payload }: Outbox) => sql`coalesce(${payload} ->> 'orderId', ${payload} ->> 'order')`;
  const isToShop = ({ kind }: Outbox) => sql`${kind} like '%notice'`;
  const { attempts, nextAttemptAt, lastError } = earlier;
  // Named so by the mail library; what begins otherwise kept the e-mail from being written.
  const isAway = sql`${lastError} ~ '^E[A-Z]{2}' and ${lastError} !~ '^E(ENVELOPE|MESSAGE)'`;
  return exists(
    tx
      .select({ id: earlier.id })
      .from(earlier)
      .where(
        and(
          isWaiting(earlier),
          lt(earlier.id, outbox.id),
          eq(aboutOrder(earlier), aboutOrder(outbox)),
          eq(isToShop(earlier), isToShop(outbox)),
          or(gt(attempts, 0), lte(nextAttemptAt, now)),
          or(lt(attempts, triesAhead), and(lt(attempts, triesAway), isAway)),
        ),
      ),
  );
}

/** The order that an e-mail is about; null for one about none. */
function orderOf({ payload }: typeof outbox.$inferSelect): number | null {
  const orderId = payload?.orderId ?? payload?.order;
  return typeof orderId === 'number' ? orderId : null;
}

/** When an e-mail is of no use any more and is to be let go, in milliseconds since 1970. */
function endOf({ expiresAt }: typeof outbox.$inferSelect): number {
  return expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
}

/** Milliseconds until the next try: 2 s, 4 s, 8 s … at most 15 min. */
export function pauseAfter(attempts: number): number {
  return Math.min(900_000, 2000 * 2 ** Math.min(attempts, 10));
}

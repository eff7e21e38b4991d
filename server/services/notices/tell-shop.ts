import type { Queryable } from '../../db/database.ts';
import { outbox } from '../../db/schema/jobs.ts';

/** What a person in the shop has to look at. */
export const noticeKinds = [
  'payment-without-order',
  'money-back-without-order',
  'payment-mismatch',
  'session-unknown',
  'refund-failed',
  'refund-elsewhere',
  'refund-counted',
  'refund-settled',
  'dispute',
  'dispute-closed',
  'invoice-refused',
  'ledger-contradiction',
] as const;

export type NoticeKind = (typeof noticeKinds)[number] | 'refund-stuck' | 'late-payment';

export interface Notice {
  readonly what: NoticeKind;
  /** What it is about: the same is told once for ever. */
  readonly once: string;
  /** The order that it concerns, if there is one. */
  readonly orderId: number | null;
  /** Cents, where it is about money. */
  readonly amount?: number;
  /** Cents of a refund that are still open. */
  readonly rest?: number;
  /** How it stands, in the provider's word. */
  readonly status?: string;
}

/**
 * Tells the shop by e-mail that a person has to look, once; the one place that does. The caller wakes the outbox.
 * A process of a release that does not know this kind cannot write such an e-mail, and leaves it for one that does.
 */
export async function tellShop(tx: Queryable, notice: Notice): Promise<void> {
  await tx.insert(outbox).values(rowOf(notice)).onConflictDoNothing();
}

function rowOf({ what, once, orderId, amount, rest, status }: Notice): typeof outbox.$inferInsert {
  // These two are older than the rest: processes of the release before queue them too, under the same keys.
  if (what === 'refund-stuck')
    return { key: `refund-notice:${once}`, kind: 'refund-notice', payload: { orderId } };
  if (what === 'late-payment') {
    return { key: `late-payment-notice:${once}`, kind: 'late-payment-notice', payload: { orderId } };
  }
  const facts = { amount: amount ?? null, rest: rest ?? null, status: status ?? null };
  const payload = { what, about: once, order: orderId, ...facts };
  return { key: `notice:${what}:${once}`, kind: 'notice', payload };
}

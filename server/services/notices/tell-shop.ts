import { eq } from 'drizzle-orm';
import type { NoticeKind } from '#rules/orders/notice-kinds.ts';
import type { Queryable } from '../../db/database.ts';
import { outbox } from '../../db/schema/jobs.ts';
import { productOrders } from '../../db/schema/ordering.ts';
import { closeNotices, openNotice } from './open-notice.ts';

/** What a person in the shop has to look at. */
export const tidings = [
  'payment-without-order',
  'money-back-without-order',
  'payment-mismatch',
  'session-unknown',
  'refund-failed',
  'refund-elsewhere',
  'refund-counted',
  'refund-settled',
  'refund-by-transfer',
  'refund-too-much',
  'inquiry',
  'inquiry-closed',
  'dispute',
  'dispute-closed',
  'invoice-refused',
  'ledger-contradiction',
  'change-paid-too-late',
  'paid-twice',
] as const;

export type Tidings = (typeof tidings)[number] | 'refund-stuck' | 'late-payment';

export interface Notice {
  readonly what: Tidings;
  readonly at: Date;
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

/** The notice that the kitchen shows until somebody has seen to it; what has none needs nobody. */
const noticeOf: Partial<Record<Tidings, NoticeKind>> = {
  'late-payment': 'MONEY_FOR_CANCELED_ORDER',
  'refund-failed': 'REFUND_FAILED',
  'refund-stuck': 'REFUND_FAILED',
  'refund-by-transfer': 'REFUND_FAILED',
  inquiry: 'DISPUTE',
  dispute: 'DISPUTE',
  'payment-mismatch': 'PAYMENT_MISMATCH',
  'payment-without-order': 'PAYMENT_MISMATCH',
  'money-back-without-order': 'PAYMENT_MISMATCH',
  'session-unknown': 'PAYMENT_MISMATCH',
  'refund-elsewhere': 'PAYMENT_MISMATCH',
  'refund-too-much': 'PAYMENT_MISMATCH',
  'ledger-contradiction': 'PAYMENT_MISMATCH',
  'paid-twice': 'PAYMENT_MISMATCH',
};

/**
 * Tells the shop by e-mail that a person has to look, once, and opens a notice in the kitchen; the one place that does.
 * The caller wakes the outbox. A process of a release that does not know this kind cannot write such an e-mail, and
 * leaves it for one that does.
 */
export async function tellShop(tx: Queryable, notice: Notice): Promise<void> {
  await tx.transaction(async (both) => {
    if (notice.orderId !== null) await holdOrder(both, notice.orderId);
    const told = await both
      .insert(outbox)
      .values(rowOf(notice))
      .onConflictDoNothing()
      .returning({ id: outbox.id });
    if (told.length > 0) await notify(both, notice);
  });
}

/** Has who locks the order come before or after, since they may want to write the same e-mail. */
async function holdOrder(tx: Queryable, orderId: number): Promise<void> {
  const { id } = productOrders;
  await tx.select({ id }).from(productOrders).where(eq(id, orderId)).for('key share');
}

async function notify(tx: Queryable, notice: Notice): Promise<void> {
  const { what, orderId, at, once: about, amount, rest, status } = notice;
  const isLost = what === 'dispute-closed' && status === 'lost';
  const isOver = what === 'dispute-closed' || what === 'inquiry-closed';
  // Another payment of the same order may be disputed too.
  if (orderId !== null && isOver) await closeNotices(tx, orderId, ['DISPUTE'], at, about);
  const kind = isLost ? 'DISPUTE' : noticeOf[what];
  const data = { what, about, amount, rest, status };
  if (!kind) return;
  const matter = matterOf(kind, notice);
  await openNotice(tx, { kind, orderId, at, matter, data, yields: what === 'inquiry' });
}

/** Of these each is a matter of its own, which nothing that happens to another ends. */
const eachForItself: readonly Tidings[] = ['payment-mismatch', 'paid-twice', 'session-unknown'];

/** A refund is one matter however often it fails, a dispute whatever becomes of it. */
function matterOf(kind: NoticeKind, { what, once }: Notice): string {
  if (kind === 'REFUND_FAILED') return '';
  return kind === 'DISPUTE' || eachForItself.includes(what) ? once : what;
}

function rowOf({ what, once, orderId, amount, rest, status }: Notice): typeof outbox.$inferInsert {
  // These two are older than the rest, and so are the kinds of their e-mails.
  if (what === 'refund-stuck')
    return { key: `refund-notice:${once}`, kind: 'refund-notice', payload: { orderId, amount } };
  if (what === 'late-payment') {
    return { key: `late-payment-notice:${once}`, kind: 'late-payment-notice', payload: { orderId } };
  }
  const facts = { amount: amount ?? null, rest: rest ?? null, status: status ?? null };
  const payload = { what, about: once, order: orderId, ...facts };
  return { key: `notice:${what}:${once}`, kind: 'notice', payload };
}

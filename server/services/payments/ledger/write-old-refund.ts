import { isUnsent } from '#rules/money/ledger.ts';
import type { Queryable } from '../../../db/database.ts';
import { refunds } from '../../../db/schema/payments.ts';
import type { Order } from '../../ordering/find-order.ts';
import { ledgerOf } from './read-ledger.ts';
import { standingOf } from './standing.ts';

/**
 * Writes the refund of a canceled order as a process of 0.12.0 reads it, which knows one an order. The caller holds the
 * order's row, and has written the ledger.
 */
export async function writeOldRefund(tx: Queryable, order: Order, at: Date): Promise<void> {
  const ledger = await ledgerOf(tx, order.id);
  const { refund, alreadyBack } = standingOf(order, ledger);
  if (order.status !== 'CANCELED' || !refund) return;
  const ours = ledger.filter(({ kind, isOurs }) => kind === 'REFUND' && isOurs);
  const newest = ours.find(isUnsent) ?? ours.at(-1);
  const other = refund.state === 'REQUESTED' ? undefined : ledger.findLast(({ kind }) => kind === 'DISPUTE');
  const closedAt = refund.state === 'REQUESTED' ? null : at;
  const written = {
    amount: refund.amount,
    alreadyBack,
    state: refund.state,
    providerId: newest?.providerId ?? other?.providerId ?? null,
    attempts: newest?.attempts ?? 0,
    round: newest?.round ?? 1,
    lastError: newest?.lastError ?? null,
    nextAttemptAt: newest?.nextAttemptAt ?? at,
    closedAt,
  };
  await tx
    .insert(refunds)
    .values({ ...written, orderId: order.id, requestedAt: at })
    .onConflictDoUpdate({ target: refunds.orderId, set: written });
}

import type { invoices } from '../../../db/schema/billing.ts';
import { wordsOf } from '../../billing/documents-of.ts';
import { lastOf } from '../../billing/standing-documents.ts';
import type { LedgerRow } from './read-ledger.ts';

/** A document of an order, and the moment at which it was issued. */
export type IssuedDocument = Pick<typeof invoices.$inferSelect, 'snapshot' | 'issuedAt'>;

/** What a movement settles, and whose it is. */
export interface Settled {
  /** The numbers of the documents that it settles, as they hold by now, the oldest first; empty for none. */
  readonly documents: string;
  /** Whom the first invoice of its order names by now; empty for an order without one. */
  readonly buyer: string;
}

/**
 * What a movement settles of its order: each document as it was last corrected, since the one that it replaced is void.
 * @param ofOrder all that was issued for it, the oldest first
 */
export function settledBy(
  movement: Pick<LedgerRow, 'kind' | 'amount' | 'askedAt'>,
  ofOrder: readonly IssuedDocument[],
): Settled {
  const snapshots = ofOrder.map(({ snapshot }) => snapshot);
  const codes = issuedFor(movement, ofOrder).map(({ snapshot }) => lastOf(snapshot, snapshots).code);
  return { documents: codes.join(', '), buyer: wordsOf(snapshots)?.buyer.name ?? '' };
}

/**
 * The documents that were issued at the moment at which a movement was booked or asked for; all movements of that moment come
 * to the same as they. Where there are none, as for what a person sent, all invoices of its order, or all that gives
 * money back.
 */
function issuedFor(
  { kind, amount, askedAt }: Pick<LedgerRow, 'kind' | 'amount' | 'askedAt'>,
  ofOrder: readonly IssuedDocument[],
): IssuedDocument[] {
  const ofMoment = ofOrder.filter(
    ({ snapshot, issuedAt }) => snapshot.kind !== 'CORRECTION' && issuedAt.getTime() === askedAt.getTime(),
  );
  if (ofMoment.length > 0) return ofMoment;
  const isBack = (kind === 'REFUND' || kind === 'TRANSFER') && amount < 0;
  return ofOrder.filter(({ snapshot }) => snapshot.kind === (isBack ? 'CREDIT_NOTE' : 'INVOICE'));
}

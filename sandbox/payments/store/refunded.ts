import type { Refund } from './records.ts';
import type { Store } from './store.ts';

/** The refunds of one payment, or all, newest first. */
export function refundsOf(store: Store, intent: string | null): Refund[] {
  const all = [...store.table('refunds').values()].reverse();
  return intent === null ? all : all.filter((refund) => refund.payment_intent === intent);
}

/** What went back of a payment or is on its way; a refund that failed did not. */
export function refundedSoFar(store: Store, intent: string): number {
  return refundsOf(store, intent)
    .filter(({ status }) => status !== 'failed')
    .reduce((total, { amount }) => total + amount, 0);
}

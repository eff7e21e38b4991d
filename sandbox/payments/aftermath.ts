import { findSession } from './checkout.ts';
import { closeDispute, closeInquiry, escalateInquiry, openDispute, openInquiry } from './disputes.ts';
import { ApiError } from './errors.ts';
import { findIntent } from './intents.ts';
import { endRefund, refundByHand } from './refunds.ts';
import type { PaymentIntent } from './store/records.ts';
import { refundsOf } from './store/refunded.ts';
import type { Store } from './store/store.ts';

type Action = (store: Store, intent: PaymentIntent, amount: number | null) => object;

/**
 * What can happen to a payment without the shop: in the provider's own pages, or at the customer's bank. The page's
 * buttons and the tests use the same.
 */
export const aftermath: Record<string, Action> = {
  refund: refundByHand,
  'refund-half': (store, intent) => refundByHand(store, intent, Math.ceil(intent.amount / 2)),
  'fail-refund': (store, intent) => {
    const refund = refundsOf(store, intent.id).find(({ status }) => status !== 'failed');
    if (!refund) throw new ApiError(400, 'This payment has no refund that could fail.');
    return endRefund(store, refund.id, 'failed');
  },
  inquiry: openInquiry,
  'escalate-inquiry': escalateInquiry,
  'close-inquiry': closeInquiry,
  dispute: openDispute,
  'win-dispute': (store, intent) => closeDispute(store, intent, 'won'),
  'lose-dispute': (store, intent) => closeDispute(store, intent, 'lost'),
};

/** The payment behind a session. */
export function intentOfSession(store: Store, sessionId: string): PaymentIntent {
  const { payment_intent } = findSession(store, sessionId).session;
  if (!payment_intent) throw new ApiError(400, 'Nothing has been paid in this session.');
  return findIntent(store, payment_intent);
}

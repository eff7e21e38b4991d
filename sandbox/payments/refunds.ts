import { chargeOf } from './charges.ts';
import { openDisputeOf } from './disputes.ts';
import { ApiError, invalid, missing } from './errors.ts';
import { eventPut } from './events.ts';
import { findIntent } from './intents.ts';
import type { Params } from './params.ts';
import { newId, nowSeconds } from './store/ids.ts';
import type { Metadata, PaymentIntent, Refund } from './store/records.ts';
import { refundedSoFar } from './store/refunded.ts';
import type { Put, Store } from './store/store.ts';

const KNOWN = ['payment_intent', 'amount', 'reason', 'metadata', 'instructions_email', 'origin'];

/** How refunds begin: done at once, as with cards, or on their way for days. */
export type RefundStart = 'succeeded' | 'pending';

/** POST /v1/refunds: the whole rest, or an amount of at most the rest. */
export function newRefund(store: Store, params: Params, start: RefundStart): { body: Refund; puts: Put[] } {
  params.allowOnly(KNOWN);
  const intent = findIntent(store, params.required('payment_intent'), 'payment_intent');
  const wanted = {
    amount: params.integer('amount', 1),
    metadata: params.metadata(),
    reason: params.oneOf('reason', ['duplicate', 'fraudulent', 'requested_by_customer']),
  };
  return refundOf(store, intent, wanted, start);
}

/** A refund that somebody makes in the provider's own pages: it knows nothing of the shop. */
export function refundByHand(store: Store, intent: PaymentIntent, amount: number | null): Refund {
  const { body, puts } = refundOf(store, intent, { amount, metadata: {}, reason: null }, 'succeeded');
  store.commit(puts);
  return body;
}

/** The bank's last word on a refund; a card may well be closed by the time that the money gets there. */
export function endRefund(store: Store, id: string, status: 'succeeded' | 'failed'): Refund {
  const before = findRefund(store, id);
  if (before.status === 'failed') throw new ApiError(400, 'This refund has failed already.');
  const failure = {
    failure_balance_transaction: newId('txn'),
    failure_reason: 'expired_or_canceled_card',
  };
  const refund: Refund = { ...before, status, ...(status === 'failed' ? failure : {}) };
  store.commit([
    ['refunds', id, refund],
    ...(status === 'failed' ? [eventPut('refund.failed', refund)] : []),
    eventPut('refund.updated', refund),
    eventPut('charge.refund.updated', refund),
  ]);
  return refund;
}

export function findRefund(store: Store, id: string): Refund {
  const refund = store.table('refunds').get(id);
  if (!refund) throw missing('refund', id, 'refund');
  return refund;
}

function refundOf(
  store: Store,
  intent: PaymentIntent,
  wanted: { amount: number | null; metadata: Metadata; reason: string | null },
  start: RefundStart,
): { body: Refund; puts: Put[] } {
  if (intent.status !== 'succeeded') {
    throw new ApiError(400, `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
  }
  if (openDisputeOf(store, intent)) {
    throw new ApiError(400, `Charge ${intent.latest_charge} has been charged back.`, {
      code: 'charge_disputed',
    });
  }
  const refunded = refundedSoFar(store, intent.id);
  const rest = intent.amount_received - refunded;
  if (rest === 0) {
    throw new ApiError(400, `Charge ${intent.latest_charge} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const amount = wanted.amount ?? rest;
  if (amount > rest) {
    throw invalid(
      'amount',
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${rest}).`,
    );
  }
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: intent.latest_charge,
    created: nowSeconds(),
    currency: intent.currency,
    customer: null,
    customer_account: null,
    metadata: wanted.metadata,
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    reason: wanted.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: start,
    transfer_reversal: null,
  };
  const charge = {
    ...chargeOf(store, intent),
    amount_refunded: refunded + amount,
    refunded: amount === rest,
  };
  return {
    body: refund,
    puts: [
      ['refunds', refund.id, refund],
      eventPut('refund.created', refund),
      eventPut('charge.refunded', charge),
    ],
  };
}

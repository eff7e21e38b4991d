import { ApiError, invalid, missing } from './errors.ts';
import { eventPut } from './events.ts';
import { newId, nowSeconds } from './ids.ts';
import { findIntent } from './intents.ts';
import type { Params } from './params.ts';
import type { Refund } from './records.ts';
import type { Put, Store } from './store.ts';

const KNOWN = ['payment_intent', 'amount', 'reason', 'metadata', 'instructions_email', 'origin'];

/** POST /v1/refunds: the whole rest, or an amount of at most the rest. */
export function newRefund(store: Store, params: Params): { body: Refund; puts: Put[] } {
  params.allowOnly(KNOWN);
  const intent = findIntent(store, params.required('payment_intent'), 'payment_intent');
  if (intent.status !== 'succeeded') {
    throw new ApiError(400, `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
  }
  const rest = intent.amount_received - refundedSoFar(store, intent.id);
  if (rest === 0) {
    throw new ApiError(400, `Charge ${intent.latest_charge} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const amount = params.integer('amount', 1) ?? rest;
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
    metadata: params.metadata(),
    payment_intent: intent.id,
    reason: params.oneOf('reason', ['duplicate', 'fraudulent', 'requested_by_customer']),
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  return { body: refund, puts: [['refunds', refund.id, refund], eventPut('refund.created', refund)] };
}

export function findRefund(store: Store, id: string): Refund {
  const refund = store.table('refunds').get(id);
  if (!refund) throw missing('refund', id, 'refund');
  return refund;
}

/** The refunds of one payment, or all, newest first. */
export function refundsOf(store: Store, intent: string | null): Refund[] {
  const all = [...store.table('refunds').values()].reverse();
  return intent === null ? all : all.filter((refund) => refund.payment_intent === intent);
}

function refundedSoFar(store: Store, intent: string): number {
  return refundsOf(store, intent).reduce((total, { amount }) => total + amount, 0);
}

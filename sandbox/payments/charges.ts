import { disputesOf } from './disputes.ts';
import { missing } from './errors.ts';
import type { PaymentIntent } from './store/records.ts';
import { refundedSoFar } from './store/refunded.ts';
import type { Store } from './store/store.ts';

/** The money of a payment as Stripe's charge: what went back and what is disputed is said by it too. */
export function chargeOf(store: Store, intent: PaymentIntent) {
  const refunded = refundedSoFar(store, intent.id);
  const id = intent.latest_charge ?? '';
  return {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: refunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: id.replace('ch_', 'txn_'),
    billing_details: { address: null, email: intent.receipt_email, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: true,
    created: intent.created,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: disputesOf(store, intent.id).length > 0,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: true,
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    payment_method_details: null,
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: refunded === intent.amount,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
}

/** Every payment that went through, newest first; what was declined is left out. */
export function charges(store: Store) {
  return [...store.table('intents').values()]
    .filter(({ status }) => status === 'succeeded')
    .map((intent) => chargeOf(store, intent))
    .reverse();
}

export function findCharge(store: Store, id: string): object {
  const charge = charges(store).find((candidate) => candidate.id === id);
  if (!charge) throw missing('charge', id, 'charge');
  return charge;
}

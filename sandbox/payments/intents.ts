import { missing } from './errors.ts';
import { newId, nowSeconds } from './store/ids.ts';
import type { PaymentIntent, SessionRecord } from './store/records.ts';
import type { Store } from './store/store.ts';

/** The session's payment, made at the first attempt to pay, as at Stripe; later attempts use the same. */
export function intentOf(store: Store, record: SessionRecord): PaymentIntent {
  const { session, intentData } = record;
  const existing = session.payment_intent && store.table('intents').get(session.payment_intent);
  if (existing) return existing;
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: session.amount_total,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_${newId('secret')}`,
    confirmation_method: 'automatic',
    created: nowSeconds(),
    currency: session.currency,
    customer: null,
    customer_account: null,
    description: intentData.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: intentData.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: session.customer_email,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  };
}

export function succeeded(intent: PaymentIntent): PaymentIntent {
  return {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: newId('ch'),
    payment_method: newId('pm'),
    status: 'succeeded',
  };
}

export function declined(intent: PaymentIntent): PaymentIntent {
  const error = {
    charge: newId('ch'),
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
    type: 'card_error',
  };
  return {
    ...intent,
    last_payment_error: error,
    latest_charge: error.charge,
    status: 'requires_payment_method',
  };
}

export function findIntent(store: Store, id: string, param = 'intent'): PaymentIntent {
  const intent = store.table('intents').get(id);
  if (!intent) throw missing('payment_intent', id, param);
  return intent;
}

import { ApiError, missing } from './errors.ts';
import { eventPut } from './events.ts';
import { newId, nowSeconds } from './store/ids.ts';
import type { Dispute, PaymentIntent } from './store/records.ts';
import type { Store } from './store/store.ts';

/** Days that a shop has to answer a dispute. */
const DAYS_TO_ANSWER = 9;

/** The customer's bank takes the whole payment back until the shop has proved that it was right. */
export function openDispute(store: Store, intent: PaymentIntent): Dispute {
  return keep(store, newDispute(store, intent, 'needs_response'), 'charge.dispute.created');
}

/** The customer's bank asks what a payment was for, and takes nothing yet. */
export function openInquiry(store: Store, intent: PaymentIntent): Dispute {
  return keep(store, newDispute(store, intent, 'warning_needs_response'), 'charge.dispute.created');
}

/** The bank was not content with the answer: the inquiry becomes a dispute, under the same number. */
export function escalateInquiry(store: Store, intent: PaymentIntent): Dispute {
  return keep(store, { ...inquiryOf(store, intent), status: 'needs_response' }, 'charge.dispute.updated');
}

/** The bank asks no more. */
export function closeInquiry(store: Store, intent: PaymentIntent): Dispute {
  return keep(store, { ...inquiryOf(store, intent), status: 'warning_closed' }, 'charge.dispute.closed');
}

function newDispute(store: Store, intent: PaymentIntent, status: Dispute['status']): Dispute {
  if (intent.status !== 'succeeded') throw new ApiError(400, 'Only what was paid can be disputed.');
  if (disputesOf(store, intent.id).length > 0)
    throw new ApiError(400, 'This payment has been disputed already.');
  return {
    id: newId('dp'),
    object: 'dispute',
    amount: intent.amount,
    balance_transactions: [],
    charge: intent.latest_charge ?? '',
    created: nowSeconds(),
    currency: intent.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: nowSeconds() + DAYS_TO_ANSWER * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intent.id,
    reason: 'fraudulent',
    status,
  };
}

/** The bank's last word. */
export function closeDispute(store: Store, intent: PaymentIntent, status: 'won' | 'lost'): Dispute {
  const open = openDisputeOf(store, intent);
  if (!open) throw new ApiError(400, 'This payment has no open dispute.');
  return keep(store, { ...open, status }, 'charge.dispute.closed');
}

/** The disputes of one payment, or all, newest first. */
export function disputesOf(store: Store, intent: string | null): Dispute[] {
  const all = [...store.table('disputes').values()].reverse();
  return intent === null ? all : all.filter((dispute) => dispute.payment_intent === intent);
}

export function openDisputeOf(store: Store, intent: PaymentIntent): Dispute | undefined {
  return disputesOf(store, intent.id).find(({ status }) => status === 'needs_response');
}

export function openInquiryOf(store: Store, intent: PaymentIntent): Dispute | undefined {
  return disputesOf(store, intent.id).find(({ status }) => status === 'warning_needs_response');
}

export function findDispute(store: Store, id: string): Dispute {
  const dispute = store.table('disputes').get(id);
  if (!dispute) throw missing('dispute', id, 'dispute');
  return dispute;
}

function inquiryOf(store: Store, intent: PaymentIntent): Dispute {
  const open = openInquiryOf(store, intent);
  if (!open) throw new ApiError(400, 'This payment has no open inquiry.');
  return open;
}

function keep(store: Store, dispute: Dispute, event: string): Dispute {
  store.commit([['disputes', dispute.id, dispute], eventPut(event, dispute)]);
  return dispute;
}

const noEvidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

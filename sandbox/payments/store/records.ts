// The objects of Stripe's API as far as the sandbox keeps them. Amounts are in the smallest unit, times in seconds.

export type Metadata = Record<string, string>;

export type Session = {
  id: string;
  object: 'checkout.session';
  amount_subtotal: number;
  amount_total: number;
  cancel_url: string | null;
  client_reference_id: string | null;
  created: number;
  currency: string;
  customer_email: string | null;
  expires_at: number;
  locale: string | null;
  metadata: Metadata;
  payment_intent: string | null;
  payment_status: 'unpaid' | 'paid' | 'no_payment_required';
  status: 'open' | 'complete' | 'expired';
  success_url: string;
  url: string | null;
  [more: string]: unknown;
};

export type Item = { name: string; quantity: number; unitAmount: number; discount: number };

/** What the sandbox knows of a session beyond its public shape; `later` follows a delayed payment. */
export type SessionRecord = {
  session: Session;
  items: Item[];
  coupon: string | null;
  intentData: { description: string | null; metadata: Metadata };
  later: 'none' | 'waiting' | 'settled' | 'failed';
};

export type PaymentIntent = {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  created: number;
  currency: string;
  status: 'requires_payment_method' | 'processing' | 'succeeded';
  latest_charge: string | null;
  [more: string]: unknown;
};

export type Refund = {
  id: string;
  object: 'refund';
  amount: number;
  created: number;
  payment_intent: string;
  status: 'pending' | 'succeeded' | 'failed';
  [more: string]: unknown;
};

export type Dispute = {
  id: string;
  object: 'dispute';
  amount: number;
  charge: string;
  created: number;
  payment_intent: string;
  status: 'warning_needs_response' | 'warning_closed' | 'needs_response' | 'won' | 'lost';
  [more: string]: unknown;
};

export type Coupon = {
  id: string;
  object: 'coupon';
  amount_off: number | null;
  currency: string | null;
  percent_off: number | null;
  times_redeemed: number;
  max_redemptions: number | null;
  redeem_by: number | null;
  valid: boolean;
  [more: string]: unknown;
};

export type StripeEvent = {
  id: string;
  object: 'event';
  created: number;
  type: string;
  data: { object: object };
  [more: string]: unknown;
};

/** An event and what became of it on its way to the shop. */
export type EventRecord = { event: StripeEvent; fate: 'pending' | 'delivered' | 'dropped'; attempts: number };

/** The answer that an idempotency key stands for, an error too; without a status it is 200. */
export type KeptAnswer = { fingerprint: string; body: object; status?: number; created: number };

import type { Locale } from '#rules/locale.ts';
import type { Cents } from '#rules/money.ts';

/** What the provider is asked to collect. */
export interface PaymentRequest {
  /** Public id of the order; comes back as the session's reference. */
  readonly reference: string;
  /** Which session of the order this is, from 1. */
  readonly attempt: number;
  readonly email: string;
  readonly locale: Locale;
  readonly lines: readonly { name: string; unitPrice: Cents; quantity: number }[];
  readonly discount: { name: string; amount: Cents } | null;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Milliseconds since 1970; the same for every try of one order. */
  readonly expiresAt: number;
}

/** Where a payment session stands. `paid` is said only when the money is there. */
export interface PaymentSession {
  readonly id: string;
  readonly url: string | null;
  readonly state: 'open' | 'processing' | 'paid' | 'failed' | 'expired';
  readonly reference: string | null;
  readonly total: Cents | null;
  readonly currency: string | null;
  readonly paymentIntentId: string | null;
}

/** A signed event, reduced to what the shop acts on. `reference` is null for events about other things. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly reference: string | null;
  readonly sessionId: string | null;
}

/** What is to go back, and the provider's number of it once there is one. */
export interface RefundRequest {
  /** Public id of the order. */
  readonly reference: string;
  readonly paymentIntentId: string;
  readonly amount: Cents;
  readonly refundId: string | null;
}

/** Where a refund stands; a card refund is `done` at once, others may be `pending` for days. */
export interface PaymentRefund {
  readonly id: string;
  readonly state: 'pending' | 'done' | 'failed';
}

/** The provider did not answer in time, or answered nonsense. Trying again is safe. */
export class PaymentProviderError extends Error {
  readonly timedOut: boolean;
  /** It understood the request and said no; nothing came about. */
  readonly refused: boolean;

  constructor(message: string, timedOut: boolean, cause?: unknown, refused = false) {
    super(message, { cause });
    this.timedOut = timedOut;
    this.refused = refused;
  }
}

/** The card payment provider. Every method throws {@link PaymentProviderError} when it cannot be relied on. */
export interface PaymentProvider {
  /** Opens a session; called again for the same reference and attempt it answers the same session. */
  open(request: PaymentRequest): Promise<PaymentSession & { url: string }>;
  retrieve(sessionId: string): Promise<PaymentSession>;
  /** Closes an open session; answers where the session stands afterwards, paid perhaps. */
  expire(sessionId: string): Promise<PaymentSession>;
  /** Sends money back, once an order however often it is called, or asks how far an earlier refund is. */
  refund(request: RefundRequest): Promise<PaymentRefund>;
  /** Checks the signature of a webhook. Null when it is forged, stale or not an event. */
  readEvent(body: string, signature: string): PaymentEvent | null;
}

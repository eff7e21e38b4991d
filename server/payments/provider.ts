import type { Locale } from '#rules/locale.ts';
import type { Cents } from '#rules/money.ts';

/** What the provider is asked to collect. */
export interface PaymentRequest {
  /** Public id of the order; comes back as the session's reference. */
  readonly reference: string;
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

/** The provider did not answer in time, or answered nonsense. Trying again is safe. */
export class PaymentProviderError extends Error {
  readonly timedOut: boolean;

  constructor(message: string, timedOut: boolean, cause?: unknown) {
    super(message, { cause });
    this.timedOut = timedOut;
  }
}

/** The card payment provider. Every method throws {@link PaymentProviderError} when it cannot be relied on. */
export interface PaymentProvider {
  /** Opens a session; called again for the same reference it answers the same session. */
  open(request: PaymentRequest): Promise<PaymentSession & { url: string }>;
  retrieve(sessionId: string): Promise<PaymentSession>;
  /** Closes an open session; answers where the session stands afterwards, paid perhaps. */
  expire(sessionId: string): Promise<PaymentSession>;
  /** Checks the signature of a webhook. Null when it is forged, stale or not an event. */
  readEvent(body: string, signature: string): PaymentEvent | null;
}

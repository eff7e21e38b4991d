import type { Cents } from '#rules/money/money.ts';
import type { Locale } from '#rules/text/locale.ts';

/** What the provider is asked to collect. */
interface PaymentRequest {
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
  /** Milliseconds since 1970; the same for every try of one attempt. */
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
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** A session that can be paid at its address. */
export type OpenSession = PaymentSession & { readonly url: string };

/** A signed event, reduced to what the shop acts on: a session, or a payment whose money went back; else neither. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly session: { readonly id: string; readonly reference: string | null } | null;
  readonly paymentIntentId: string | null;
}

/** What is to go back of a payment. */
interface RefundRequest {
  /** Public id of the order. */
  readonly reference: string;
  readonly paymentIntentId: string;
  /** What is to have gone back in all; what went back by other ways already counts. */
  readonly amount: Cents;
  /** The same for every try of one refund, and another one after an answer that was an error, which stays with its key. */
  readonly key: string;
}

/** Money that left a payment: sent back by whomever, or taken back by the customer's bank. */
export interface MoneyBack {
  /** The provider's number of it. */
  readonly id: string;
  readonly kind: 'REFUND' | 'DISPUTE';
  readonly amount: Cents;
  /** The provider's word, such as `succeeded` or `needs_response`. */
  readonly status: string;
  readonly paymentIntentId: string | null;
  /** Public id of the order, where this shop asked for it. */
  readonly reference: string | null;
}

/** Money that came in. */
export interface Payment {
  /** The provider's number of the charge. */
  readonly id: string;
  readonly paymentIntentId: string | null;
  readonly amount: Cents;
}

/**
 * Why the provider cannot be relied on: no answer in `time`, none that says anything (`lost`), the same call is under
 * way (`busy`), or an error for an answer: it `refused`, does not know what was asked about (`missing`), or `failed`.
 */
export type PaymentTrouble = 'time' | 'lost' | 'busy' | 'refused' | 'missing' | 'failed';

/** The provider did not do what it was asked for, or nobody knows whether it did. Trying again is safe. */
export class PaymentProviderError extends Error {
  readonly trouble: PaymentTrouble;
  /** It came while something was looked up first: what was to be asked for was not, and its key is as good as it was. */
  readonly isBeforehand: boolean;

  constructor(message: string, trouble: PaymentTrouble, cause?: unknown, isBeforehand = false) {
    super(message, { cause });
    this.trouble = trouble;
    this.isBeforehand = isBeforehand;
  }

  /** The provider did answer, with an error: under the same key it would answer the same for a day. */
  get isAnswer(): boolean {
    if (this.isBeforehand) return false;
    return this.trouble === 'refused' || this.trouble === 'missing' || this.trouble === 'failed';
  }
}

/** Looks something up before anything is asked for: an error of it says so. */
export async function beforehand<T>(look: () => Promise<T>): Promise<T> {
  try {
    return await look();
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    throw new PaymentProviderError(error.message, error.trouble, error.cause, true);
  }
}

/** The card payment provider. Every method throws {@link PaymentProviderError} when it cannot be relied on. */
export interface PaymentProvider {
  /** Opens a session; called again for the same reference and attempt it answers the same session. */
  open(request: PaymentRequest): Promise<OpenSession>;
  /** The open session of an order that was made since then (milliseconds since 1970); null without one. */
  findOpen(reference: string, since: number): Promise<OpenSession | null>;
  retrieve(sessionId: string): Promise<PaymentSession>;
  /** Closes an open session; answers where the session stands afterwards, paid perhaps. */
  expire(sessionId: string): Promise<PaymentSession>;
  /** Sends back what has not gone back yet, once however often it is called; answers all that left the payment then. */
  refund(request: RefundRequest): Promise<MoneyBack[]>;
  /** The session that a payment was made in; null for one made elsewhere. */
  sessionOf(paymentIntentId: string): Promise<PaymentSession | null>;
  /** What left a payment so far. */
  moneyBackOf(paymentIntentId: string): Promise<MoneyBack[]>;
  /** Every payment since then (milliseconds since 1970). Takes as long as it takes. */
  paymentsSince(since: number): Promise<Payment[]>;
  /** Every refund and dispute since then. Takes as long as it takes. */
  moneyBackSince(since: number): Promise<MoneyBack[]>;
  /** Checks the signature of a webhook. Null when it is forged, stale or not an event. */
  readEvent(body: string, signature: string): PaymentEvent | null;
}

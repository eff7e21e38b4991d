import Stripe from 'stripe';
import {
  type MoneyBack,
  type Payment,
  type PaymentEvent,
  PaymentProviderError,
  type PaymentSession,
} from './provider.ts';

// What Stripe's answers mean to the shop. The SDK takes any JSON without `error` for success, even from a 502: what
// counts is checked here.

export function toSession(answer: Stripe.Checkout.Session): PaymentSession {
  const isWhole = typeof answer?.id === 'string' && answer.status && Number.isInteger(answer.expires_at);
  if (answer?.object !== 'checkout.session' || !isWhole) {
    throw new PaymentProviderError('the answer is no checkout session', 'lost');
  }
  return {
    id: answer.id,
    url: answer.url ?? null,
    state: stateOf(answer),
    reference: answer.client_reference_id,
    total: answer.amount_total,
    currency: answer.currency,
    paymentIntentId: idOf(answer.payment_intent),
    expiresAt: answer.expires_at * 1000,
  };
}

/** Without this check a session would open at the full price, and what is paid there not be that of the order. */
export function couponId(answer: Stripe.Coupon): string {
  if (answer?.object !== 'coupon' || typeof answer.id !== 'string') {
    throw new PaymentProviderError('the answer is no coupon', 'lost');
  }
  return answer.id;
}

/** What left a payment. */
export function toMoneyBack(answer: Stripe.Refund | Stripe.Dispute): MoneyBack {
  const isKnown = answer?.object === 'refund' || answer?.object === 'dispute';
  if (!isKnown || typeof answer.id !== 'string') {
    throw new PaymentProviderError('the answer is no refund and no dispute', 'lost');
  }
  return {
    id: answer.id,
    kind: answer.object === 'refund' ? 'REFUND' : 'DISPUTE',
    amount: answer.amount,
    status: answer.status ?? 'pending',
    paymentIntentId: idOf(answer.payment_intent),
    reference: answer.metadata?.productOrderId ?? null,
  };
}

export function toPayment({ id, payment_intent, amount }: Stripe.Charge): Payment {
  return { id, paymentIntentId: idOf(payment_intent), amount };
}

/** One page of a list. */
export function toList<T>(answer: Stripe.ApiList<T>): T[] {
  if (answer?.object !== 'list' || !Array.isArray(answer.data)) {
    throw new PaymentProviderError('the answer is no list', 'lost');
  }
  return answer.data;
}

export function toEvent(event: Stripe.Event): PaymentEvent {
  const object = event.data?.object as {
    object?: string;
    id?: string;
    client_reference_id?: string | null;
    payment_intent?: string | null;
  };
  const isSession = object?.object === 'checkout.session' && typeof object.id === 'string';
  const isMoneyBack = /^(refund\.|charge\.(refund|dispute))/.test(event.type);
  return {
    id: event.id,
    type: event.type,
    session: isSession ? { id: object.id ?? '', reference: object.client_reference_id ?? null } : null,
    paymentIntentId: isMoneyBack ? idOf(object.payment_intent ?? null) : null,
  };
}

/** What went wrong, in the shop's words. */
export function toTrouble(error: unknown): PaymentProviderError {
  if (error instanceof PaymentProviderError) return error;
  const { message } = error as Error;
  if (error instanceof Stripe.errors.StripeConnectionError) {
    return new PaymentProviderError(message, /timed? ?out|aborted/i.test(message) ? 'time' : 'lost', error);
  }
  // A page of a proxy in between has neither: nobody knows whether the call got through.
  if (!(error instanceof Stripe.errors.StripeError) || !error.statusCode || !error.rawType) {
    return new PaymentProviderError(message, 'lost', error);
  }
  if (error.statusCode === 409) return new PaymentProviderError(message, 'busy', error);
  // Too many calls: this one was not even begun, and its key is still good.
  if (error.statusCode === 429) return new PaymentProviderError(message, 'lost', error);
  // 404 for what was asked about itself, 400 for what a list was to be about.
  const isMissing = [400, 404].includes(error.statusCode) && error.code === 'resource_missing';
  const said = error.statusCode >= 500 ? 'failed' : isMissing ? 'missing' : 'refused';
  return new PaymentProviderError(message, said, error);
}

function stateOf({
  status,
  payment_status,
  payment_intent,
}: Stripe.Checkout.Session): PaymentSession['state'] {
  if (payment_status === 'paid') return 'paid';
  if (status === 'open') return 'open';
  if (status === 'expired') return 'expired';
  const intent = typeof payment_intent === 'object' ? payment_intent?.status : null;
  return intent === 'requires_payment_method' || intent === 'canceled' ? 'failed' : 'processing';
}

function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

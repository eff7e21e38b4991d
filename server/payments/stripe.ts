import Stripe from 'stripe';
import {
  type PaymentEvent,
  type PaymentProvider,
  PaymentProviderError,
  type PaymentRefund,
  type PaymentSession,
} from './provider.ts';

export interface StripeOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another base address than Stripe's: that of the payment sandbox. */
  readonly apiBase?: string | undefined;
}

/** Longest wait for the provider in milliseconds: two tries of 6 s each fit in, and the caller's 14 s hold. */
const deadline = 13_000;

/** The intent tells a payment that is still under way from one that failed after the session was complete. */
const withIntent: Stripe.Checkout.SessionRetrieveParams = { expand: ['payment_intent'] };

export function createStripePayments({ secretKey, webhookSecret, apiBase }: StripeOptions): PaymentProvider {
  const base = apiBase ? new URL(apiBase) : null;
  const stripe = new Stripe(secretKey, {
    timeout: 6000,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port,
      protocol: base.protocol === 'http:' ? 'http' : 'https',
    }),
  });

  return {
    async open(request) {
      const attempt = `${request.reference}-${request.attempt}`;
      const session = await reliedSession(async () => {
        const coupon =
          request.discount &&
          couponId(
            await stripe.coupons.create(
              {
                name: request.discount.name.slice(0, 40),
                amount_off: request.discount.amount,
                currency: 'eur',
                duration: 'once',
                max_redemptions: 1,
              },
              { idempotencyKey: `coupon-${attempt}` },
            ),
          );
        return stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: request.reference,
            customer_email: request.email,
            locale: request.locale,
            line_items: request.lines.map(({ name, unitPrice, quantity }) => ({
              quantity,
              price_data: { currency: 'eur', unit_amount: unitPrice, product_data: { name } },
            })),
            ...(coupon && { discounts: [{ coupon }] }),
            metadata: { productOrderId: request.reference },
            success_url: request.successUrl,
            cancel_url: request.cancelUrl,
            expires_at: Math.floor(request.expiresAt / 1000),
          },
          { idempotencyKey: `checkout-${attempt}` },
        );
      });
      if (!session.url) throw new PaymentProviderError('the session has no address', false);
      return { ...session, url: session.url };
    },

    retrieve: (sessionId) => reliedSession(() => stripe.checkout.sessions.retrieve(sessionId, withIntent)),

    async expire(sessionId) {
      try {
        return await reliedSession(() => stripe.checkout.sessions.expire(sessionId));
      } catch (error) {
        // A session that is no longer open cannot be closed; where it stands is what counts then.
        if (!(error instanceof PaymentProviderError) || error.timedOut) throw error;
        return reliedSession(() => stripe.checkout.sessions.retrieve(sessionId, withIntent));
      }
    },

    refund: ({ reference, paymentIntentId, amount, refundId }) =>
      relied(async () => {
        if (refundId) return toRefund(await stripe.refunds.retrieve(refundId));
        try {
          const params = {
            payment_intent: paymentIntentId,
            amount,
            reason: 'requested_by_customer',
            metadata: { productOrderId: reference },
          } as const;
          return toRefund(await stripe.refunds.create(params, { idempotencyKey: `refund-${reference}` }));
        } catch (error) {
          // Keys are forgotten after a day, and a person may have refunded in the provider's own screens.
          if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'charge_already_refunded')
            throw error;
          const { data } = await stripe.refunds.list({ payment_intent: paymentIntentId, limit: 1 });
          return toRefund(data[0]);
        }
      }),

    readEvent(body, signature) {
      try {
        return toEvent(stripe.webhooks.constructEvent(body, signature, webhookSecret));
      } catch {
        return null;
      }
    },
  };
}

const reliedSession = (call: () => Promise<Stripe.Checkout.Session>) =>
  relied(async () => toSession(await call()));

/** Runs a call within the deadline; whatever goes wrong becomes a {@link PaymentProviderError}. */
async function relied<T>(call: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new PaymentProviderError('the payment provider is too slow', true)),
      deadline,
    );
  });
  try {
    return await Promise.race([call(), timeout]);
  } catch (error) {
    if (error instanceof PaymentProviderError) throw error;
    const slow =
      error instanceof Stripe.errors.StripeConnectionError && /timed? ?out|aborted/i.test(error.message);
    const refused = error instanceof Stripe.errors.StripeInvalidRequestError;
    throw new PaymentProviderError(String((error as Error).message), slow, error, refused);
  } finally {
    clearTimeout(timer);
  }
}

/** The SDK takes any JSON without `error` for success, even from a 502: what counts is checked here. */
function toSession(answer: Stripe.Checkout.Session): PaymentSession {
  if (answer?.object !== 'checkout.session' || typeof answer.id !== 'string' || !answer.status) {
    throw new PaymentProviderError('the answer is no checkout session', false);
  }
  const intent = answer.payment_intent;
  return {
    id: answer.id,
    url: answer.url ?? null,
    state: stateOf(answer),
    reference: answer.client_reference_id,
    total: answer.amount_total,
    currency: answer.currency,
    paymentIntentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
  };
}

/** Without this check a session would open at the full price, and what is paid there not be that of the order. */
function couponId(answer: Stripe.Coupon): string {
  if (answer?.object !== 'coupon' || typeof answer.id !== 'string') {
    throw new PaymentProviderError('the answer is no coupon', false);
  }
  return answer.id;
}

function toRefund(answer: Stripe.Refund | undefined): PaymentRefund {
  if (answer?.object !== 'refund' || typeof answer.id !== 'string') {
    throw new PaymentProviderError('the answer is no refund', false);
  }
  const isLost = answer.status === 'failed' || answer.status === 'canceled';
  return { id: answer.id, state: answer.status === 'succeeded' ? 'done' : isLost ? 'failed' : 'pending' };
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

function toEvent(event: Stripe.Event): PaymentEvent {
  const object = event.data?.object as { object?: string; id?: string; client_reference_id?: string | null };
  const isSession = object?.object === 'checkout.session';
  return {
    id: event.id,
    type: event.type,
    reference: isSession ? (object.client_reference_id ?? null) : null,
    sessionId: isSession ? (object.id ?? null) : null,
  };
}

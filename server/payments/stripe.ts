import Stripe from 'stripe';
import {
  type PaymentEvent,
  type PaymentProvider,
  PaymentProviderError,
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
      const idempotencyKey = `checkout-${request.reference}`;
      const session = await relied(async () => {
        const coupon =
          request.discount &&
          (await stripe.coupons.create(
            {
              name: request.discount.name.slice(0, 40),
              amount_off: request.discount.amount,
              currency: 'eur',
              duration: 'once',
              max_redemptions: 1,
            },
            { idempotencyKey: `coupon-${request.reference}` },
          ));
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
            ...(coupon && { discounts: [{ coupon: coupon.id }] }),
            metadata: { productOrderId: request.reference },
            success_url: request.successUrl,
            cancel_url: request.cancelUrl,
            expires_at: Math.floor(request.expiresAt / 1000),
          },
          { idempotencyKey },
        );
      });
      if (!session.url) throw new PaymentProviderError('the session has no address', false);
      return { ...session, url: session.url };
    },

    retrieve: (sessionId) => relied(() => stripe.checkout.sessions.retrieve(sessionId, withIntent)),

    async expire(sessionId) {
      try {
        return await relied(() => stripe.checkout.sessions.expire(sessionId));
      } catch (error) {
        // A session that is no longer open cannot be closed; where it stands is what counts then.
        if (!(error instanceof PaymentProviderError) || error.timedOut) throw error;
        return relied(() => stripe.checkout.sessions.retrieve(sessionId, withIntent));
      }
    },

    readEvent(body, signature) {
      try {
        return toEvent(stripe.webhooks.constructEvent(body, signature, webhookSecret));
      } catch {
        return null;
      }
    },
  };
}

/** Runs a call within the deadline and trusts its answer only if it is a checkout session. */
async function relied(call: () => Promise<Stripe.Checkout.Session>): Promise<PaymentSession> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new PaymentProviderError('the payment provider is too slow', true)),
      deadline,
    );
  });
  try {
    return toSession(await Promise.race([call(), timeout]));
  } catch (error) {
    if (error instanceof PaymentProviderError) throw error;
    const slow =
      error instanceof Stripe.errors.StripeConnectionError && /timed? ?out|aborted/i.test(error.message);
    throw new PaymentProviderError(String((error as Error).message), slow, error);
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

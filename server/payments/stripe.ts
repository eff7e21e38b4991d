import type Stripe from 'stripe';
import { disputeState, refundState } from './money-states.ts';
import { openStripe, type StripeAccess } from './open-stripe.ts';
import type { OpenSession, PaymentProvider } from './provider.ts';
import { beforehand, PaymentProviderError } from './provider.ts';
import { couponId, toEvent, toList, toMoneyBack, toPayment, toSession, toTrouble } from './stripe-answers.ts';

export interface StripeOptions extends StripeAccess {
  readonly webhookSecret: string;
}

/** Longest wait for the provider in milliseconds: two tries of 6 s each fit in, and the caller's 14 s hold. */
const deadline = 13_000;

/** The intent tells a payment that is still under way from one that failed after the session was complete. */
const withIntent: Stripe.Checkout.SessionRetrieveParams = { expand: ['payment_intent'] };

export function createStripePayments({ secretKey, webhookSecret, apiBase }: StripeOptions): PaymentProvider {
  const stripe = openStripe({ secretKey, apiBase }, 6000);
  const { sessions } = stripe.checkout;

  /** What left a payment so far, where more of it may be sent back: not while its bank has to decide. */
  async function refundable(paymentIntentId: string) {
    const ofPayment = { payment_intent: paymentIntentId, limit: 100 };
    const [made, disputes] = await Promise.all([
      stripe.refunds.list(ofPayment).then(toList),
      stripe.disputes.list(ofPayment).then(toList),
    ]);
    if (disputes.some(({ status }) => disputeState(status) === 'undecided')) {
      throw new PaymentProviderError('the payment is disputed, and its bank has not decided', 'refused');
    }
    return { made, disputes };
  }

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
        return sessions.create(
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
      if (!session.url) throw new PaymentProviderError('the session has no address', 'lost');
      return { ...session, url: session.url };
    },

    findOpen: (reference, since) =>
      relied(async () => {
        const made = await every(sessions.list({ status: 'open', created: createdSince(since), limit: 100 }));
        const own = made.map(toSession).find((session) => session.reference === reference && session.url);
        return (own as OpenSession | undefined) ?? null;
      }),

    retrieve: (sessionId) => reliedSession(() => sessions.retrieve(sessionId, withIntent)),

    async expire(sessionId) {
      try {
        return await reliedSession(() => sessions.expire(sessionId));
      } catch (error) {
        // A session that is no longer open cannot be closed; where it stands is what counts then.
        if (!(error instanceof PaymentProviderError) || error.trouble === 'time') throw error;
        const session = await reliedSession(() => sessions.retrieve(sessionId, withIntent));
        if (session.state === 'open') throw error;
        return session;
      }
    },

    refund: ({ reference, paymentIntentId, amount, key }) =>
      relied(async () => {
        // Keys are forgotten after a day, and a person may have sent money back in the provider's own pages.
        const { made, disputes } = await beforehand(() => unhurried(() => refundable(paymentIntentId)));
        const living = made.filter((refund) => refundState(refund.status) !== 'failed');
        const lost = disputes.filter(({ status }) => disputeState(status) === 'lost');
        const rest = [...living, ...lost].reduce((left, gone) => left - gone.amount, amount);
        const left = [...made, ...disputes];
        if (rest <= 0) return left.map(toMoneyBack);
        const params = {
          payment_intent: paymentIntentId,
          amount: rest,
          reason: 'requested_by_customer',
          metadata: { productOrderId: reference },
        } as const;
        const refund = await stripe.refunds.create(params, { idempotencyKey: `refund-${key}` });
        const others = left.filter(({ id }) => id !== refund.id);
        return [...others, refund].map(toMoneyBack);
      }),

    sessionOf: (paymentIntentId) =>
      relied(async () => {
        const [session] = toList(await sessions.list({ payment_intent: paymentIntentId, limit: 1 }));
        return session ? toSession(session) : null;
      }),

    moneyBackOf: (paymentIntentId) =>
      relied(async () => {
        const ofPayment = { payment_intent: paymentIntentId, limit: 100 };
        const [refunds, disputes] = await Promise.all([
          stripe.refunds.list(ofPayment),
          stripe.disputes.list(ofPayment),
        ]);
        return [...toList(refunds), ...toList(disputes)].map(toMoneyBack);
      }),

    paymentsSince: (since) =>
      unhurried(async () => {
        const charges = await every(stripe.charges.list({ created: createdSince(since), limit: 100 }));
        return charges.filter(({ status }) => status === 'succeeded').map(toPayment);
      }),

    moneyBackSince: (since) =>
      unhurried(async () => {
        const params = { created: createdSince(since), limit: 100 };
        const refunds = await every(stripe.refunds.list(params));
        return [...refunds, ...(await every(stripe.disputes.list(params)))].map(toMoneyBack);
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

const createdSince = (since: number) => ({ gte: Math.floor(since / 1000) });

/** Everything that a list holds, page by page. */
async function every<T extends { id: string }>(list: Stripe.ApiListPromise<T>): Promise<T[]> {
  toList(await list);
  const all: T[] = [];
  for await (const item of list) all.push(item);
  return all;
}

const reliedSession = (call: () => Promise<Stripe.Checkout.Session>) =>
  relied(async () => toSession(await call()));

/** Runs a call within the deadline; whatever goes wrong becomes a {@link PaymentProviderError}. */
async function relied<T>(call: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new PaymentProviderError('the payment provider is too slow', 'time')),
      deadline,
    );
  });
  return unhurried(() => Promise.race([call(), timeout])).finally(() => clearTimeout(timer));
}

async function unhurried<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw toTrouble(error);
  }
}

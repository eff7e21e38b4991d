import Stripe from 'stripe';
import type { Field } from './field.ts';

/** What the payment provider has of an order's money, in cents. */
export interface ProviderMoney {
  readonly charged: number;
  /** Back with the customer or on its way there. */
  readonly refunded: number;
  /** What banks have taken back for good. */
  readonly lost: number;
  /** Whether a refund did not get there. */
  readonly hasFailed: boolean;
}

/** The provider's own SDK. */
export function providerOf({ paymentUrl }: Pick<Field, 'paymentUrl'>): Stripe {
  const { hostname, port } = new URL(paymentUrl);
  return new Stripe('sk_test_sandbox', { host: hostname, port, protocol: 'http', telemetry: false });
}

/** What the provider has of each order's money, by its public id; asked past the shop. */
export async function providerBooks(field: Field): Promise<(publicId: string) => ProviderMoney> {
  const stripe = providerOf(field);
  const orderOf = new Map<string, string>();
  const books = new Map<string, ProviderMoney>();
  const add = (intent: unknown, change: (money: ProviderMoney) => Partial<ProviderMoney>) => {
    const publicId = orderOf.get(String(intent)) ?? 'nobody';
    const money = books.get(publicId) ?? nothing;
    books.set(publicId, { ...money, ...change(money) });
  };
  for await (const session of stripe.checkout.sessions.list({ limit: 100 })) {
    // A change is known by a reference that holds the one of its order.
    const publicId = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/.exec(session.client_reference_id ?? '')?.[0];
    if (publicId && session.payment_intent) orderOf.set(String(session.payment_intent), publicId);
  }
  for await (const { payment_intent, amount } of stripe.charges.list({ limit: 100 }))
    add(payment_intent, ({ charged }) => ({ charged: charged + amount }));
  for await (const { payment_intent, amount, status } of stripe.refunds.list({ limit: 100 })) {
    const isBack = status !== 'failed' && status !== 'canceled';
    add(payment_intent, ({ refunded, hasFailed }) => ({
      refunded: refunded + (isBack ? amount : 0),
      hasFailed: hasFailed || !isBack,
    }));
  }
  for await (const { payment_intent, amount, status } of stripe.disputes.list({ limit: 100 }))
    add(payment_intent, ({ lost }) => ({ lost: lost + (status === 'lost' ? amount : 0) }));
  return (publicId) => books.get(publicId) ?? nothing;
}

const nothing: ProviderMoney = { charged: 0, refunded: 0, lost: 0, hasFailed: false };

import Stripe from 'stripe';
import type { TestOrder } from './orders.ts';
import type { TestShop } from './shop.ts';

/** The provider's own SDK, for what is done there without the shop. */
export function stripeOf({ paymentUrl }: Pick<TestShop, 'paymentUrl'>): Stripe {
  const { hostname, port } = new URL(paymentUrl);
  return new Stripe('sk_test_sandbox', { host: hostname, port, protocol: 'http', telemetry: false });
}

/** A payment page, in cents, for an order that the shop has lost. */
export function lostPayment(shop: Pick<TestShop, 'paymentUrl'>, amount: number) {
  return stripeOf(shop).checkout.sessions.create({
    mode: 'payment',
    client_reference_id: '0f8fad5b-d9cb-469f-a165-70867728950e',
    success_url: 'http://shop.test/payment/success',
    line_items: [
      { quantity: 1, price_data: { currency: 'eur', unit_amount: amount, product_data: { name: 'Lost' } } },
    ],
  });
}

/** Does in the provider's own pages, or at the customer's bank, what the shop did not ask for. */
export async function elsewhere(
  shop: TestShop,
  { sessionId }: Pick<TestOrder, 'sessionId'>,
  action:
    | 'refund'
    | 'fail-refund'
    | 'inquiry'
    | 'escalate-inquiry'
    | 'close-inquiry'
    | 'dispute'
    | 'win-dispute'
    | 'lose-dispute',
  amount?: number,
): Promise<{ id: string }> {
  const answer = await fetch(`${shop.paymentUrl}/_sandbox/payments/${sessionId}/${action}`, {
    method: 'POST',
    body: JSON.stringify({ amount }),
  });
  if (!answer.ok) throw new Error(`${action}: ${await answer.text()}`);
  return (await answer.json()) as { id: string };
}

/** The events that the provider has sent of late, and whether the shop took them. */
export async function eventsOf(shop: TestShop) {
  const { data } = (await (await fetch(`${shop.paymentUrl}/_sandbox/events`)).json()) as {
    data: { event: { id: string; type: string }; fate: string; attempts: number }[];
  };
  return data;
}

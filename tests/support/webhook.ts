import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { call } from './client.ts';
import type { TestOrder } from './orders.ts';
import type { TestShop } from './shop.ts';

interface WebhookChange {
  secret?: string;
  /** Seconds. */
  age?: number;
  id?: string;
  type?: string;
  /** What it is about, in place of the session. */
  object?: object;
}

/** Posts an event about an order's session, signed as the provider does. */
export async function postWebhook(
  shop: TestShop,
  placed: Pick<TestOrder, 'sessionId' | 'publicId'>,
  change: WebhookChange = {},
) {
  const { secret = 'whsec_sandbox', age = 0, id = `evt_${randomUUID()}` } = change;
  const { type = 'checkout.session.completed' } = change;
  const session = { id: placed.sessionId, object: 'checkout.session', client_reference_id: placed.publicId };
  const { object = session } = change;
  const payload = JSON.stringify({ id, object: 'event', type, data: { object } });
  const timestamp = Math.floor(Date.now() / 1000) - age;
  const header = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp });
  return call(shop, 'POST', '/v1/payments/webhook', {
    body: payload,
    headers: { 'Stripe-Signature': header },
  });
}

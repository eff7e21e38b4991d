import { afterAll, expect, test } from 'vitest';
import { openSandbox, order } from './testing/sandbox.ts';
import { differences } from './testing/stripe-types.ts';

const { sandbox, receiver, close } = await openSandbox();
afterAll(close);

const ask = async (place: string, init: RequestInit = {}) => {
  const headers = { authorization: 'Bearer sk_test_sandbox' };
  return (await fetch(`${sandbox.url}/v1/${place}`, { headers, ...init })).json() as Promise<object>;
};

test('every object that the sandbox answers is one that Stripe’s published types know', async () => {
  const { checkout, coupons, refunds } = sandbox.stripe;
  const coupon = await coupons.create({ amount_off: 600, currency: 'eur', duration: 'once', name: 'TEN' });
  const session = await checkout.sessions.create(order({ discounts: [{ coupon: coupon.id }], locale: 'de' }));
  const place = `checkout/sessions/${session.id}`;
  const open = await ask(`${place}?expand[]=line_items`);
  await sandbox.control(`sessions/${session.id}/decline`, {});
  const declined = await ask(`${place}?expand[]=payment_intent`);
  await sandbox.control(`sessions/${session.id}/pay`, {});
  const paid = await ask(`${place}?expand[]=payment_intent`);
  const intent = String((await checkout.sessions.retrieve(session.id)).payment_intent);
  const refund = await refunds.create({ payment_intent: intent, amount: 500, reason: 'duplicate' });
  const made = await ask(`refunds/${refund.id}`);
  await sandbox.control(`refunds/${refund.id}/fail`, {});
  await sandbox.control(`payments/${session.id}/dispute`, {});
  await expect.poll(() => receiver.events.length).toBeGreaterThanOrEqual(8);
  const problems = differences([
    { type: 'Stripe.Coupon', json: await ask(`coupons/${coupon.id}`) },
    { type: 'Stripe.Checkout.Session', json: open },
    { type: 'Stripe.Checkout.Session', json: declined },
    { type: 'Stripe.Checkout.Session', json: paid },
    { type: 'Stripe.PaymentIntent', json: await ask(`payment_intents/${intent}`) },
    { type: 'Stripe.ApiList<Stripe.Charge>', json: await ask('charges') },
    { type: 'Stripe.Account', json: await ask('account') },
    { type: 'Stripe.ApiList<Stripe.WebhookEndpoint>', json: await ask('webhook_endpoints') },
    { type: 'Stripe.Refund', json: made },
    { type: 'Stripe.ApiList<Stripe.Refund>', json: await ask('refunds') },
    { type: 'Stripe.ApiList<Stripe.Dispute>', json: await ask('disputes') },
    {
      type: '{ error: Partial<Stripe.StripeRawError> }',
      json: await ask('checkout/sessions', { method: 'POST', body: 'mode=payment' }),
    },
    ...receiver.events.map((event) => ({
      type: `Extract<Stripe.Event, { type: '${event.type}' }>`,
      json: event,
    })),
  ]);
  expect(problems).toEqual([]);
});

test('a field that Stripe lacks, one that is missing and a word of ours are each found', () => {
  const word = { type: 'Stripe.Refund["reason"]', json: 'changed_my_mind' };
  const field = { type: 'Stripe.Checkout.Session.TotalDetails', json: { amount_tips: 0 } };
  expect(differences([word])).toHaveLength(1);
  expect(differences([field]).join()).toMatch(/amount_tips/);
});

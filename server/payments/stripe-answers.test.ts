import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { toSession } from './stripe-answers.ts';

const session = {
  id: 'cs_1',
  object: 'checkout.session',
  status: 'open',
  payment_status: 'unpaid',
  url: 'http://pay.example/cs_1',
  client_reference_id: 'order',
  amount_total: 11_600,
  currency: 'eur',
  payment_intent: null,
  expires_at: 1_800_000_000,
};

test('a session ends when its provider says', () => {
  const answer = session as unknown as Stripe.Checkout.Session;
  expect(toSession(answer)).toMatchObject({ id: 'cs_1', expiresAt: 1_800_000_000_000 });
});

test.each(['id', 'object', 'status', 'expires_at'])('an answer without %s is no session', (key) => {
  const answer = { ...session, [key]: undefined } as unknown as Stripe.Checkout.Session;
  expect(() => toSession(answer)).toThrow('the answer is no checkout session');
});

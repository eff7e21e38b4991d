import { paymentWebhook } from '#contract/shop/payments.ts';
import type { Deps } from '../../deps.ts';
import { takePaymentEvent } from '../../services/payments/take-payment-event.ts';
import { newRoutes } from '../routes.ts';

export function paymentRoutes(deps: Deps) {
  return newRoutes().openapi(paymentWebhook, async (c) => {
    // The signature covers the bytes as they were sent, not the parsed body.
    await takePaymentEvent(deps, await c.req.text(), c.req.header('Stripe-Signature'));
    return c.json({ received: true as const }, 200);
  });
}

import { createRoute, z } from '@hono/zod-openapi';
import { bodyErrors, errors, json } from './responses.ts';

/** Where the payment provider reports to, signed. Ours. */
export const paymentWebhook = createRoute({
  operationId: 'paymentWebhook',
  method: 'post',
  path: '/v1/payments/webhook',
  summary: 'Signed events of the payment provider',
  tags: ['Payments'],
  security: [],
  request: {
    headers: z.object({ 'stripe-signature': z.string().optional() }),
    body: { required: true, content: { 'application/json': { schema: z.record(z.string(), z.unknown()) } } },
  },
  responses: {
    200: json('Taken', z.object({ received: z.literal(true) })),
    ...errors('SignatureInvalid', ...bodyErrors),
  },
});

import { createRoute, z } from '@hono/zod-openapi';
import { json } from '../../shop/responses.ts';
import { OfOrder } from '../fields.ts';
import { body, cookie, staffErrors, writeErrors } from '../responses.ts';

/** The driver says in how many minutes they are there. */
export const sayArrival = createRoute({
  operationId: 'sayArrival',
  method: 'post',
  path: '/kitchen/api/orders/{publicProductOrderId}/arrival',
  summary: 'Say in how many minutes one is there',
  description:
    'More than a quarter of an hour after the agreed time the customer is told by e-mail, ten seconds later; again only where it gets another quarter of an hour later.',
  tags: ['Runs'],
  security: cookie,
  request: {
    params: OfOrder,
    body: body(z.object({ minutes: z.number().int().min(0).max(240) }), { minutes: 10 }),
  },
  responses: {
    200: json(
      'When',
      z.object({
        expectedAt: z.number().int(),
        isLate: z.boolean().optional().openapi({
          description:
            'Later than was agreed, and the customer gets an e-mail of it; absent in answers of older releases',
        }),
      }),
    ),
    ...staffErrors('OrderNotFound', 'OrderNotOfRun', ...writeErrors),
  },
});

/** The driver takes back what they said of their arrival. */
export const takeBackArrival = createRoute({
  operationId: 'takeBackArrival',
  method: 'delete',
  path: '/kitchen/api/orders/{publicProductOrderId}/arrival',
  summary: 'Take back when one is there',
  description:
    'What was said before counts again. From the device that said it within ten seconds, and for the office at any time.',
  tags: ['Runs'],
  security: cookie,
  request: { params: OfOrder },
  responses: {
    204: { description: 'Not said' },
    ...staffErrors('OrderNotFound', 'StageNotPossible', 'ForeignOrigin'),
  },
});

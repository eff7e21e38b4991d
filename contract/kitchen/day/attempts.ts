import { createRoute, z } from '@hono/zod-openapi';
import { textUpTo } from '../../shop/fields.ts';
import { json } from '../../shop/responses.ts';
import { GivenInstant, OfOrder, PressId } from '../fields.ts';
import { body, cookie, staffErrors, writeErrors } from '../responses.ts';
import { NoticeSchema } from './notices.ts';

const params = z.object({ attemptId: PressId });

export const AttemptSchema = NoticeSchema.pick({ at: true, order: true })
  .extend({
    id: z.uuid(),
    note: z.string().nullable().optional().openapi({
      description: 'What the driver wrote about it; null for nothing, absent in answers of older releases',
    }),
    isDelivered: z.boolean().optional().openapi({
      description:
        'Somebody has reported it as delivered all the same: one of both is wrong; absent in answers of older releases',
    }),
  })
  .openapi('DeliveryAttempt');
export type Attempt = z.infer<typeof AttemptSchema>;

/** A driver was at the door and nobody took the order. */
export const noteAttempt = createRoute({
  operationId: 'noteAttempt',
  method: 'post',
  path: '/kitchen/api/orders/{publicProductOrderId}/attempts',
  summary: 'Note that nobody was there',
  description:
    'The order stays where it is, and the office is told. May be sent long after it happened, from a device that had no connection: `at` says when.',
  tags: ['Runs'],
  security: cookie,
  request: {
    params: OfOrder,
    body: body(
      z.object({
        id: PressId,
        at: GivenInstant,
        note: textUpTo(2000).trim().default(''),
      }),
      { id: '0f8fad5b-d9cb-469f-a165-70867728950e', at: 1_795_700_000, note: 'Back at two' },
    ),
  },
  responses: {
    200: json(
      'Noted, of an order that somebody has reported as delivered meanwhile',
      z.object({ isDelivered: z.boolean() }),
    ),
    204: { description: 'Noted' },
    ...staffErrors('OrderNotFound', 'OrderNotBinding', 'OrderNotOfRun', ...writeErrors),
  },
});

/** Somebody was there after all. */
export const takeBackAttempt = createRoute({
  operationId: 'takeBackAttempt',
  method: 'delete',
  path: '/kitchen/api/orders/{publicProductOrderId}/attempts/{attemptId}',
  summary: 'Take back that nobody was there',
  description: 'From the device that said it within ten seconds, and for the office at any time.',
  tags: ['Runs'],
  security: cookie,
  request: { params: OfOrder.extend(params.shape) },
  responses: {
    204: { description: 'It was not so' },
    ...staffErrors('OrderNotFound', 'StageNotPossible', 'ForeignOrigin'),
  },
});

/** What nobody took and nobody has seen to yet. */
export const listAttempts = createRoute({
  operationId: 'listAttempts',
  method: 'get',
  path: '/kitchen/api/attempts',
  summary: 'Deliveries that nobody took, until somebody has seen to them',
  description: 'The last attempt of each order.',
  tags: ['Notices'],
  security: cookie,
  responses: { 200: json('The oldest first', z.array(AttemptSchema)), ...staffErrors() },
});

/** Somebody has seen to it. */
export const closeAttempt = createRoute({
  operationId: 'closeAttempt',
  method: 'post',
  path: '/kitchen/api/attempts/{attemptId}/close',
  summary: 'Note that somebody has seen to it',
  tags: ['Notices'],
  security: cookie,
  request: { params },
  responses: { 204: { description: 'Noted' }, ...staffErrors('NoticeNotFound', 'ForeignOrigin') },
});

/** It was not seen to after all. */
export const reopenAttempt = createRoute({
  ...closeAttempt,
  operationId: 'reopenAttempt',
  path: '/kitchen/api/attempts/{attemptId}/reopen',
  summary: 'Take back that somebody has seen to it',
});

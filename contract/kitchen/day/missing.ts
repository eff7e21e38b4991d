import { createRoute, z } from '@hono/zod-openapi';
import { json } from '../../shop/responses.ts';
import { OfOrder } from '../fields.ts';
import { cookie, staffErrors } from '../responses.ts';
import { NoticeSchema } from './notices.ts';

export const MissingSchema = NoticeSchema.pick({ at: true })
  .extend({
    order: NoticeSchema.shape.order.unwrap(),
    dishes: z.array(z.string()).openapi({
      description: 'Localized; `wish` for what the note asked for besides',
    }),
  })
  .openapi('Missing');
/** What an order has left without. */
export type Missing = z.infer<typeof MissingSchema>;

/** What orders have left without, until it is brought or settled. */
export const listMissing = createRoute({
  operationId: 'listMissing',
  method: 'get',
  path: '/kitchen/api/missing',
  summary: 'Orders of the last two weeks that have left without something',
  description:
    'Until it is ticked as packed or loaded after all, its price is taken off, or somebody says that nothing is left to do; a departure that is taken back leaves nothing to settle.',
  tags: ['Notices'],
  security: cookie,
  responses: { 200: json('The oldest first', z.array(MissingSchema)), ...staffErrors() },
});

/** Nothing is left to do about it. */
export const closeMissing = createRoute({
  operationId: 'closeMissing',
  method: 'post',
  path: '/kitchen/api/missing/{publicProductOrderId}/close',
  summary: 'Note that it is settled',
  tags: ['Notices'],
  security: cookie,
  request: { params: OfOrder },
  responses: {
    204: { description: 'Noted' },
    ...staffErrors('OrderNotFound', 'NoticeNotFound', 'ForeignOrigin'),
  },
});

/** It is not settled after all. */
export const reopenMissing = createRoute({
  ...closeMissing,
  operationId: 'reopenMissing',
  path: '/kitchen/api/missing/{publicProductOrderId}/reopen',
  summary: 'Take back that it is settled',
});

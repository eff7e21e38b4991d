import { createRoute, z } from '@hono/zod-openapi';
import { json } from '../../shop/responses.ts';
import { OfOrder } from '../fields.ts';
import { cookie, staffErrors } from '../responses.ts';
import { NoticeSchema } from './notices.ts';

const AlcoholBackSchema = NoticeSchema.pick({ at: true })
  .extend({ order: NoticeSchema.shape.order.unwrap() })
  .openapi('AlcoholBack');
export type AlcoholBack = z.infer<typeof AlcoholBackSchema>;

/** What nobody was old enough for, until somebody has settled its price. */
export const listAlcoholBack = createRoute({
  operationId: 'listAlcoholBack',
  method: 'get',
  path: '/kitchen/api/alcohol-back',
  summary: 'Orders whose alcohol came back, until somebody has settled its price',
  description:
    'Since nobody was old enough for it. Its price taken off settles it, and so does that somebody says so; a hand-over that is taken back leaves nothing to settle.',
  tags: ['Notices'],
  security: cookie,
  responses: { 200: json('The oldest first', z.array(AlcoholBackSchema)), ...staffErrors() },
});

/** Nothing is left to do about it. */
export const closeAlcoholBack = createRoute({
  operationId: 'closeAlcoholBack',
  method: 'post',
  path: '/kitchen/api/alcohol-back/{publicProductOrderId}/close',
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
export const reopenAlcoholBack = createRoute({
  ...closeAlcoholBack,
  operationId: 'reopenAlcoholBack',
  path: '/kitchen/api/alcohol-back/{publicProductOrderId}/reopen',
  summary: 'Take back that it is settled',
});

import { createRoute, z } from '@hono/zod-openapi';
import { IdParam, PublicOrderId } from '../../shop/fields.ts';
import { json } from '../../shop/responses.ts';
import { PressHeaders } from '../fields.ts';
import { cookie, staffErrors } from '../responses.ts';

const shared = {
  path: '/kitchen/api/orders/{publicProductOrderId}/unpacked/{id}',
  tags: ['Packing'],
  security: cookie,
  request: {
    params: z.object({ publicProductOrderId: PublicOrderId, id: IdParam }),
    headers: PressHeaders,
  },
  responses: {
    200: json('Whether it is unpacked now', z.object({ isUnpacked: z.boolean() })),
    ...staffErrors('OrderNotFound', 'NothingToUnpack', 'OrderChangedMeanwhile', 'ForeignOrigin'),
  },
};

/** Says that something was put away again that its order needs no more: `id` of `putAway`. */
export const setUnpacked = createRoute({
  ...shared,
  operationId: 'setUnpacked',
  method: 'put',
  summary: 'Say that something was put away again',
  description: 'Once or often is the same.',
});

/** Takes that back. */
export const removeUnpacked = createRoute({
  ...shared,
  operationId: 'removeUnpacked',
  method: 'delete',
  summary: 'Take back that something was put away again',
  description: 'Once or often is the same.',
});

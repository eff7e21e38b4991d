import { createRoute, z } from '@hono/zod-openapi';
import { PublicOrderId } from '../../shop/fields.ts';
import { json } from '../../shop/responses.ts';
import { cookie, staffErrors } from '../responses.ts';

const shared = {
  path: '/kitchen/api/orders/{publicProductOrderId}/unpacked',
  tags: ['Packing'],
  security: cookie,
  request: { params: z.object({ publicProductOrderId: PublicOrderId }) },
  responses: {
    200: json('Whether it is unpacked now', z.object({ isUnpacked: z.boolean() })),
    ...staffErrors('OrderNotFound', 'NothingToUnpack', 'ForeignOrigin'),
  },
};

/** Says that what lay packed of a canceled order was taken away. */
export const setUnpacked = createRoute({
  ...shared,
  operationId: 'setUnpacked',
  method: 'put',
  summary: 'Say that a canceled order was unpacked',
  description: 'Once or often is the same.',
});

/** Takes that back. */
export const removeUnpacked = createRoute({
  ...shared,
  operationId: 'removeUnpacked',
  method: 'delete',
  summary: 'Take back that a canceled order was unpacked',
  description: 'Once or often is the same.',
});

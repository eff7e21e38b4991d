import { createRoute, z } from '@hono/zod-openapi';
import { stages } from '#rules/orders/stages.ts';
import { PublicOrderId } from '../../shop/fields.ts';
import { json } from '../../shop/responses.ts';
import { PressHeaders } from '../fields.ts';
import { cookie, staffErrors } from '../responses.ts';

export const TickItem = z
  .string()
  .regex(/^([1-9]\d{0,8}|wish)$/)
  .openapi({
    example: '101',
    description: 'Id of the product, or `wish` for what the customer asked for besides',
  });

const params = z.object({
  publicProductOrderId: PublicOrderId,
  item: TickItem,
  kind: z.enum(['STARTED', 'COOKED', 'PACKED', 'LOADED']).openapi({ example: 'PACKED' }),
});
const answers = {
  200: json('Where the order stands', z.object({ stage: z.enum(stages) })),
  ...staffErrors(
    'OrderNotFound',
    'ItemNotInOrder',
    'OrderNotBinding',
    'TimeChanged',
    'OrderChangedMeanwhile',
    'ForeignOrigin',
  ),
};

/** Ticks off something of an order. */
export const setTick = createRoute({
  operationId: 'setTick',
  method: 'put',
  path: '/kitchen/api/orders/{publicProductOrderId}/ticks/{item}/{kind}',
  summary: 'Tick off that something is begun, made, packed or loaded',
  description:
    'Once or often is the same. The first that is begun or made moves the order into preparation. A driver ticks what is packed and loaded, today and tomorrow.',
  tags: ['Production', 'Packing'],
  security: cookie,
  request: { params, headers: PressHeaders },
  responses: answers,
});

/** Takes a tick back. */
export const removeTick = createRoute({
  operationId: 'removeTick',
  method: 'delete',
  path: '/kitchen/api/orders/{publicProductOrderId}/ticks/{item}/{kind}',
  summary: 'Take a tick back',
  description: 'Once or often is the same.',
  tags: ['Production', 'Packing'],
  security: cookie,
  request: { params, headers: PressHeaders },
  responses: answers,
});

import { createRoute, z } from '@hono/zod-openapi';
import { PublicOrderId } from '../shop/fields.ts';
import {
  CancelQuoteSchema,
  ChangeQuoteSchema,
  ChangeWishSchema,
  changeErrors,
} from '../shop/order-changes.ts';
import { json } from '../shop/responses.ts';
import { body, cookie, staffErrors, writeErrors } from './responses.ts';

const params = z.object({ publicProductOrderId: PublicOrderId });

/** What changing an order would cost its customer or give back. */
export const quoteKitchenChange = createRoute({
  operationId: 'quoteKitchenChange',
  method: 'post',
  path: '/kitchen/api/orders/{publicProductOrderId}/changes/quote',
  summary: 'What it would cost a customer to change an order, or give back',
  description: 'Writes nothing. The deadlines and the lead time of customers do not count.',
  tags: ['Order'],
  security: cookie,
  request: { params, body: body(ChangeWishSchema) },
  responses: {
    200: json('The quote', ChangeQuoteSchema),
    ...staffErrors('OrderNotFound', ...changeErrors, ...writeErrors),
  },
});

/** What canceling an order would cost its customer and give back. */
export const quoteKitchenCancel = createRoute({
  operationId: 'quoteKitchenCancel',
  method: 'post',
  path: '/kitchen/api/orders/{publicProductOrderId}/cancel/quote',
  summary: 'What it would cost a customer to cancel an order, and give back',
  description: 'Writes nothing. Whoever cancels it here gives all of it back for now.',
  tags: ['Order'],
  security: cookie,
  request: { params },
  responses: {
    200: json('The quote', CancelQuoteSchema),
    ...staffErrors('OrderNotFound', 'OrderAlreadyCanceled', 'ForeignOrigin'),
  },
});

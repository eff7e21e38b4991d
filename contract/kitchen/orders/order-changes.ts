import { createRoute, z } from '@hono/zod-openapi';
import { stations } from '#rules/catalogue/stations.ts';
import { FeePercent } from '../../shop/change-fields.ts';
import { Text } from '../../shop/fields.ts';
import { CancelQuoteSchema } from '../../shop/order-cancel.ts';
import {
  AgreedSchema,
  ChangeMadeSchema,
  ChangeQuoteSchema,
  ChangeWishSchema,
  changeErrors,
} from '../../shop/order-changes.ts';
import { json } from '../../shop/responses.ts';
import { printKinds } from '../day/prints.ts';
import { ClockTime, Instant, OfOrder } from '../fields.ts';
import { body, cookie, staffErrors, writeErrors } from '../responses.ts';

const LoadChange = {
  portions: z.number().int().openapi({ description: 'Promised now, with this order' }),
  after: z.number().int(),
  most: z.number().int(),
};

/** What of an order is to be different, and how much of the fee is kept. */
const KitchenChangeWishSchema = ChangeWishSchema.extend({
  feePercent: FeePercent.min(0).max(100).optional().openapi({
    description: 'Kept of what is taken out; left out, or more than the fee table says, what that says',
  }),
});
export type KitchenChangeWish = z.infer<typeof KitchenChangeWishSchema>;

const KitchenChangeQuoteSchema = ChangeQuoteSchema.extend({
  stepPercent: FeePercent.openapi({ description: 'What the fee table says now' }),
  effects: z
    .object({
      slot: z
        .array(z.object({ sellerId: z.number().int(), ...LoadChange }))
        .openapi({ description: 'At the time of the order, of the kitchens that make something of it' }),
      day: z
        .object(LoadChange)
        .nullable()
        .openapi({ description: 'Of all kitchens; null where no time is agreed' }),
      starts: z
        .array(
          z.object({
            productId: z.number().int(),
            station: z.enum(stations).nullable(),
            startBy: ClockTime.nullable(),
            startsDayBefore: z.boolean(),
          }),
        )
        .openapi({ description: 'When the dishes that differ are begun' }),
      sheets: z
        .array(
          z.object({
            kind: z.enum(printKinds),
            sellerId: z.number().int().nullable(),
            printedAt: Instant,
          }),
        )
        .openapi({ description: 'Printed ones that would be old' }),
    })
    .openapi({ description: 'What it would mean to those who cook' }),
}).openapi('KitchenChangeQuote');
export type KitchenChangeQuote = z.infer<typeof KitchenChangeQuoteSchema>;

/** What changing an order would cost its customer or give back. */
export const quoteKitchenChange = createRoute({
  operationId: 'quoteKitchenChange',
  method: 'post',
  path: '/kitchen/api/orders/{publicProductOrderId}/changes/quote',
  summary: 'What it would cost a customer to change an order, or give back',
  description: 'Writes nothing. The deadlines and the lead time of customers do not count.',
  tags: ['Order'],
  security: cookie,
  request: { params: OfOrder, body: body(KitchenChangeWishSchema) },
  responses: {
    200: json('The quote', KitchenChangeQuoteSchema),
    ...staffErrors('OrderNotFound', ...changeErrors, ...writeErrors),
  },
});

const KitchenCancelQuoteSchema = CancelQuoteSchema.extend({
  halfVat: CancelQuoteSchema.shape.feeVat.optional().openapi({
    description: 'What a document about half of the fee says; absent in answers of older releases',
  }),
}).openapi('KitchenCancelQuote');
export type KitchenCancelQuote = z.infer<typeof KitchenCancelQuoteSchema>;

/** What canceling an order would cost its customer and give back. */
export const quoteKitchenCancel = createRoute({
  operationId: 'quoteKitchenCancel',
  method: 'post',
  path: '/kitchen/api/orders/{publicProductOrderId}/cancel/quote',
  summary: 'What it would cost a customer to cancel an order, and give back',
  description: 'Writes nothing. Whoever cancels it here says whether it is kept.',
  tags: ['Order'],
  security: cookie,
  request: { params: OfOrder },
  responses: {
    200: json('The quote', KitchenCancelQuoteSchema),
    ...staffErrors('OrderNotFound', 'OrderAlreadyCanceled', 'ForeignOrigin'),
  },
});

/** Changes an order that is paid, as its customer would. */
export const changeKitchenOrder = createRoute({
  operationId: 'changeKitchenOrder',
  method: 'post',
  path: '/kitchen/api/orders/{publicProductOrderId}/changes',
  summary: 'Change an order that is paid',
  description:
    'For the difference of the quote. Where something is to be paid, the change counts once it is: the answer says where, the customer is told by e-mail, and its room is kept two hours; meanwhile only what to mind and the guests can be changed, as far as that change leaves them.',
  tags: ['Order'],
  security: cookie,
  request: {
    params: OfOrder,
    body: body(
      KitchenChangeWishSchema.extend(AgreedSchema).extend({
        reason: Text.optional().openapi({ description: 'Noted for who works here' }),
      }),
    ),
  },
  responses: {
    200: json('The change is made, or waits for its payment', ChangeMadeSchema),
    ...staffErrors(
      'StepUpRequired',
      'OrderNotFound',
      'DayAlreadyMoved',
      'OrderChangedMeanwhile',
      'ChangeCostsDiffer',
      'ChangeUnderWay',
      'PaymentDisputed',
      'PaymentProviderFailed',
      'PaymentProviderTimeout',
      ...changeErrors,
      ...writeErrors,
    ),
  },
});

/** Drops a change that waits for its payment. */
export const dropKitchenChange = createRoute({
  operationId: 'dropKitchenChange',
  method: 'post',
  path: '/kitchen/api/orders/{publicProductOrderId}/changes/drop',
  summary: 'Drop the change that waits for its payment',
  tags: ['Order'],
  security: cookie,
  request: { params: OfOrder },
  responses: {
    204: { description: 'No change waits any more' },
    ...staffErrors(
      'OrderNotFound',
      'OrderChangedMeanwhile',
      'PaymentNotConfirmed',
      'PaymentProviderFailed',
      'PaymentProviderTimeout',
      'ForeignOrigin',
    ),
  },
});

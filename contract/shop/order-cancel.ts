import { createRoute, z } from '@hono/zod-openapi';
import { agreed, FeePercent, FeeTax, MeantOrder, Share, UnixSeconds } from './change-fields.ts';
import { bearer, byOrderLink, Euro, GivenEuro } from './fields.ts';
import { bodyErrors, errors, json } from './responses.ts';

export const CancelQuoteSchema = z
  .object({
    fee: Euro.openapi({ description: 'What is kept' }),
    refund: Euro.openapi({ description: 'What goes back: with the fee what is there of its money' }),
    feePercent: FeePercent,
    feeTax: FeeTax,
    feeVat: z
      .array(z.object({ rate: z.number().int().nullable(), ...Share }))
      .openapi({ description: 'What a document about the fee says; without VAT the rate is null' }),
    stages: z
      .array(
        z.object({
          until: UnixSeconds.nullable().openapi({ description: 'Null: ever after' }),
          percent: FeePercent,
          fee: Euro,
          isNow: z.boolean(),
        }),
      )
      .openapi({ description: 'What it costs when, in turn' }),
  })
  .openapi('CancelQuote');
export type CancelQuote = z.infer<typeof CancelQuoteSchema>;

/** What canceling an order would cost and give back. Ours. */
export const quoteOrderCancel = createRoute({
  operationId: 'quoteOrderCancel',
  method: 'post',
  path: '/v1/order/cancel/quote',
  summary: 'What it would cost to cancel an order, and give back',
  description: 'Writes nothing. Until when an order can be canceled here is said by the terms.',
  tags: ['Orders'],
  security: [...byOrderLink, ...bearer],
  request: { body: { required: true, content: { 'application/json': { schema: MeantOrder } } } },
  responses: {
    200: json('The quote', CancelQuoteSchema),
    ...errors(
      'SessionInvalid',
      'OrderNotFound',
      'OrderAlreadyCanceled',
      'OrderTooLateToCancel',
      'PaymentDisputed',
      ...bodyErrors,
    ),
  },
});

/** Cancels an order for the fee that was seen. Ours. */
export const cancelOrderForFee = createRoute({
  operationId: 'cancelOrderForFee',
  method: 'post',
  path: '/v1/order/cancel',
  summary: 'Cancel an order that is paid',
  description: 'For the fee of the quote; the rest goes back. Asks for a session.',
  tags: ['Orders'],
  security: bearer,
  request: agreed(
    { fee: GivenEuro.openapi({ description: 'Of the quote: another one is refused', example: 0 }) },
    { fee: 0 },
  ),
  responses: {
    200: json('What is kept, and what goes back', z.object({ fee: Euro, refund: Euro })),
    ...errors(
      'SessionInvalid',
      'OrderNotFound',
      'OrderAlreadyCanceled',
      'OrderTooLateToCancel',
      'PaymentDisputed',
      'PaymentNotConfirmed',
      'ChangeCostsDiffer',
      'CancellationUnderWay',
      ...bodyErrors,
    ),
  },
});

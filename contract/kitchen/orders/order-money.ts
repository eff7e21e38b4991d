import { createRoute, z } from '@hono/zod-openapi';
import { GivenEuro, RequiredText } from '../../shop/fields.ts';
import { DayParam, OfOrder } from '../fields.ts';
import { body, cookie, staffErrors, writeErrors } from '../responses.ts';

/** Books that the money of an order is on the shop's account. */
export const bookTransfer = createRoute({
  operationId: 'bookTransfer',
  method: 'post',
  path: '/kitchen/api/orders/{publicProductOrderId}/transfer',
  summary: 'Book a bank transfer, which makes an order PAID',
  description:
    'For an order that waits for its payment, whose page is closed first, and for one that ended without any. Invoice and confirmation leave as for any payment.',
  tags: ['Order'],
  security: cookie,
  request: {
    params: OfOrder,
    body: body(
      z.object({
        id: z.uuid().openapi({ description: 'Of the press: sent again, it books nothing again' }),
        amount: GivenEuro.positive().openapi({
          description: 'Euro that came in: the whole total of the order',
          example: 116,
        }),
        receivedOn: DayParam.openapi({
          description:
            'On which it was on the account: today at the latest, and no more than 60 days before the order',
        }),
        reason: RequiredText.openapi({
          description: 'What the bank’s statement says of it; kept beside the money, not in the history',
        }),
      }),
      {
        id: '0f8fad5b-d9cb-469f-a165-70867728950e',
        amount: 116,
        receivedOn: '2026-11-20',
        reason: 'Transfer 4711, Holm GmbH',
      },
    ),
  },
  responses: {
    204: { description: 'Paid' },
    ...staffErrors(
      'StepUpRequired',
      'OrderNotFound',
      'OrderAlreadyPaid',
      'OrderAlreadyCanceled',
      'PaidOnline',
      'PaymentUnderWay',
      'TransferAmountDiffers',
      'PaymentProviderFailed',
      'PaymentProviderTimeout',
      ...writeErrors,
    ),
  },
});

/** Notes that money of an order was sent back by hand. */
export const markRefunded = createRoute({
  operationId: 'markRefunded',
  method: 'post',
  path: '/kitchen/api/orders/{publicProductOrderId}/refunded',
  summary: 'Note that money was sent back by hand',
  description: 'Of an order whose money came by bank transfer, or whose refund failed at the provider.',
  tags: ['Order'],
  security: cookie,
  request: {
    params: OfOrder,
    body: {
      required: false,
      content: {
        'application/json': {
          schema: z.object({
            amount: GivenEuro.optional().openapi({
              description:
                'What was sent, as `byHand` said; refused where it is another amount by now. Not asked where it is not said',
              example: 58,
            }),
            sentOn: DayParam.optional().openapi({
              description:
                'Today unless given; of this month, since payments of one that is over may be in the books, and not before the money came',
            }),
          }),
        },
      },
    },
  },
  responses: {
    204: { description: 'Noted; sent again, it changes nothing' },
    ...staffErrors(
      'StepUpRequired',
      'OrderNotFound',
      'NothingToRefund',
      'RefundAmountDiffers',
      'MonthOver',
      'SentBackBeforePaid',
      'SentBackBeforeCanceled',
      ...writeErrors,
    ),
  },
});

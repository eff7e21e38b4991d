import { createRoute, z } from '@hono/zod-openapi';
import { GivenEuro, Id, SeenVersion, Text } from '../../shop/fields.ts';
import { OfOrder } from '../fields.ts';
import { body, cookie, staffErrors, writeErrors } from '../responses.ts';

/** Takes an amount off what an order has cost, once it has left. */
export const reducePrice = createRoute({
  operationId: 'reducePrice',
  method: 'post',
  path: '/kitchen/api/orders/{publicProductOrderId}/price-reduction',
  summary: 'Reduce the price of an order afterwards, and send that money back',
  description:
    'For something that was missing or not right, once the order has left or its time has come: before that what is ordered is changed. A credit note says it by the rates of what it is for; the customer gets it by e-mail.',
  tags: ['Order'],
  security: cookie,
  request: {
    params: OfOrder,
    body: body(
      z.object({
        id: z.uuid().openapi({ description: 'Of the press: sent again, it reduces nothing again' }),
        version: SeenVersion.openapi({ description: 'Of the order that was seen; another one is 409' }),
        amount: GivenEuro.positive().openapi({
          description: 'Euro that go back, `mostReduction` at most, also that of the dishes that it is for',
          example: 24.5,
        }),
        productIds: z
          .array(Id)
          .max(100)
          .optional()
          .openapi({
            description:
              'The dishes that it is for, at whose rates of VAT it is; left out, all that was ordered',
            example: [701],
          }),
        reason: Text.optional().openapi({ description: 'Noted for who works here' }),
      }),
      {
        id: '0f8fad5b-d9cb-469f-a165-70867728950e',
        version: 1,
        amount: 24.5,
        reason: 'A platter was missing',
      },
    ),
  },
  responses: {
    204: { description: 'Reduced' },
    ...staffErrors(
      'StepUpRequired',
      'OrderNotFound',
      'OrderNotBinding',
      'OrderChangedMeanwhile',
      'ChangeUnderWay',
      'NotReducible',
      'PaymentDisputed',
      ...writeErrors,
    ),
  },
});

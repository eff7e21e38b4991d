import { createRoute, z } from '@hono/zod-openapi';
import { maximumLines } from '#rules/orders/line-items.ts';
import { stages } from '#rules/orders/stages.ts';
import { locales } from '#rules/text/locale.ts';
import {
  Euro,
  GivenEuro,
  Id,
  PreferDateAndTime,
  RequiredName,
  RequiredText,
  Text,
  textUpTo,
} from '../../shop/fields.ts';
import { json } from '../../shop/responses.ts';
import { SlotSchema } from '../../shop/slots.ts';
import { ClockTime, DayParam, OfOrder } from '../fields.ts';
import { body, cookie, staffErrors, writeErrors } from '../responses.ts';

const Press = z.uuid().optional().openapi({ description: 'Of the press: sent again, it does nothing again' });

/** Longest letter to a customer, in characters. */
const letterLimit = 5000;

/** Writes a note about an order, for those who work here. */
export const addOrderNote = createRoute({
  operationId: 'addOrderNote',
  method: 'post',
  path: '/kitchen/api/orders/{publicProductOrderId}/notes',
  summary: 'Write a note about an order',
  description: 'A driver writes about those of today and tomorrow.',
  tags: ['Order'],
  security: cookie,
  request: {
    params: OfOrder,
    body: body(
      z.object({
        text: RequiredText,
        id: Press,
        toOffice: z.boolean().optional().openapi({
          description: 'It asks the office, and needs somebody until they have seen to it',
        }),
      }),
      { text: 'Two wraps apart' },
    ),
  },
  responses: { 204: { description: 'Written' }, ...staffErrors('OrderNotFound', ...writeErrors) },
});

/** Moves an order to another time, at the same price. */
export const moveOrderTime = createRoute({
  operationId: 'moveOrderTime',
  method: 'post',
  path: '/kitchen/api/orders/{publicProductOrderId}/time',
  summary: 'Move an order to another time, or set it where none is agreed',
  description:
    'The customer hears of it by e-mail. On another day the order gets the next number of that day.',
  tags: ['Order'],
  security: cookie,
  request: {
    params: OfOrder,
    body: body(
      z.object({
        day: DayParam,
        time: ClockTime,
        from: PreferDateAndTime.nullish().openapi({
          description: 'Where it was seen, null for no time; elsewhere it is 409',
        }),
        overbook: z.boolean().optional().openapi({
          description: 'Also where there is no room: a notice says so until somebody closes it',
        }),
        knownSoldOut: z.array(Id).max(maximumLines).optional().openapi({
          description:
            'Dishes that are known to be sold out for another day: it is moved there all the same, and a notice says so. One that is not among them refuses it',
        }),
      }),
      { day: '2026-11-26', time: '13:00', from: '2026-11-26T12:30' },
    ),
  },
  responses: {
    200: json(
      'When it is now',
      z.object({ day: z.string(), time: z.string(), bon: z.number().int().nullable() }),
    ),
    ...staffErrors(
      'OrderNotFound',
      'OrderNotBinding',
      'OrderAlreadyOut',
      'TimeChanged',
      'ChangeUnderWay',
      'DeliveryTimeUnavailable',
      'SoldOut',
      'SlotFull',
      ...writeErrors,
    ),
  },
});

/** The half hours of a day for an order that is to be moved. */
export const listOrderSlots = createRoute({
  operationId: 'listOrderSlots',
  method: 'get',
  path: '/kitchen/api/orders/{publicProductOrderId}/slots',
  summary: 'The half hours of a day, and whether an order fits',
  description: 'Without what the order itself takes. Customers’ lead time does not count.',
  tags: ['Order'],
  security: cookie,
  request: { params: OfOrder, query: z.object({ day: DayParam }) },
  responses: {
    200: json('The half hours of the day, in turn', z.array(SlotSchema)),
    ...staffErrors('OrderNotFound'),
  },
});

/** Cancels an order; a paid one gets all its money back. */
export const cancelKitchenOrder = createRoute({
  operationId: 'cancelKitchenOrder',
  method: 'post',
  path: '/kitchen/api/orders/{publicProductOrderId}/cancel',
  summary: 'Cancel an order and send its money back, all of it or without the fee',
  tags: ['Order'],
  security: cookie,
  request: {
    params: OfOrder,
    body: body(
      z.object({
        reason: Text.optional().openapi({ description: 'Noted for who works here' }),
        fee: GivenEuro.optional().openapi({
          description: 'What is kept, as the quote says; left out, all its money goes back',
        }),
        from: z.enum(stages).optional().openapi({
          description:
            'The stage at which it was seen; refused where it has left or was handed over since. Left out, the stage does not count',
        }),
      }),
    ),
  },
  responses: {
    200: json('What goes back', z.object({ refund: Euro })),
    ...staffErrors(
      'StepUpRequired',
      'OrderNotFound',
      'OrderAlreadyPaid',
      'OrderAlreadyCanceled',
      'PaymentNotConfirmed',
      'CancellationUnderWay',
      'ChangeCostsDiffer',
      'StageChanged',
      ...writeErrors,
    ),
  },
});

/** Writes to the customer of an order. */
export const writeToCustomer = createRoute({
  operationId: 'writeToCustomer',
  method: 'post',
  path: '/kitchen/api/orders/{publicProductOrderId}/message',
  summary: 'Write an e-mail to the customer, on the shop’s paper',
  tags: ['Order'],
  security: cookie,
  request: {
    params: OfOrder,
    body: body(
      z.object({
        subject: RequiredName,
        text: textUpTo(letterLimit).refine((value) => value.trim() !== '', 'required'),
        locale: z.enum(locales).optional().openapi({ description: 'The customer’s language unless given' }),
        id: Press,
      }),
      { subject: 'Your order for Thursday', text: 'One question about the wraps' },
    ),
  },
  responses: {
    204: { description: 'On its way' },
    ...staffErrors('OrderNotFound', 'CustomerWithoutEmail', ...writeErrors),
  },
});

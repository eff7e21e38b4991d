import { createRoute, z } from '@hono/zod-openapi';
import { Euro, PreferDateAndTime } from '../../shop/fields.ts';
import { json } from '../../shop/responses.ts';
import { ClockTime, DayParam } from '../fields.ts';
import { body, cookie, staffErrors, writeErrors } from '../responses.ts';
import { addressFields, type BodyOf, orderedFields } from './telephone-fields.ts';

const Texts = z.object({ de: z.string(), en: z.string() });

const ProblemSchema = z.object({
  code: z.string().openapi({ description: 'Of the list of errors', example: 'MinimumOrderNotMet' }),
  field: z.string().optional().openapi({ description: 'As in the order: `items.2`, `address`' }),
  message: Texts,
  nearest: z
    .array(z.string())
    .optional()
    .openapi({ description: 'Of SlotFull: times that have room, `YYYY-MM-DDTHH:mm`' }),
  productIds: z.array(z.number().int()).optional().openapi({
    description: 'Of SoldOut: what cannot be had for the day; absent in answers of older releases',
  }),
});

const TelephoneQuoteSchema = z
  .object({
    lines: z
      .array(
        z.object({
          productId: z.number().int(),
          quantity: z.number().int(),
          unitPrice: Euro,
          lineTotal: Euro,
        }),
      )
      .openapi({ description: 'Of what can be ordered' }),
    subtotal: Euro,
    discount: Euro,
    deliveryFee: Euro,
    total: Euro,
    deposit: Euro.openapi({ description: 'Paid at hand-over: no part of the total' }),
    vat: z.array(z.object({ rate: z.number(), gross: Euro, net: Euro, vat: Euro })),
    minimumOrder: Euro,
    minimumAge: z
      .union([z.literal(16), z.literal(18)])
      .nullable()
      .openapi({ description: 'The age that the alcohol in it asks for: to be said at the telephone' }),
    problems: z.array(ProblemSchema).openapi({ description: 'All for which it would be refused now' }),
    day: z.string().openapi({ description: 'The day of the slots' }),
    slots: z.array(z.object({ time: ClockTime, isOpen: z.boolean() })),
    late: z.array(z.number().int()).openapi({
      description: 'Products that should be begun already, to be there at the time; they are not refused',
    }),
  })
  .openapi('TelephoneQuote');
export type TelephoneQuote = z.infer<typeof TelephoneQuoteSchema>;

/** What an order would cost, and all that it would be refused for. Writes nothing. */
export const quoteTelephoneOrder = createRoute({
  operationId: 'quoteTelephoneOrder',
  method: 'post',
  path: '/kitchen/api/telephone-orders/quote',
  summary: 'What an order would cost, and all for which it would be refused',
  tags: ['Orders by telephone'],
  security: cookie,
  request: {
    body: body(
      z.object({
        ...orderedFields,
        preferDateAndTime: PreferDateAndTime.optional(),
        day: DayParam.optional().openapi({
          description:
            'Whose slots are asked for; the day of the time unless given, else the first that is open',
        }),
        address: z.object(addressFields).optional(),
      }),
      { items: [{ productId: 101, quantity: 2 }], fulfilment: 'DELIVERY' },
    ),
  },
  responses: { 200: json('The quote', TelephoneQuoteSchema), ...staffErrors(...writeErrors) },
});
export type TelephoneQuoteRequest = BodyOf<typeof quoteTelephoneOrder>;

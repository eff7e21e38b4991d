import { createRoute, z } from '@hono/zod-openapi';
import { orderStations } from '#rules/orders/work/order-stations.ts';
import { DocumentSchema } from './documents.ts';
import { examples } from './examples.ts';
import { byOrderLink, Euro, nameUpTo, QuantityChangeSchema } from './fields.ts';
import { LineSchema, OrderSchema } from './orders.ts';
import { pdf } from './pdf.ts';
import { errors, json } from './responses.ts';

/** Carries the link of an order: never in an address, which would be kept and passed on. */
export const orderLinkHeader = 'X-Order-Link';

const UnixSeconds = z.number().int().openapi({ description: 'Unix seconds' });

const StationSchema = z.object({
  name: z.enum(orderStations),
  state: z.enum(['DONE', 'NOW', 'NEXT']),
  at: UnixSeconds.nullable().openapi({
    description: 'When it was reached; null before, and where it was skipped',
  }),
});

const LinkedLineSchema = LineSchema.extend({
  imageUrl: z.string().nullable().openapi({ description: 'null where the product is gone' }),
  food: z
    .object({
      diets: z.array(z.string()),
      allergens: z.array(z.string()),
      additives: z.array(z.string()),
    })
    .nullable()
    .openapi({
      description: 'What is in it, as the kitchen declares it now; null where the product is gone',
    }),
});

export const LinkedOrderSchema = OrderSchema.omit({ id: true })
  .extend({
    version: z.number().int().openapi({ description: 'Higher with each change of what was ordered' }),
    items: z.array(LinkedLineSchema),
    foodWords: z.record(z.string(), z.string()).openapi({
      description: 'What diets, allergens and additives of its items are called, in both languages',
    }),
    stations: z.array(StationSchema).openapi({
      description:
        'Its way: five stations, four of what is fetched; none of an order that is not to be cooked',
    }),
    arrival: z.object({ expectedAt: UnixSeconds, saidAt: UnixSeconds }).nullable().openapi({
      description: 'When the driver said to be there, while it is on its way; null where nobody did',
    }),
    documents: z.array(
      DocumentSchema.extend({
        path: z.string().openapi({ description: 'Where it is as PDF, by the same header' }),
      }),
    ),
    invoiceTo: z.array(z.string()).optional().openapi({
      description:
        'Whom its invoice names and what their bookkeeping looks for on it: company, purchase order, cost centre, Leitweg-ID; empty for a person who asked for nothing, absent in answers of older releases',
    }),
    phone: z.string().openapi({ description: 'Whom to call about it, as it is shown' }),
    fees: Euro.openapi({
      description: 'Kept for what was taken out of it or for canceling it: no part of the total',
    }),
    checkoutUrl: z.string().nullable().optional().openapi({
      description:
        'Where an order by telephone is paid without a sign-in; null for others and once it is paid; absent in answers of older releases',
    }),
    change: z
      .object({
        difference: Euro,
        until: UnixSeconds,
        checkoutUrl: z.string().nullable(),
        paymentUnderWay: z.boolean().optional().openapi({
          description:
            'True while it has been paid by a means that takes its time and the provider has not confirmed it: not to be paid again, and not to be dropped; absent in answers of older releases',
        }),
        changes: z
          .array(QuantityChangeSchema)
          .optional()
          .openapi({ description: 'What it would make different; absent in answers of older releases' }),
        preferDateAndTime: z
          .string()
          .nullable()
          .optional()
          .openapi({ description: 'When it would be; absent in answers of older releases' }),
        isElsewhere: z.boolean().optional().openapi({ description: 'It would go to another address' }),
        isNoted: z.boolean().optional().openapi({ description: 'Something else would be to be minded' }),
        isOtherGuests: z
          .boolean()
          .optional()
          .openapi({ description: 'It would be for another number of guests' }),
      })
      .nullable()
      .openapi({ description: 'A change that waits for its payment' }),
    replacedBy: z
      .object({
        publicProductOrderId: z.string(),
        link: z.string().nullable().openapi({ description: 'Null where it is for somebody else' }),
      })
      .nullable()
      .optional()
      .openapi({
        description:
          'The order that was taken at the telephone in the place of this one, which nobody had paid; null for others, absent in answers of older releases',
      }),
  })
  .openapi('LinkedOrder', { example: examples.LinkedOrder });
export type LinkedOrder = z.infer<typeof LinkedOrderSchema>;

const unchanged = { description: 'Nothing has changed since the answer with this ETag' };

/** The order of a link, for its own page. Ours. */
export const linkedOrder = createRoute({
  operationId: 'linkedOrder',
  method: 'get',
  path: '/v1/order',
  summary: 'The order that a link opens',
  description:
    'The link comes with each e-mail about an order and opens it to look at. One that is unknown, forged or cut off is answered with 404. ' +
    'Ask with If-None-Match, every 30 seconds at most.',
  tags: ['Orders'],
  security: byOrderLink,
  responses: {
    200: json('The order, with an ETag', LinkedOrderSchema),
    304: unchanged,
    ...errors('OrderNotFound'),
  },
});

/** A document of the order of a link. Ours. */
export const linkedDocument = createRoute({
  operationId: 'linkedDocument',
  method: 'get',
  path: '/v1/order/documents/{code}',
  summary: 'A document of the order that a link opens, as PDF',
  tags: ['Orders'],
  security: byOrderLink,
  request: { params: z.object({ code: nameUpTo(40).openapi({ example: 'RE-2026-00042' }) }) },
  responses: { 200: pdf, ...errors('OrderNotFound', 'InvoiceNotFound') },
});

/** The order of a link as an appointment. Ours. */
export const linkedCalendar = createRoute({
  operationId: 'linkedCalendar',
  method: 'get',
  path: '/v1/order/calendar',
  summary: 'When the order that a link opens comes, as a file for calendars',
  description:
    'iCalendar (RFC 5545). Its UID stays, its SEQUENCE rises with each change of order and time. NotFound where no time is agreed.',
  tags: ['Orders'],
  security: byOrderLink,
  responses: {
    200: {
      description: 'The appointment',
      content: { 'text/calendar': { schema: z.string() } },
    },
    ...errors('OrderNotFound', 'NotFound'),
  },
});

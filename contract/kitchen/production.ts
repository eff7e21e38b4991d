import { createRoute, z } from '@hono/zod-openapi';
import { allergenChoices } from '#rules/catalogue/product-filter.ts';
import { stations } from '#rules/catalogue/stations.ts';
import { json } from '../shop/responses.ts';
import { ClockTime, DayParam } from './fields.ts';
import { cookie, staffErrors } from './responses.ts';

const Counted = z.object({ orders: z.number().int(), pieces: z.number().int() });

const ProductionTotalSchema = z
  .object({
    productId: z.number().int(),
    name: z.string().openapi({ description: 'Localized' }),
    kitchenName: z.string().openapi({ description: 'What the kitchens call it, in the reader’s language' }),
    sellerId: z.number().int().nullable().openapi({ description: 'Null when the product is gone' }),
    station: z.enum(stations).nullable(),
    imageUrl: z.string().nullable(),
    quantity: z.number().int().openapi({ description: 'Ordered units, as the proof counts them' }),
    inWords: z.string().openapi({ description: 'In the reader’s language', example: '80 Burger' }),
    left: z.number().int().openapi({ description: 'Units that are not made yet' }),
    leftInWords: z.string(),
    startBy: ClockTime.nullable().openapi({
      description: 'Of the first that is not begun; null when all is',
    }),
    startsDayBefore: z.boolean().openapi({ description: 'Made the day before; `startBy` is 00:00 then' }),
    readyBy: ClockTime.nullable().openapi({ description: 'Of the first that is not made; null when all is' }),
    orders: z.array(
      z.object({
        publicProductOrderId: z.string(),
        bon: z.number().int().nullable(),
        time: ClockTime,
        startBy: ClockTime,
        readyBy: ClockTime,
        quantity: z.number().int(),
        isStarted: z.boolean(),
        isCooked: z.boolean(),
        asksForCare: z
          .boolean()
          .openapi({ description: 'Whether the customer’s note names something to avoid' }),
        allergens: z.array(z.enum(allergenChoices)).openapi({ description: 'Those that the note names' }),
      }),
    ),
  })
  .openapi('ProductionTotal');

const ProductionSchema = z
  .object({
    day: z.string(),
    sellers: z.array(z.object({ sellerId: z.number().int(), name: z.string() })),
    totals: z.array(ProductionTotalSchema).openapi({ description: 'By station and start' }),
    cares: z.array(
      z.object({
        publicProductOrderId: z.string(),
        bon: z.number().int().nullable(),
        note: z.string(),
        allergens: z.array(z.enum(allergenChoices)),
      }),
    ),
    proof: Counted.extend({
      underWay: Counted.openapi({ description: 'Of the day, their payment on its way' }),
      withoutTime: Counted.openapi({ description: 'Paid, of no day yet' }),
    }).openapi({ description: 'Counted in another way than the totals' }),
  })
  .openapi('Production');
export type Production = z.infer<typeof ProductionSchema>;

/** What the kitchens have to make for a day. */
export const getProduction = createRoute({
  operationId: 'getProduction',
  method: 'get',
  path: '/kitchen/api/days/{day}/production',
  summary: 'What is to be made for a day, a total a product',
  description: 'Orders that are to be cooked and have a time; the proof counts the others apart.',
  tags: ['Production'],
  security: cookie,
  request: { params: z.object({ day: DayParam }) },
  responses: { 200: json('The sheet', ProductionSchema), ...staffErrors() },
});

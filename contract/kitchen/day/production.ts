import { createRoute, z } from '@hono/zod-openapi';
import { allergenChoices } from '#rules/catalogue/product-filter.ts';
import { stations } from '#rules/catalogue/stations.ts';
import { json } from '../../shop/responses.ts';
import { ClockTime, DayParam, LeftWithout, MadeBefore, SoldOutForDay } from '../fields.ts';
import { cookie, staffErrors } from '../responses.ts';

const Counted = z.object({ orders: z.number().int(), pieces: z.number().int() });

const ProductionTotalSchema = z
  .object({
    productId: z.number().int(),
    name: z.string().openapi({ description: 'Localized' }),
    kitchenName: z.string().openapi({ description: 'What the kitchens call it, in the reader’s language' }),
    sellerId: z.number().int().nullable().openapi({ description: 'Null when the product is gone' }),
    station: z.enum(stations).nullable(),
    imageUrl: z.string().nullable(),
    isSoldOut: SoldOutForDay,
    kitchenUnit: z
      .object({ perPiece: z.number(), de: z.string(), en: z.string() })
      .nullable()
      .openapi({ description: 'What one piece is to who makes it' }),
    quantity: z.number().int().openapi({ description: 'Ordered units, as the proof counts them' }),
    inWords: z.string().openapi({ description: 'In the reader’s language', example: '80 Burger' }),
    left: z.number().int().openapi({ description: 'Units that are not made yet' }),
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
        startsDayBefore: z.boolean(),
        readyBy: ClockTime,
        quantity: z.number().int(),
        isStarted: z.boolean(),
        isCooked: z.boolean().openapi({ description: 'Ticked as made' }),
        made: MadeBefore,
        isMade: z.boolean().openapi({ description: 'Ticked so, packed or gone' }),
        hasLeft: z.boolean().optional().openapi({
          description:
            'Whether its order is on its way or with its customer; absent in answers of older releases',
        }),
        isMissing: LeftWithout,
        isPackedUnticked: z.boolean().optional().openapi({
          description:
            'Whether it is packed and still here though its kitchen, which ticks off on the day what it has made, has not ticked it; absent in answers of older releases',
        }),
        asksForCare: z.boolean().openapi({
          description:
            'Whether the customer’s note asks to avoid what is in it, or something that no product declares',
        }),
        asksForMore: z.boolean().optional().openapi({
          description:
            'Whether the note asks for more than the allergens that it names, so that it has to be read for every dish; absent in answers of older releases',
        }),
        asked: z.array(z.string()).openapi({ description: 'What is in it of that' }),
      }),
    ),
  })
  .openapi('ProductionTotal');
export type ProductionTotal = z.infer<typeof ProductionTotalSchema>;

const ProductionSchema = z
  .object({
    day: z.string(),
    totals: z.array(ProductionTotalSchema).openapi({ description: 'By station and start' }),
    cares: z.array(
      z.object({
        publicProductOrderId: z.string(),
        bon: z.number().int().nullable(),
        note: z.string(),
        asks: z.array(z.enum(allergenChoices)),
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

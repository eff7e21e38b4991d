import { createRoute, z } from '@hono/zod-openapi';
import { allergenChoices } from '#rules/catalogue/product-filter.ts';
import { stations } from '#rules/catalogue/stations.ts';
import { fulfilments } from '#rules/orders/fulfilment.ts';
import { stages } from '#rules/orders/stages.ts';
import { json } from '../../shop/responses.ts';
import { ClockTime, DayParam, LeftWithout, SoldOutForDay } from '../fields.ts';
import { Notes } from '../orders/notes.ts';
import { ChangeUntil, KitchenContact, Ticking } from '../orders/orders.ts';
import { cookie, staffErrors } from '../responses.ts';
import { TickItem } from './ticks.ts';

const PackingListSchema = z
  .object({
    publicProductOrderId: z.string(),
    bon: z.number().int().nullable(),
    time: ClockTime,
    readyBy: ClockTime.openapi({ description: 'When it has to be there to be packed, for `time`' }),
    stage: z.enum(stages),
    fulfilment: z.enum(fulfilments),
    name: z.string().openapi({ description: 'Whom it is for' }),
    note: z.string().openapi({ description: 'Wishes of the customer, as written; empty for none' }),
    asks: z.array(z.enum(allergenChoices)).openapi({ description: 'Allergens that the note names' }),
    portions: z.number().int(),
    changeUntil: ChangeUntil,
    contact: KitchenContact,
    notes: Notes,
    rows: z.array(
      z.object({
        item: TickItem,
        productId: z.number().int().nullable(),
        name: z.string().openapi({
          description: 'Localized; empty for the wish, whose words are the customer’s own in the note',
        }),
        kitchenName: z.string(),
        quantity: z.number().int(),
        inWords: z.string(),
        sellerId: z.number().int().nullable(),
        station: z.enum(stations).nullable(),
        imageUrl: z.string().nullable(),
        diets: z.array(z.string()).optional().openapi({
          description: 'For whom it is, such as `vegan`; a list kept from a release before has none',
        }),
        asked: z.array(z.string()).openapi({ description: 'What is in it that the note asks to avoid' }),
        isStarted: z.boolean(),
        isCooked: z.boolean(),
        isPacked: z.boolean(),
        isLoaded: z.boolean(),
        isMissing: LeftWithout,
        isSoldOut: SoldOutForDay,
      }),
    ),
    missing: z.array(TickItem).openapi({ description: 'What is not packed yet' }),
    ticking: Ticking.optional(),
  })
  .openapi('PackingList');
export type PackingList = z.infer<typeof PackingListSchema>;

const WhatLies = PackingListSchema.pick({
  publicProductOrderId: true,
  bon: true,
  time: true,
  name: true,
}).extend({
  isLoaded: z.boolean().openapi({ description: 'Whether it is in the car' }),
});

const PackingDaySchema = z.object({
  day: z.string(),
  orders: z.array(PackingListSchema),
  putAway: z
    .array(
      WhatLies.extend({
        id: z.number().int().openapi({ description: 'By which it is said to be put away' }),
        why: z.enum(['CANCELED', 'MOVED', 'TAKEN_OUT']).openapi({
          description: 'What became of the order; TAKEN_OUT is of the dish alone',
        }),
        dish: z
          .object({ kitchenName: z.string(), quantity: z.number().int() })
          .nullable()
          .openapi({ description: 'Null for all of the order' }),
        isUnpacked: z.boolean().openapi({ description: 'Whether somebody has put it away' }),
      }),
    )
    .openapi({
      description: 'What was packed before its order was canceled or moved, or the dish taken out',
    }),
});
export type PackingDay = z.infer<typeof PackingDaySchema>;
/** Something that lies packed and is to be put away again. */
export type PutAway = PackingDay['putAway'][number];

/** What has to be packed for a day. */
export const getPacking = createRoute({
  operationId: 'getPacking',
  method: 'get',
  path: '/kitchen/api/days/{day}/packing',
  summary: 'What is to be packed for a day, a list an order',
  description: 'A driver sees today and tomorrow.',
  tags: ['Packing'],
  security: cookie,
  request: { params: z.object({ day: DayParam }) },
  responses: {
    200: json('The lists, by `readyBy`', PackingDaySchema),
    ...staffErrors(),
  },
});

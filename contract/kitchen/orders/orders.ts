import { createRoute, z } from '@hono/zod-openapi';
import { allergenChoices } from '#rules/catalogue/product-filter.ts';
import { stations } from '#rules/catalogue/stations.ts';
import { fulfilments } from '#rules/orders/fulfilment.ts';
import { stages } from '#rules/orders/stages.ts';
import { Euro } from '../../shop/fields.ts';
import { json } from '../../shop/responses.ts';
import {
  CanceledUnseen,
  ClockTime,
  DayParam,
  LeftWithout,
  MadeBefore,
  OfOrder,
  SeenAgo,
  SoldOutForDay,
  searchUpTo,
} from '../fields.ts';
import { body, cookie, staffErrors, writeErrors } from '../responses.ts';

/** How somebody is reached, for who has to go there or ring. */
export const KitchenContact = z
  .object({
    name: z.string().openapi({ description: 'Whom to ask for' }),
    phone: z.string(),
    address: z.string().openapi({ description: 'One line; empty for a pickup' }),
    place: z
      .object({
        name: z.string().openapi({ description: 'What the customer calls it; empty for nothing' }),
        street: z.string().openapi({ description: 'With the number of the house' }),
        addition: z.string().openapi({ description: 'Floor and the like; empty for none' }),
        city: z.string().openapi({ description: 'With the postcode' }),
      })
      .nullable()
      .optional()
      .openapi({
        description: 'The same in its parts; null for a pickup; absent in answers of older releases',
      }),
  })
  .optional()
  .openapi({ description: 'For owner, office and drivers' });

/** Whether somebody has changed the order and not paid for that yet. */
export const ChangeUntil = z.number().int().nullable().optional().openapi({
  description:
    'Unix seconds until which a change waits for its payment, null where none does; one of a release before has none',
});

/** Whose tick is missing where it is. */
export const Ticking = z.array(z.number().int()).openapi({
  description:
    'The kitchens that tick off what they have made, on its day or in the two weeks before it; none of what has left',
});

/** A line of an order as the kitchens see it. */
export const KitchenItemSchema = z.object({
  productId: z.number().int(),
  name: z.string().openapi({ description: 'Localized, as it was when ordered' }),
  sellerId: z.number().int().nullable().openapi({ description: 'Null when the product is gone' }),
  quantity: z.number().int(),
  station: z.enum(stations).nullable(),
  prepMinutes: z
    .number()
    .int()
    .optional()
    .openapi({ description: 'Minutes of making it; absent in answers of older releases' }),
  startBy: ClockTime.nullable().openapi({ description: 'Null without a time, like `readyBy`' }),
  startsDayBefore: z.boolean().openapi({ description: 'Made the day before; `startBy` is 00:00 then' }),
  readyBy: ClockTime.nullable(),
  isStarted: z.boolean(),
  isCooked: z.boolean().openapi({ description: 'Ticked as made' }),
  made: MadeBefore,
  isPacked: z.boolean(),
  isMissing: LeftWithout,
  isSoldOut: SoldOutForDay,
  imageUrl: z.string().nullable(),
  minimumAge: z.number().int().nullable().optional().openapi({
    description: 'Age that who takes it must have; null without alcohol; absent in answers of older releases',
  }),
  asked: z.array(z.string()).openapi({
    description: 'What is in it that the note asks to be careful with, as the product declares it',
  }),
});

export const KitchenOrderSchema = z
  .object({
    publicProductOrderId: z.string(),
    bon: z
      .number()
      .int()
      .nullable()
      .openapi({ description: 'Number of the day; null before it is to be cooked' }),
    day: z.string().nullable(),
    time: z.string().nullable().openapi({ description: 'Berlin, HH:mm; null while none is agreed' }),
    state: z.enum(['BINDING', 'PAYMENT_UNDER_WAY', 'UNPAID', 'CANCELED']),
    stage: z.enum(stages),
    fulfilment: z.enum(fulfilments),
    name: z.string().openapi({ description: 'Whom it is for' }),
    note: z.string().openapi({ description: 'Wishes of the customer, as written; empty for none' }),
    asks: z
      .array(z.enum(allergenChoices))
      .openapi({ description: 'Allergens that the note names, in the order of the law' }),
    portions: z.number().int(),
    guests: z
      .string()
      .nullable()
      .openapi({ description: 'How many are expected, as the customer said it', example: '20-25' }),
    run: z
      .object({
        number: z.number().int(),
        startsAt: z.string().nullable(),
        driver: z.string().optional().openapi({
          description: 'Empty while nobody drives it; absent in answers of older releases',
        }),
        driverId: z.number().int().nullable().optional().openapi({
          description: 'Null while nobody drives it; absent in answers of older releases',
        }),
        hasLeft: z.boolean().optional().openapi({
          description: 'Whether it is on its way; absent in answers of older releases',
        }),
      })
      .nullable()
      .openapi({
        description: 'On which run of its day it goes; null for a pickup, and until it is planned',
      }),
    changeUntil: ChangeUntil,
    items: z.array(KitchenItemSchema),
    progress: z
      .array(
        z.object({
          sellerId: z.number().int().nullable(),
          cooked: z.number().int(),
          items: z.number().int(),
        }),
      )
      .openapi({
        description: 'How many of the items of each kitchen are made: ticked so, or said by the stage',
      }),
    ticking: Ticking,
    contact: KitchenContact,
    hasDeposit: z.boolean().optional().openapi({
      description:
        'Whether a deposit on bottles and crates is to be collected at the hand-over; absent in answers of older releases',
    }),
    deposit: Euro.optional().openapi({
      description: 'How much; not for who cooks, and absent in answers of older releases',
    }),
    money: z
      .object({ email: z.string(), total: Euro })
      .optional()
      .openapi({ description: 'For owner and office' }),
  })
  .openapi('KitchenOrder');
export type KitchenOrder = z.infer<typeof KitchenOrderSchema>;

const KitchenDaySchema = z
  .object({
    day: z.string(),
    orders: z.array(KitchenOrderSchema),
    withoutTime: z
      .array(KitchenOrderSchema)
      .openapi({ description: 'Paid orders for which no time is agreed yet, whatever the day' }),
    forNextDay: z.array(KitchenOrderSchema).openapi({
      description: 'Orders of the day after, of which something is made on this day and is not yet',
    }),
    portions: z.number().int().openapi({ description: 'Of all orders of the day that are to be cooked' }),
  })
  .openapi('KitchenDay');
export type KitchenDay = z.infer<typeof KitchenDaySchema>;

/** What has to leave on a day, and what waits for a time. */
export const getKitchenDay = createRoute({
  operationId: 'getKitchenDay',
  method: 'get',
  path: '/kitchen/api/days/{day}',
  summary: 'The orders of a day, by time',
  description: 'A driver sees today and tomorrow.',
  tags: ['Day'],
  security: cookie,
  request: { params: z.object({ day: DayParam }) },
  responses: {
    200: json('The day', KitchenDaySchema),
    ...staffErrors(),
  },
});

/** So many orders answer a search at most, the newest: more words find fewer. */
const mostFound = 50;

/** Finds orders of any day, also unpaid and canceled ones. */
export const findKitchenOrders = createRoute({
  operationId: 'findKitchenOrders',
  method: 'get',
  path: '/kitchen/api/orders',
  summary: 'Orders by number, name, e-mail, telephone, purchase order or document, the newest first',
  description: 'Every word has to be found.',
  tags: ['Day'],
  security: cookie,
  request: {
    query: z.object({
      q: searchUpTo(200).min(1).openapi({ example: 'Kühn 030' }),
      most: z.coerce.number().int().min(1).max(mostFound).default(mostFound).openapi({
        description: 'How many at most; older releases know none and answer with up to 50',
      }),
    }),
  },
  responses: { 200: json('The orders', z.array(KitchenOrderSchema)), ...staffErrors() },
});

/** Moves an order to another stage. */
export const moveKitchenStage = createRoute({
  operationId: 'moveKitchenStage',
  method: 'post',
  path: '/kitchen/api/orders/{publicProductOrderId}/stage',
  summary: 'Move an order to another stage',
  description:
    'Forward may skip. Back goes who moved it, from the same device and within ten seconds, the office at any time, and who cooks from READY to IN_PREPARATION.',
  tags: ['Day'],
  security: cookie,
  request: {
    params: OfOrder,
    headers: SeenAgo,
    body: body(
      z.object({
        stage: z.enum(stages),
        from: z.enum(stages).optional().openapi({ description: 'Where it was seen; elsewhere it is 409' }),
        id: z.uuid().optional().openapi({ description: 'Of the press: sent again, it moves nothing again' }),
      }),
      { stage: 'IN_PREPARATION', from: 'NEW' },
    ),
  },
  responses: {
    200: json('Where it stands', z.object({ stage: z.enum(stages), isCanceled: CanceledUnseen })),
    ...staffErrors(
      'OrderNotFound',
      'OrderNotBinding',
      'TimeChanged',
      'OrderChangedMeanwhile',
      'StageChanged',
      'StageNotPossible',
      ...writeErrors,
    ),
  },
});

/** Says that something changed, as server-sent events: `hello` with the release at the start, then `changed`. */
export const listenLive = createRoute({
  operationId: 'listenLive',
  method: 'get',
  path: '/kitchen/api/live',
  summary: 'A stream that says when to ask again',
  description:
    'Server-sent events: `hello` with the release, `changed` whenever something happened to an order.',
  tags: ['Day'],
  security: cookie,
  responses: {
    200: { description: 'The stream', content: { 'text/event-stream': { schema: z.string() } } },
    ...staffErrors('TooManyRequests'),
  },
});

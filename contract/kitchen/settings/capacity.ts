import { createRoute, z } from '@hono/zod-openapi';
import { isTime } from '#rules/booking/berlin-time.ts';
import { everySlot } from '#rules/booking/slot-limits.ts';
import { fulfilments } from '#rules/orders/fulfilment.ts';
import { Id, nameUpTo } from '../../shop/fields.ts';
import { json } from '../../shop/responses.ts';
import { ClockTime, DayParam } from '../fields.ts';
import { body, cookie, staffErrors, writeErrors } from '../responses.ts';

/** As far as one can order. */
const mostDays = 366;
const mostLimits = 1000;
const daysOf = (count: number) =>
  z.object({
    from: DayParam,
    count: z.coerce.number().int().min(1).max(mostDays).default(count),
  });

export const Version = nameUpTo(64).openapi({
  description: 'Of what was seen: when somebody has changed it since, a write is 409',
});
const Most = z.number().int().min(0).max(9999);
const Seller = Id.nullable().openapi({ description: 'Null for deliveries instead of portions' });
const LimitTime = z
  .string()
  .refine((time) => time === everySlot || (isTime(time) && /:[03]0$/.test(time)), 'no half hour')
  .nullable()
  .openapi({ description: 'A half hour, `*` for every one, null for the whole day', example: '12:30' });

const SellerLoad = z.object({
  sellerId: z.number().int(),
  portions: z.number().int().openapi({ description: 'Promised, also to who is just paying' }),
  most: z.number().int(),
});

const state = {
  day: z.string(),
  isClosed: z.boolean().openapi({ description: 'By the setting `closed-days`' }),
  isRestDay: z.boolean().openapi({ description: 'A weekday on which nothing is made' }),
  hasOwnLimits: z.boolean().openapi({ description: 'Something is set for this day alone' }),
  isFull: z.boolean().openapi({ description: 'No kitchen can take anything more' }),
  holiday: z
    .object({ de: z.string(), en: z.string() })
    .nullable()
    .openapi({ description: 'The public holiday of Berlin that the day is' }),
  orders: z.number().int().openapi({ description: 'That are to be cooked' }),
  sellers: z.array(SellerLoad),
};

const CapacityDaySchema = z.object(state).openapi('CapacityDay');
export type CapacityDay = z.infer<typeof CapacityDaySchema>;

/** How full days are, and how full they may become. */
export const listCapacity = createRoute({
  operationId: 'listCapacity',
  method: 'get',
  path: '/kitchen/api/capacity',
  summary: 'How full days are, and how full they may become',
  tags: ['Load'],
  security: cookie,
  request: { query: daysOf(42) },
  responses: { 200: json('The days in turn', z.array(CapacityDaySchema)), ...staffErrors() },
});

const Placed = z.object({
  publicProductOrderId: z.string(),
  bon: z.number().int().nullable(),
  time: ClockTime,
  name: z.string(),
  fulfilment: z.enum(fulfilments),
  portions: z.number().int(),
});

const PlacedOrderSchema = Placed.extend({ day: z.string() }).openapi('PlacedOrder');
export type PlacedOrder = z.infer<typeof PlacedOrderSchema>;

/** The orders that wait on days, for whoever changes when the shop is open. */
export const listPlacedOrders = createRoute({
  operationId: 'listPlacedOrders',
  method: 'get',
  path: '/kitchen/api/capacity/placed',
  summary:
    'The orders of some days that are not handed over yet, paid ones and those whose payment page is open',
  description:
    'Whoever changes opening hours or closes days sees whom that touches. Nobody is canceled by it.',
  tags: ['Load'],
  security: cookie,
  request: { query: daysOf(mostDays) },
  responses: { 200: json('The orders by day and time', z.array(PlacedOrderSchema)), ...staffErrors() },
});

const DayCapacitySchema = z
  .object({
    ...state,
    version: Version,
    slots: z
      .array(
        z.object({
          time: ClockTime,
          isOpen: z.boolean().openapi({ description: 'By the opening hours of the weekday' }),
          isOwn: z.boolean().openapi({ description: 'Something of it is set for this day alone' }),
          sellers: z.array(SellerLoad),
          deliveries: z.number().int(),
          mostDeliveries: z.number().int().nullable().openapi({ description: 'Null for any number' }),
        }),
      )
      .openapi({ description: 'The half hours in turn' }),
    placed: z.array(Placed).openapi({
      description:
        'The orders that have their place, by time; also those for whose money the shop waits, without a `bon`',
    }),
  })
  .openapi('DayCapacity');
export type DayCapacity = z.infer<typeof DayCapacitySchema>;

/** How full a day is by half hour and kitchen, and the orders that it has. */
export const getDayCapacity = createRoute({
  operationId: 'getDayCapacity',
  method: 'get',
  path: '/kitchen/api/capacity/{day}',
  summary: 'How full a day is by half hour and kitchen',
  tags: ['Load'],
  security: cookie,
  request: { params: z.object({ day: DayParam }) },
  responses: { 200: json('The day', DayCapacitySchema), ...staffErrors() },
});

const DayChangeSchema = z.object({
  version: Version,
  limits: z
    .array(
      z.object({
        sellerId: Seller,
        time: LimitTime,
        most: Most.nullable().openapi({ description: 'Null: as in the plan of the week again' }),
      }),
    )
    .max(mostLimits)
    .default([]),
  isClosed: z.boolean().optional(),
});
export type DayChange = z.input<typeof DayChangeSchema>;

/** Changes what a day may take; what is sold already stays. */
export const changeDayCapacity = createRoute({
  operationId: 'changeDayCapacity',
  method: 'put',
  path: '/kitchen/api/capacity/{day}',
  summary: 'Change what a day may take, close it or open it',
  description: 'What is sold already stays: nobody is canceled.',
  tags: ['Load'],
  security: cookie,
  request: {
    params: z.object({ day: DayParam }),
    body: body(DayChangeSchema, {
      version: '1f6e0a',
      limits: [{ sellerId: 1, time: '12:30', most: 40 }],
    }),
  },
  responses: {
    200: json('The day as it is now', DayCapacitySchema),
    ...staffErrors('ChangedMeanwhile', ...writeErrors),
  },
});

const WeekLimit = z.object({
  sellerId: Seller,
  weekday: z
    .number()
    .int()
    .min(1)
    .max(7)
    .nullable()
    .openapi({ description: '1 is Monday; null for every day' }),
  time: LimitTime,
  most: Most,
});

const WeekPlanSchema = z
  .object({
    version: Version,
    limits: z.array(WeekLimit).openapi({ description: 'What differs from what is usual' }),
    usual: z.object({ slot: z.number().int(), day: z.number().int() }),
  })
  .openapi('WeekPlan');
export type WeekPlan = z.infer<typeof WeekPlanSchema>;

/** The plan of the week: what kitchens make by weekday and half hour, where nothing else is said for a day. */
export const getWeekPlan = createRoute({
  operationId: 'getWeekPlan',
  method: 'get',
  path: '/kitchen/api/capacity/week',
  summary: 'What kitchens make by weekday and half hour',
  tags: ['Load'],
  security: cookie,
  responses: { 200: json('The plan', WeekPlanSchema), ...staffErrors() },
});

const WeekChangeSchema = z.object({ version: Version, limits: z.array(WeekLimit).max(mostLimits) });
export type WeekChange = z.input<typeof WeekChangeSchema>;

/** Puts another plan of the week in the place of this one. */
export const changeWeekPlan = createRoute({
  operationId: 'changeWeekPlan',
  method: 'put',
  path: '/kitchen/api/capacity/week',
  summary: 'Replace the plan of the week',
  description: 'What is sold already and what is set for single days stays.',
  tags: ['Load'],
  security: cookie,
  request: {
    body: body(WeekChangeSchema, {
      version: '1f6e0a',
      limits: [{ sellerId: 1, weekday: 6, time: '12:30', most: 40 }],
    }),
  },
  responses: {
    200: json('The plan as it is now', WeekPlanSchema),
    ...staffErrors('ChangedMeanwhile', ...writeErrors),
  },
});

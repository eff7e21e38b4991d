import { createRoute, z } from '@hono/zod-openapi';
import { isDay, isTime } from '#rules/booking/berlin-time.ts';
import { slotStates } from '#rules/booking/slot-state.ts';
import { fulfilments } from '#rules/orders/fulfilment.ts';
import { type LineItem, maximumQuantity } from '#rules/orders/line-items.ts';
import { anybodyOrBearer } from './fields.ts';
import { errors, json } from './responses.ts';

/** Entries that a basket may have in a query. */
const maximumItems = 100;

/** `101:2,205:1`: product ids with quantities. */
const Items = z
  .string()
  .max(2000)
  .regex(/^[1-9]\d{0,8}:\d{1,3}(,[1-9]\d{0,8}:\d{1,3})*$/)
  .transform((written): LineItem[] =>
    written.split(',').map((part) => {
      const [productId = 0, quantity = 0] = part.split(':').map(Number);
      return { productId, quantity };
    }),
  )
  .refine(
    (items) => items.length <= maximumItems && items.every(({ quantity }) => quantity <= maximumQuantity),
  )
  .openapi({ type: 'string', example: '101:2,205:1' });

export const SlotSchema = z
  .object({
    time: z.string().refine(isTime).openapi({ example: '12:30' }),
    state: z.enum(slotStates).openapi({
      description:
        'FREE: there is room; NEARLY_FULL: there is, but little is left; FULL: the basket does not fit; CLOSED: nothing is made then, or it is too late to order it',
    }),
    portionsLeft: z.number().int().openapi({
      description: 'Portions that the kitchen of the basket with the least room can still take',
    }),
    isTooMuch: z.literal(true).optional().openapi({
      description:
        'The basket is more than its kitchens ever make for a half hour: it is ordered by telephone',
    }),
  })
  .openapi('Slot', { example: { time: '12:30', state: 'NEARLY_FULL', portionsLeft: 22 } });
export type Slot = z.infer<typeof SlotSchema>;

/** How a basket finds a day: as its best half hour stands. */
const SlotDaySchema = z
  .object({
    day: z.string().refine(isDay).openapi({ example: '2027-01-05' }),
    state: z.enum(slotStates).openapi({ description: 'That of the half hour with the most room' }),
  })
  .openapi('SlotDay', { example: { day: '2027-01-05', state: 'FREE' } });
export type SlotDay = z.infer<typeof SlotDaySchema>;

/** What looks for a time. */
const wanted = {
  fulfilment: z.enum(fulfilments).default('DELIVERY'),
  portions: z.coerce.number().int().min(0).max(9999).optional(),
  items: Items.optional(),
};

/** Days that are told at once: those that a sheet of a calendar shows. */
const maximumDays = 42;

/** How full the days of a calendar are. Needs no sign-in, knows one; writes nothing. Ours. */
export const listSlotDays = createRoute({
  operationId: 'listSlotDays',
  method: 'get',
  path: '/v1/slot-days',
  summary: 'The days of a calendar, and whether a basket fits',
  description: 'Weighed like `GET /v1/slots`.',
  tags: ['Orders'],
  security: anybodyOrBearer,
  request: {
    query: z.object({
      from: z.string().refine(isDay, 'not a day').openapi({ example: '2027-01-01' }),
      days: z.coerce.number().int().min(1).max(maximumDays).default(maximumDays),
      ...wanted,
    }),
  },
  responses: { 200: json('The days in turn', z.array(SlotDaySchema)), ...errors() },
});

/** How full the half hours of a day are. Needs no sign-in, knows one; writes nothing. Ours. */
export const listSlots = createRoute({
  operationId: 'listSlots',
  method: 'get',
  path: '/v1/slots',
  summary: 'The half hours of a day, and whether a basket fits',
  description:
    'For `items` each kitchen is asked for what it makes of them; for `portions` alone every kitchen is asked for that many, and the smallest room counts. With neither it is said how full the kitchens are. With a session, what its customer holds without having paid counts as free: it gives way to what they order anew.',
  tags: ['Orders'],
  security: anybodyOrBearer,
  request: {
    query: z.object({
      day: z.string().refine(isDay, 'not a day').openapi({ example: '2027-01-05' }),
      ...wanted,
    }),
  },
  responses: { 200: json('The half hours of the day, in turn', z.array(SlotSchema)), ...errors() },
});

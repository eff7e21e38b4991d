import { createRoute, z } from '@hono/zod-openapi';
import { json } from '../../shop/responses.ts';
import { DayParam } from '../fields.ts';
import { cookie, staffErrors } from '../responses.ts';

/** As many days a strip of them can have. */
const mostDays = 31;

const DayLoadSchema = z
  .object({
    day: z.string(),
    orders: z.number().int().openapi({ description: 'That are to be cooked' }),
    underWay: z.number().int().openapi({ description: 'Besides, with their payment on its way' }),
    portions: z.number().int(),
    limit: z.number().int().openapi({ description: 'Portions that all kitchens together make on it' }),
    isClosed: z.boolean().openapi({ description: 'Nothing is made, on this day or on its weekday' }),
    closed: z
      .object({ from: z.string(), to: z.string() })
      .nullable()
      .optional()
      .openapi({ description: 'The days around it, both included, that the owner has closed at once' }),
    isFull: z.boolean().openapi({ description: 'No kitchen can take anything more' }),
    sellers: z.array(z.object({ sellerId: z.number().int(), portions: z.number().int() })),
  })
  .openapi('DayLoad');
export type DayLoad = z.infer<typeof DayLoadSchema>;

/** How full the days are: orders and portions of each, by seller. */
export const listKitchenDays = createRoute({
  operationId: 'listKitchenDays',
  method: 'get',
  path: '/kitchen/api/days',
  summary: 'How full the days are',
  description: 'A driver sees today and tomorrow only.',
  tags: ['Day'],
  security: cookie,
  request: {
    query: z.object({
      from: DayParam,
      count: z.coerce.number().int().min(1).max(mostDays).default(10),
    }),
  },
  responses: { 200: json('The days in turn', z.array(DayLoadSchema)), ...staffErrors() },
});

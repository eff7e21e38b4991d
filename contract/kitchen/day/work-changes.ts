import { createRoute, z } from '@hono/zod-openapi';
import { IdParam, PublicOrderId } from '../../shop/fields.ts';
import { json } from '../../shop/responses.ts';
import { ClockTime, DayParam, PressHeaders } from '../fields.ts';
import { cookie, staffErrors } from '../responses.ts';

const WorkChangeSchema = z
  .object({
    id: z.number().int().openapi({ description: 'By which it is said to be seen' }),
    publicProductOrderId: z.string(),
    bon: z.number().int().nullable().openapi({ description: 'That the order had then, like the time' }),
    time: ClockTime,
    name: z.string().openapi({ description: 'Whom the order is for' }),
    sellerId: z.number().int().nullable().openapi({ description: 'Whose dishes these are' }),
    why: z.enum(['CHANGED', 'MOVED', 'CANCELED']).openapi({
      description: 'MOVED is to another day',
    }),
    dishes: z.array(
      z.object({
        kitchenName: z.string(),
        from: z.number().int().openapi({ description: 'Pieces; 0 for what is new' }),
        to: z.number().int().openapi({ description: 'Pieces; 0 for what is out' }),
        isMade: z.boolean().openapi({ description: 'Whether all that there were before are made' }),
        made: z.number().int().optional().openapi({
          description: 'Pieces that are made; absent of what was told by an older release',
        }),
      }),
    ),
    timeNow: ClockTime.nullable().openapi({ description: 'Null where the time is as before' }),
    note: z.string().nullable().openapi({
      description: 'What the customer asks for now, where that is something else to take care of',
    }),
    isSeen: z.boolean(),
  })
  .openapi('WorkChange');
export type WorkChange = z.infer<typeof WorkChangeSchema>;

/** What was changed of orders of a day after their kitchens had begun. */
export const listWorkChanges = createRoute({
  operationId: 'listWorkChanges',
  method: 'get',
  path: '/kitchen/api/days/{day}/work-changes',
  summary: 'What was changed after its kitchen had begun, an entry a kitchen',
  description: 'A driver sees today and tomorrow.',
  tags: ['Production'],
  security: cookie,
  request: { params: z.object({ day: DayParam }) },
  responses: { 200: json('By when it happened', z.array(WorkChangeSchema)), ...staffErrors() },
});

const seen = {
  path: '/kitchen/api/orders/{publicProductOrderId}/work-changes/{id}/seen',
  tags: ['Production'],
  security: cookie,
  request: {
    params: z.object({ publicProductOrderId: PublicOrderId, id: IdParam }),
    headers: PressHeaders,
  },
  responses: {
    200: json('Whether it is seen now', z.object({ isSeen: z.boolean() })),
    ...staffErrors('OrderNotFound', 'WorkChangeNotFound', 'OrderChangedMeanwhile', 'ForeignOrigin'),
  },
};

/** Says that a kitchen has seen a change. */
export const seeWorkChange = createRoute({
  ...seen,
  operationId: 'seeWorkChange',
  method: 'put',
  summary: 'Say that a kitchen has seen a change',
  description: 'Once or often is the same.',
});

/** Takes that back. */
export const unseeWorkChange = createRoute({
  ...seen,
  operationId: 'unseeWorkChange',
  method: 'delete',
  summary: 'Take back that a kitchen has seen a change',
  description: 'Once or often is the same.',
});

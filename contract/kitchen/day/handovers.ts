import { createRoute, z } from '@hono/zod-openapi';
import { emptiesKinds } from '#rules/orders/hand-over/empties.ts';
import { mostBoards, mostEmpties, temperatures } from '#rules/orders/hand-over/limits.ts';
import { stages } from '#rules/orders/stages.ts';
import { nameUpTo } from '../../shop/fields.ts';
import { json } from '../../shop/responses.ts';
import { CanceledUnseen, GivenInstant, OfOrder, PressId, SeenAgo } from '../fields.ts';
import { body, cookie, staffErrors, writeErrors } from '../responses.ts';

/** How an order came into somebody's hands. */
export const HandoverSchema = z.object({
  at: z.number().int().openapi({ description: 'Unix seconds, by the clock of who was there' }),
  receivedBy: z.string(),
  temperature: z.number().nullable().openapi({ description: 'Degrees Celsius' }),
  boardsLeft: z.number().int(),
  ageChecked: z.number().int().nullable().optional().openapi({
    description:
      'Age that an identity card showed; null where nobody had to ask or noted it; absent in answers of older releases',
  }),
  emptiesTaken: z.number().int().nullable().optional().openapi({
    description:
      'Empty bottles and crates that were taken back; null where nobody counted; absent in answers of older releases',
  }),
  emptiesCents: z.number().int().nullable().optional().openapi({
    description:
      'Cents of deposit that were given back for them; null where nobody said; absent in answers of older releases',
  }),
  isAlcoholRefused: z.boolean().optional().openapi({
    description:
      'Nobody was old enough for the alcohol in it, which was not handed over; absent in answers of older releases',
  }),
  hasPhoto: z.boolean(),
});

/** An order came into somebody's hands. */
export const handOver = createRoute({
  operationId: 'handOver',
  method: 'post',
  path: '/kitchen/api/orders/{publicProductOrderId}/handover',
  summary: 'Hand an order over',
  description: 'May be sent long after it happened, from a device that had no connection: `at` says when.',
  tags: ['Runs'],
  security: cookie,
  request: {
    params: OfOrder,
    headers: SeenAgo,
    body: body(
      z.object({
        id: PressId,
        at: GivenInstant,
        receivedBy: nameUpTo(100).trim().min(1),
        temperature: z.number().min(temperatures.least).max(temperatures.most).nullable().optional(),
        boardsLeft: z.number().int().min(0).max(mostBoards).default(0),
        ageChecked: z
          .union([z.literal(16), z.literal(18)])
          .nullable()
          .optional()
          .openapi({
            description: 'Age that an identity card showed; left out by a device that kept it from before',
          }),
        emptiesTaken: z.number().int().min(0).max(mostEmpties).nullable().optional(),
        emptiesCents: z
          .number()
          .int()
          .min(0)
          .max(mostEmpties * Math.max(...emptiesKinds))
          .nullable()
          .optional(),
        isAlcoholRefused: z.boolean().optional().openapi({
          description:
            'Nobody was old enough: the alcohol in it was not handed over; of what is nothing else, that is an attempt',
        }),
        from: z.enum(stages).optional().openapi({
          description:
            'Said from a desk alone: the stage that it showed; refused where that is another by now. What is noted at the door counts above it',
        }),
      }),
      { id: '0f8fad5b-d9cb-469f-a165-70867728950e', at: 1_795_700_000, receivedBy: 'Jana Holm' },
    ),
  },
  responses: {
    200: json(
      'Handed over, or where it stays',
      z.object({
        stage: z.enum(stages),
        isCanceled: CanceledUnseen,
      }),
    ),
    ...staffErrors('OrderNotFound', 'OrderNotBinding', 'OrderNotOfRun', 'StageChanged', ...writeErrors),
  },
});

/** What a photo may be, as the camera of a telephone and a browser that makes it smaller write it. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PhotoType = (typeof photoTypes)[number];

const picture = z.string().openapi({ format: 'binary' });
const photo = {
  'image/jpeg': { schema: picture },
  'image/png': { schema: picture },
  'image/webp': { schema: picture },
};

/** Adds a photo to a handover, once; 1 MB at most. */
export const addHandoverPhoto = createRoute({
  operationId: 'addHandoverPhoto',
  method: 'put',
  path: '/kitchen/api/orders/{publicProductOrderId}/handover/photo',
  summary: 'Add a photo of what was handed over',
  tags: ['Runs'],
  security: cookie,
  request: { params: OfOrder, body: { required: true, content: photo } },
  responses: {
    204: { description: 'Kept' },
    ...staffErrors('OrderNotFound', 'HandoverNotFound', ...writeErrors),
  },
});

/** The photo of a handover. */
export const getHandoverPhoto = createRoute({
  operationId: 'getHandoverPhoto',
  method: 'get',
  path: '/kitchen/api/orders/{publicProductOrderId}/handover/photo',
  summary: 'The photo of what was handed over',
  tags: ['Runs'],
  security: cookie,
  request: { params: OfOrder },
  responses: {
    200: { description: 'The picture', content: photo },
    ...staffErrors('OrderNotFound', 'HandoverNotFound'),
  },
});

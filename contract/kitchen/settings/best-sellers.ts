import { createRoute, z } from '@hono/zod-openapi';
import { Id } from '../../shop/fields.ts';
import { json } from '../../shop/responses.ts';
import { none } from '../menu/menu-writing.ts';
import { body, cookie, staffErrors, writeErrors } from '../responses.ts';

const tags = ['Menu'];
const path = '/kitchen/api/best-sellers';
const mostChosen = 8;

const By = z.enum(['CHOSEN', 'COUNTED']);
const Dish = z.object({
  productId: z.number().int(),
  name: z.object({ de: z.string(), en: z.string() }),
  imageUrl: z.string().nullable(),
});

const BestSellersSchema = z
  .object({
    by: By.openapi({ description: 'Which of both home shows' }),
    chosen: z.array(Dish),
    counted: z.array(Dish.extend({ orders: z.number().int().openapi({ description: 'In which it stood' }) })),
    days: z.number().int().openapi({ description: 'Of which is counted, back from today' }),
  })
  .openapi('BestSellers');

export type BestSellers = z.infer<typeof BestSellersSchema>;

/** What home shows first, as chosen and as counted. */
export const getBestSellers = createRoute({
  operationId: 'getBestSellers',
  method: 'get',
  path,
  summary: 'What home shows first: as chosen and as counted, and which of both holds',
  tags,
  security: cookie,
  responses: { 200: json('Both', BestSellersSchema), ...staffErrors() },
});

/** Says what home shows first. */
export const changeBestSellers = createRoute({
  operationId: 'changeBestSellers',
  method: 'put',
  path,
  summary: 'Say what home shows first: counted every night, or chosen and in what order',
  tags,
  security: cookie,
  request: {
    body: body(
      z.object({
        by: By,
        chosen: z
          .array(Id)
          .min(1)
          .max(mostChosen)
          .refine((ids) => new Set(ids).size === ids.length, 'one twice')
          .optional(),
      }),
      { by: 'CHOSEN', chosen: [101, 105, 103, 601] },
    ),
  },
  responses: {
    204: none,
    ...staffErrors('ProductNotFound', 'CatalogueKeptInFiles', ...writeErrors),
  },
});

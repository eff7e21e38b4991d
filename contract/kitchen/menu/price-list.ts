import { createRoute, z } from '@hono/zod-openapi';
import { longestPriceList } from '#rules/catalogue/price-list.ts';
import { roundings } from '#rules/catalogue/raised-price.ts';
import { Id } from '../../shop/fields.ts';
import { json } from '../../shop/responses.ts';
import { DayParam } from '../fields.ts';
import { body, cookie, staffErrors } from '../responses.ts';
import { ManyIds, menuErrors } from './menu-writing.ts';

const tags = ['Menu'];
const Preview = z.object({
  preview: z
    .enum(['true', 'false'])
    .default('false')
    .openapi({ description: 'true: says what would change, and changes nothing' }),
});

const WhatChanges = z.object({
  priceCents: z.number().int(),
  categoryId: z.number().int(),
  active: z.boolean(),
});
const ProductChangesSchema = z
  .array(
    z.object({
      id: z.number().int(),
      name: z.object({ de: z.string().nullable(), en: z.string().nullable() }),
      before: WhatChanges,
      after: WhatChanges,
    }),
  )
  .openapi('ProductChanges', {
    description: 'Each product that changes; those that stay as they are are left out',
  });

export type ProductChanges = z.infer<typeof ProductChangesSchema>;

const what = z.union([
  z.strictObject({
    ids: ManyIds,
    percent: z.number().min(-90).max(900).multipleOf(0.01),
    roundTo: z.union(roundings.map((cents) => z.literal(cents))).default(10),
    fromDay: DayParam.optional(),
  }),
  z.strictObject({ ids: ManyIds, categoryId: Id }),
  z.strictObject({ ids: ManyIds, withdraw: z.literal(true) }),
]);

/** Changes several products at once: prices by per cent, the category, or off the menu. */
export const changeProducts = createRoute({
  operationId: 'changeProducts',
  method: 'post',
  path: '/kitchen/api/products/changes',
  summary: 'Change several products at once: prices by per cent, the category, or off the menu',
  tags,
  security: cookie,
  request: { query: Preview, body: body(what, { ids: [101, 102], percent: 5, roundTo: 50 }) },
  responses: {
    200: json('What changes', ProductChangesSchema),
    ...staffErrors('ProductNotFound', 'DayNotAhead', ...menuErrors),
  },
});

/** The prices for a spreadsheet. */
export const exportPrices = createRoute({
  operationId: 'exportPrices',
  method: 'get',
  path: '/kitchen/api/menu/prices.csv',
  summary: 'The prices of what is sold, for a spreadsheet',
  description: 'Semicolons, decimal commas, UTF-8 with its mark.',
  tags,
  security: cookie,
  responses: {
    200: { description: 'The list', content: { 'text/csv': { schema: z.string() } } },
    ...staffErrors(),
  },
});

const PriceListResultSchema = z
  .object({
    changes: ProductChangesSchema,
    wrong: z
      .array(
        z.object({
          line: z.number().int().openapi({ description: 'Counted from 1, heads included' }),
          code: z.enum(['NO_HEADS', 'NO_NUMBER', 'UNKNOWN_PRODUCT', 'TWICE', 'NO_PRICE', 'TOO_HIGH']),
        }),
      )
      .openapi({ description: 'While there is any, nothing is changed' }),
    isDone: z.boolean(),
  })
  .openapi('PriceListResult');
export type PriceListResult = z.infer<typeof PriceListResultSchema>;

/** Takes prices from a spreadsheet. */
export const importPrices = createRoute({
  operationId: 'importPrices',
  method: 'post',
  path: '/kitchen/api/menu/prices.csv',
  summary: 'Take prices from a spreadsheet, by the numbers of the products',
  description: 'Its columns are known by their heads, Nummer and Preis. All of it or nothing.',
  tags,
  security: cookie,
  request: {
    query: Preview,
    body: body(z.object({ csv: z.string().max(longestPriceList), fromDay: DayParam.optional() }), {
      csv: 'Nummer;Preis\n101;58,00',
    }),
  },
  responses: {
    200: json('What changes', PriceListResultSchema),
    ...staffErrors('DayNotAhead', ...menuErrors),
  },
});

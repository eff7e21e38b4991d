import { createRoute, z } from '@hono/zod-openapi';
import { roundings } from '#rules/catalogue/raised-price.ts';
import { nameLimit, textLimit } from '#rules/text/limits.ts';
import { IdParam } from '../../shop/fields.ts';
import { json } from '../../shop/responses.ts';
import { DayParam } from '../fields.ts';
import { body, cookie, staffErrors } from '../responses.ts';
import { MenuCategorySchema, MenuSellerSchema } from './menu.ts';
import { lineOf, PictureName } from './menu-product.ts';
import { menuErrors, none } from './menu-writing.ts';

const tags = ['Menu'];
const mostAtOnce = 500;
const Ids = z.array(z.number().int().min(1)).min(1).max(mostAtOnce);
const isUnique = (ids: readonly number[]) => new Set(ids).size === ids.length;
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
    ids: Ids,
    percent: z.number().min(-90).max(900).multipleOf(0.01),
    roundTo: z.union(roundings.map((cents) => z.literal(cents))).default(10),
    fromDay: DayParam.optional(),
  }),
  z.strictObject({ ids: Ids, categoryId: z.number().int().min(1) }),
  z.strictObject({ ids: Ids, withdraw: z.literal(true) }),
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

/** Puts products or categories in another order. */
export const orderMenu = createRoute({
  operationId: 'orderMenu',
  method: 'put',
  path: '/kitchen/api/menu/order',
  summary: 'Put products or categories in another order',
  description: 'Those that are named change places among themselves; all others stay where they are.',
  tags,
  security: cookie,
  request: {
    body: body(
      z
        .object({
          productIds: Ids.refine(isUnique, 'one twice').optional(),
          categoryIds: Ids.refine(isUnique, 'one twice').optional(),
        })
        .refine(({ productIds, categoryIds }) => productIds ?? categoryIds, 'nothing to order'),
      { productIds: [102, 101] },
    ),
  },
  responses: { 204: none, ...staffErrors('ProductNotFound', 'CategoryNotFound', ...menuErrors) },
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

/** Characters of a price list, some thousand dishes. */
export const longestPriceList = 60_000;

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

const Line = lineOf(nameLimit).refine((text) => text !== null, 'required');
const Sentence = lineOf(textLimit).refine((text) => text !== null, 'required');
const both = <Text extends z.ZodType>(text: Text) => z.object({ de: text, en: text });
const Seen = z.string().nullable().optional();
const bothSeen = z.object({ de: Seen, en: Seen }).optional();
const seenWords =
  'What stood there when the writer began: where somebody else has written another value into a field that is changed ' +
  'here, nothing is saved and ChangedMeanwhile answers. Left out, the own value holds';

/** Changes what customers read about a kitchen. */
export const changeSeller = createRoute({
  operationId: 'changeSeller',
  method: 'put',
  path: '/kitchen/api/sellers/{id}',
  summary: 'Change what customers read about a kitchen',
  description: 'What is left out stays, each language by itself.',
  tags,
  security: cookie,
  request: {
    params: z.object({ id: IdParam }),
    body: body(
      z.object({
        name: Line.optional(),
        description: both(Sentence).partial().optional(),
        picture: PictureName.optional(),
        seen: z
          .object({ name: Seen, description: bothSeen, imageUrl: Seen })
          .optional()
          .openapi({ description: seenWords }),
      }),
      { name: 'Zuckerhut' },
    ),
  },
  responses: {
    200: json('The kitchen', MenuSellerSchema),
    ...staffErrors('SellerNotFound', 'ChangedMeanwhile', 'PictureNotFound', ...menuErrors),
  },
});

const CategoryName = both(Line.refine((text) => !/[/?#%\\]/.test(text ?? ''), 'stands in addresses'));
const addressWords = 'The English one, lower-cased and with hyphens, is its address';

/** Adds a category, the last on the menu. */
export const addCategory = createRoute({
  operationId: 'addCategory',
  method: 'post',
  path: '/kitchen/api/menu-categories',
  summary: 'Add a category, the last on the menu',
  tags,
  security: cookie,
  request: {
    body: body(z.object({ name: CategoryName.openapi({ description: addressWords }) }), {
      name: { de: 'Suppen', en: 'Soups' },
    }),
  },
  responses: {
    200: json('The category', MenuCategorySchema),
    ...staffErrors('CategoryNameTaken', ...menuErrors),
  },
});

/** Changes a category, or takes an empty one off the menu. */
export const changeCategory = createRoute({
  operationId: 'changeCategory',
  method: 'put',
  path: '/kitchen/api/menu-categories/{id}',
  summary: 'Change a category, or take an empty one off the menu',
  description: 'What is left out stays, each language by itself.',
  tags,
  security: cookie,
  request: {
    params: z.object({ id: IdParam }),
    body: body(
      z.object({
        name: CategoryName.partial().optional().openapi({ description: addressWords }),
        picture: PictureName.optional(),
        active: z.boolean().optional(),
        seen: z.object({ name: bothSeen, imageUrl: Seen }).optional().openapi({ description: seenWords }),
      }),
      { name: { de: 'Salate', en: 'Salads' } },
    ),
  },
  responses: {
    200: json('The category', MenuCategorySchema),
    ...staffErrors(
      'CategoryNotFound',
      'CategoryNameTaken',
      'CategoryNotEmpty',
      'ChangedMeanwhile',
      'PictureNotFound',
      ...menuErrors,
    ),
  },
});

const MenuChangeSchema = z
  .object({
    kind: z.enum(['SELLER', 'CATEGORY', 'ORDER', 'OWNER', 'BEST_SELLERS']),
    subjectId: z.number().int().nullable().openapi({ description: 'Of the kitchen or the category' }),
    before: z.unknown(),
    after: z.unknown(),
    at: z.number().int().openapi({ description: 'Unix seconds' }),
    by: z.string().nullable(),
  })
  .openapi('MenuChange');
export type MenuChange = z.infer<typeof MenuChangeSchema>;

/** What happened to kitchens, categories and the order of the menu. */
export const listMenuChanges = createRoute({
  operationId: 'listMenuChanges',
  method: 'get',
  path: '/kitchen/api/menu/history',
  summary: 'What happened to kitchens, categories and the order of the menu, the newest first',
  tags,
  security: cookie,
  responses: { 200: json('The last hundred changes', z.array(MenuChangeSchema)), ...staffErrors() },
});

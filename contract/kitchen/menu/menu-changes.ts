import { createRoute, z } from '@hono/zod-openapi';
import { nameLimit, textLimit } from '#rules/text/limits.ts';
import { IdParam, Text } from '../../shop/fields.ts';
import { json } from '../../shop/responses.ts';
import { Instant } from '../fields.ts';
import { body, cookie, staffErrors } from '../responses.ts';
import { MenuCategorySchema, MenuSellerSchema } from './menu.ts';
import { lineOf, PictureName } from './menu-product.ts';
import { ManyIds, menuErrors, none } from './menu-writing.ts';

const tags = ['Menu'];
const isUnique = (ids: readonly number[]) => new Set(ids).size === ids.length;
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
          productIds: ManyIds.refine(isUnique, 'one twice').optional(),
          categoryIds: ManyIds.refine(isUnique, 'one twice').optional(),
        })
        .refine(({ productIds, categoryIds }) => productIds ?? categoryIds, 'nothing to order'),
      { productIds: [102, 101] },
    ),
  },
  responses: { 204: none, ...staffErrors('ProductNotFound', 'CategoryNotFound', ...menuErrors) },
});

const Line = lineOf(nameLimit).refine((text) => text !== null, 'required');
const Sentence = lineOf(textLimit).refine((text) => text !== null, 'required');
const both = <Text extends z.ZodType>(text: Text) => z.object({ de: text, en: text });
const Seen = Text.nullable().optional();
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
    at: Instant,
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

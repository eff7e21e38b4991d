import { createRoute, z } from '@hono/zod-openapi';
import { lawCodes } from '#rules/catalogue/may-be-published.ts';
import { IdParam } from '../../shop/fields.ts';
import { json } from '../../shop/responses.ts';
import { Instant, RevisionNumber } from '../fields.ts';
import { cookie, staffErrors } from '../responses.ts';
import { LineText, MenuProductSchema } from './menu-product.ts';

export const menuTags = ['Menu'];
export const productAddress = '/kitchen/api/products/{id}';
export const ProductParam = z.object({ id: IdParam });

const Who = z
  .string()
  .nullable()
  .openapi({ description: 'Name of who did it; null for the shop itself and for a tablet' });
export const Revision = RevisionNumber.openapi({
  description: 'Grows with every change of the draft and of the product; 0 before the first',
});

export const MissingSchema = z.array(z.object({ field: z.string(), code: z.enum(lawCodes) })).openapi({
  description: 'What keeps it from being sold, by field of the draft; empty for nothing',
});

const DraftSchema = z.object({
  content: MenuProductSchema,
  revision: Revision,
  at: Instant,
  by: Who,
});

const PlanSchema = z.object({
  id: z.number().int(),
  fromDay: z.string(),
  change: MenuProductSchema.partial().openapi({ description: 'What is different from that day on' }),
  at: Instant,
  by: Who,
});

export const SoldOutSchema = z.object({
  fromDay: z.string(),
  untilDay: z.string().nullable().openapi({ description: 'Null until further notice' }),
});

const ListedProduct = z.object({
  id: z.number().int(),
  content: MenuProductSchema.nullable().openapi({
    description: 'What is sold, or was last; null before the first time',
  }),
  draft: DraftSchema.nullable(),
  missing: MissingSchema,
  soldOut: z.array(SoldOutSchema).openapi({ description: 'From today on, by day of delivery' }),
  stillOrdered: z
    .array(z.object({ day: z.string(), orders: z.number().int() }))
    .optional()
    .openapi({
      description:
        'Days from today on for which it is sold out, and how many open orders have it then all the same; absent in answers of older releases',
    }),
  isSoldOutToday: z.boolean(),
  isSoldOutTomorrow: z.boolean(),
  plans: z.array(PlanSchema).openapi({ description: 'What is to be different later, the next first' }),
});

export const MenuSellerSchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    description: z.object({ de: z.string(), en: z.string() }),
    imageUrl: z.string().nullable(),
    active: z.boolean(),
  })
  .openapi('MenuSeller');
export const MenuCategorySchema = z
  .object({
    id: z.number().int(),
    name: z.object({ de: z.string(), en: z.string() }),
    imageUrl: z.string().nullable(),
    active: z.boolean(),
  })
  .openapi('MenuCategory');

const MenuSchema = z
  .object({
    owner: z.enum(['files', 'database']).openapi({
      description: 'While the files of the program keep the menu, only what is sold out can be changed here',
    }),
    today: z.string(),
    sellers: z.array(MenuSellerSchema),
    categories: z.array(MenuCategorySchema).openapi({ description: 'In the order of the menu' }),
    products: z.array(ListedProduct).openapi({ description: 'In the order of the menu, new ones first' }),
  })
  .openapi('KitchenMenu');
export type KitchenMenu = z.infer<typeof MenuSchema>;

/** The whole menu: what is sold, what is being written, what is missing, sold out or planned. */
export const listMenuProducts = createRoute({
  operationId: 'listMenuProducts',
  method: 'get',
  path: '/kitchen/api/products',
  summary: 'The menu: what is sold, what is being written, what is missing, sold out or planned',
  description: 'Who cooks sees no prices and no drafts.',
  tags: menuTags,
  security: cookie,
  responses: { 200: json('The menu', MenuSchema), ...staffErrors() },
});

/** What was planned and was not lawful on its day. */
export const RefusedPlanSchema = z
  .object({
    id: z.number().int(),
    productId: z.number().int(),
    name: LineText,
    fromDay: z.string().openapi({ description: 'The day on which it was to be' }),
    missing: MissingSchema,
    at: z.number().int().openapi({ description: 'Unix seconds: when it was not done' }),
    seen: z
      .object({ at: z.number().int(), by: z.string().nullable() })
      .nullable()
      .openapi({ description: 'Who has seen to it; null while nobody has' }),
  })
  .openapi('RefusedPlan');
export type RefusedPlan = z.infer<typeof RefusedPlanSchema>;

export const MenuProductDetailsSchema = ListedProduct.extend({
  revision: Revision,
  versions: z
    .array(
      z.object({
        number: z.number().int(),
        at: Instant,
        by: Who,
        how: z.string().openapi({
          description: 'IMPORTED, ADOPTED, PUBLISHED, PRICE, PLANNED, WITHDRAWN, CHANGED (with others)',
        }),
        fields: z.array(z.string()).openapi({ description: 'What was different from the one before' }),
        priceCents: z
          .number()
          .int()
          .nullable()
          .optional()
          .openapi({ description: 'Null where none was given; absent in answers of older releases' }),
      }),
    )
    .openapi({ description: 'What it was, the newest first' }),
  refusedPlans: z.array(RefusedPlanSchema).openapi({ description: 'The newest first' }),
  ordered: z.object({
    today: z.number().int().openapi({ description: 'Pieces that leave today' }),
    orders: z.number().int().openapi({ description: 'Orders from today on that have it, at the price then' }),
    until: z.string().nullable().openapi({ description: 'Day of the last of them' }),
    toCome: z
      .array(
        z.object({
          day: z.string().nullable().openapi({ description: 'Null where no time is agreed yet' }),
          avoids: z.array(z.string()).openapi({
            description: 'Slugs of the allergens that its note asks to avoid, each cereal and nut by name',
          }),
        }),
      )
      .optional()
      .openapi({
        description: 'Each of them that is still to be handed over; absent in answers of older releases',
      }),
  }),
}).openapi('MenuProductDetails');
export type MenuProductDetails = z.infer<typeof MenuProductDetailsSchema>;

/** A product with its draft and its history. */
export const getMenuProduct = createRoute({
  operationId: 'getMenuProduct',
  method: 'get',
  path: productAddress,
  summary: 'A product with its draft and its history',
  tags: menuTags,
  security: cookie,
  request: { params: ProductParam },
  responses: { 200: json('The product', MenuProductDetailsSchema), ...staffErrors('ProductNotFound') },
});

/** What a product was once. */
export const getProductVersion = createRoute({
  operationId: 'getProductVersion',
  method: 'get',
  path: `${productAddress}/versions/{number}`,
  summary: 'What a product was once',
  tags: menuTags,
  security: cookie,
  request: { params: ProductParam.extend({ number: IdParam }) },
  responses: { 200: json('All of it', MenuProductSchema), ...staffErrors('ProductNotFound') },
});

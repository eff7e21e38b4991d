import { createRoute, z } from '@hono/zod-openapi';
import { lawCodes } from '#rules/catalogue/may-be-published.ts';
import { IdParam } from '../shop/fields.ts';
import { json } from '../shop/responses.ts';
import { DayParam } from './fields.ts';
import { DraftChangesSchema, LineText, MenuProductSchema, PriceCents } from './menu-product.ts';
import { body, cookie, staffErrors, writeErrors } from './responses.ts';

const tags = ['Menu'];
const at = '/kitchen/api/products/{id}';
export const ProductParam = z.object({ id: IdParam });
export const none = { description: 'Done' };
/** What a change of the menu can answer besides. */
export const menuErrors = ['CatalogueKeptInFiles', ...writeErrors] as const;

const UnixSeconds = z.number().int().openapi({ description: 'Unix seconds' });
const Who = z
  .string()
  .nullable()
  .openapi({ description: 'Name of who did it; null for the shop itself and for a tablet' });
const Revision = z
  .number()
  .int()
  .min(0)
  .openapi({ description: 'Grows with every change of the draft and of the product; 0 before the first' });

const MissingSchema = z.array(z.object({ field: z.string(), code: z.enum(lawCodes) })).openapi({
  description: 'What keeps it from being sold, by field of the draft; empty for nothing',
});

export const DraftSchema = z.object({
  content: MenuProductSchema,
  revision: Revision,
  at: UnixSeconds,
  by: Who,
});

export const PlanSchema = z.object({
  id: z.number().int(),
  fromDay: z.string(),
  change: MenuProductSchema.partial().openapi({ description: 'What is different from that day on' }),
  at: UnixSeconds,
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

export const MenuSchema = z
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
  tags,
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
        at: UnixSeconds,
        by: Who,
        how: z.string().openapi({
          description: 'IMPORTED, ADOPTED, PUBLISHED, PRICE, PLANNED, WITHDRAWN, CHANGED (with others)',
        }),
        fields: z.array(z.string()).openapi({ description: 'What was different from the one before' }),
      }),
    )
    .openapi({ description: 'What it was, the newest first' }),
  refusedPlans: z.array(RefusedPlanSchema).openapi({ description: 'The newest first' }),
  ordered: z.object({
    today: z.number().int().openapi({ description: 'Pieces that leave today' }),
    orders: z.number().int().openapi({ description: 'Orders from today on that have it, at the price then' }),
    until: z.string().nullable().openapi({ description: 'Day of the last of them' }),
  }),
}).openapi('MenuProductDetails');
export type MenuProductDetails = z.infer<typeof MenuProductDetailsSchema>;

/** A product with its draft and its history. */
export const getMenuProduct = createRoute({
  operationId: 'getMenuProduct',
  method: 'get',
  path: at,
  summary: 'A product with its draft and its history',
  tags,
  security: cookie,
  request: { params: ProductParam },
  responses: { 200: json('The product', MenuProductDetailsSchema), ...staffErrors('ProductNotFound') },
});

/** What a product was once. */
export const getProductVersion = createRoute({
  operationId: 'getProductVersion',
  method: 'get',
  path: `${at}/versions/{number}`,
  summary: 'What a product was once',
  tags,
  security: cookie,
  request: { params: ProductParam.extend({ number: IdParam }) },
  responses: { 200: json('All of it', MenuProductSchema), ...staffErrors('ProductNotFound') },
});

/** Begins a new product, as a draft. */
export const addProduct = createRoute({
  operationId: 'addProduct',
  method: 'post',
  path: '/kitchen/api/products',
  summary: 'Begin a new product, or a copy of one, as a draft',
  tags,
  security: cookie,
  request: { body: body(z.object({ copyOf: z.number().int().optional() }), {}) },
  responses: {
    200: json('Its number', z.object({ id: z.number().int() })),
    ...staffErrors('ProductNotFound', ...menuErrors),
  },
});

const SavedDraft = z
  .object({ revision: Revision, content: MenuProductSchema, missing: MissingSchema })
  .openapi('SavedDraft');

/** Saves fields of a draft while somebody types. */
export const saveDraft = createRoute({
  operationId: 'saveDraft',
  method: 'put',
  path: `${at}/draft`,
  summary: 'Save some fields of the draft; without one it begins from what is sold',
  description:
    'Two people may write at once: what they write in different fields (each language of a text is one) comes ' +
    'together. Where somebody else has written another value into the same field since `revision`, nothing is saved ' +
    'and EditedMeanwhile says `theirs`; saved again with the revision of that answer, the own value holds.',
  tags,
  security: cookie,
  request: {
    params: ProductParam,
    body: body(z.object({ revision: Revision, changes: DraftChangesSchema }), {
      revision: 0,
      changes: { 'name.de': 'Taboulé', priceCents: 3100 },
    }),
  },
  responses: {
    200: json('The draft as it is now, with what others wrote', SavedDraft),
    ...staffErrors('ProductNotFound', 'EditedMeanwhile', ...menuErrors),
  },
});

/** Throws the draft away: what is sold stays. */
export const dropDraft = createRoute({
  operationId: 'dropDraft',
  method: 'delete',
  path: `${at}/draft`,
  summary: 'Throw the draft away',
  tags,
  security: cookie,
  request: { params: ProductParam },
  responses: { 204: none, ...staffErrors('ProductNotFound', ...menuErrors) },
});

/** Puts on the menu what was written, now or from a day on. */
export const publishProduct = createRoute({
  operationId: 'publishProduct',
  method: 'post',
  path: `${at}/publish`,
  summary: 'Put on the menu what was written, now or from a day on',
  description:
    'NotLawfulYet says in `missing` what the law still wants. EditedMeanwhile says what somebody else has written ' +
    'since `revision`: nobody publishes what they have not seen. Without a draft, what was withdrawn comes back.',
  tags,
  security: cookie,
  request: {
    params: ProductParam,
    body: body(z.object({ revision: Revision, fromDay: DayParam.optional() }), { revision: 12 }),
  },
  responses: {
    200: json('The product', MenuProductDetailsSchema),
    ...staffErrors('ProductNotFound', 'NotLawfulYet', 'EditedMeanwhile', 'DayNotAhead', ...menuErrors),
  },
});

/** Takes a product off the menu; orders keep it. */
export const withdrawProduct = createRoute({
  operationId: 'withdrawProduct',
  method: 'post',
  path: `${at}/withdraw`,
  summary: 'Take a product off the menu, now or from a day on; orders keep it',
  tags,
  security: cookie,
  request: { params: ProductParam, body: body(z.object({ fromDay: DayParam.optional() }), {}) },
  responses: {
    200: json('The product', MenuProductDetailsSchema),
    ...staffErrors('ProductNotFound', 'DayNotAhead', ...menuErrors),
  },
});

/** Makes what a product was once its draft. */
export const returnProduct = createRoute({
  operationId: 'returnProduct',
  method: 'post',
  path: `${at}/return`,
  summary: 'Make what a product was once its draft',
  tags,
  security: cookie,
  request: { params: ProductParam, body: body(z.object({ number: z.number().int().min(1) }), { number: 3 }) },
  responses: {
    200: json('The product', MenuProductDetailsSchema),
    ...staffErrors('ProductNotFound', ...menuErrors),
  },
});

/** Changes a price in place, now or from a day on: a draft keeps all else that is in it. */
export const setProductPrice = createRoute({
  operationId: 'setProductPrice',
  method: 'put',
  path: `${at}/price`,
  summary: 'Change a price in place, now or from a day on',
  description: 'Whoever has ordered pays what it cost then.',
  tags,
  security: cookie,
  request: {
    params: ProductParam,
    body: body(z.object({ priceCents: PriceCents, fromDay: DayParam.optional() }), {
      priceCents: 3800,
      fromDay: '2026-12-07',
    }),
  },
  responses: {
    200: json('The product', MenuProductDetailsSchema),
    ...staffErrors('ProductNotFound', 'DayNotAhead', ...menuErrors),
  },
});

/** Thinks better of what was planned; the change of a whole product becomes its draft again. */
export const dropPlan = createRoute({
  operationId: 'dropPlan',
  method: 'delete',
  path: `${at}/plans/{planId}`,
  summary: 'Take back what was planned',
  description: 'What was written for it becomes the draft again where there is none.',
  tags,
  security: cookie,
  request: { params: ProductParam.extend({ planId: IdParam }) },
  responses: { 204: none, ...staffErrors('ProductNotFound', ...menuErrors) },
});

/** Takes the menu over from the files of the program, for good. */
export const adoptMenu = createRoute({
  operationId: 'adoptMenu',
  method: 'post',
  path: '/kitchen/api/menu/owner',
  summary: 'Take the menu over from the files of the program, to change it here',
  description: 'For good: no start and no import brings the files back. Asked for again, nothing happens.',
  tags,
  security: cookie,
  responses: { 204: none, ...staffErrors('StepUpRequired', 'ForeignOrigin') },
});

/** Says for which days of delivery a product cannot be had. */
export const setAvailability = createRoute({
  operationId: 'setAvailability',
  method: 'put',
  path: `${at}/availability`,
  summary: 'Say for which days of delivery a product cannot be had, or can again',
  description: 'At once, whoever keeps the menu. Orders that are there stay.',
  tags,
  security: cookie,
  request: {
    params: ProductParam,
    body: body(
      z
        .object({ fromDay: DayParam, untilDay: DayParam.nullable(), soldOut: z.boolean() })
        .refine(({ fromDay, untilDay }) => untilDay === null || fromDay <= untilDay, {
          message: 'ends before it begins',
          path: ['untilDay'],
        }),
      { fromDay: '2026-11-26', untilDay: '2026-11-26', soldOut: true },
    ),
  },
  responses: {
    200: json('When it cannot be had from today on', z.array(SoldOutSchema)),
    ...staffErrors('ProductNotFound', ...writeErrors),
  },
});

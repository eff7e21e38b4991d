import { createRoute, z } from '@hono/zod-openapi';
import { Id, IdParam, mostNumber } from '../../shop/fields.ts';
import { json } from '../../shop/responses.ts';
import { DayParam, SeenAgo } from '../fields.ts';
import { body, cookie, staffErrors, writeErrors } from '../responses.ts';
import {
  MenuProductDetailsSchema,
  MissingSchema,
  menuTags,
  ProductParam,
  productAddress,
  Revision,
  SoldOutSchema,
} from './menu.ts';
import { DraftChangesSchema, MenuProductSchema, PriceCents } from './menu-product.ts';

export const none = { description: 'Done' };
/** What a change of the menu can answer besides. */
export const menuErrors = ['CatalogueKeptInFiles', ...writeErrors] as const;

/** Products or categories that are changed at once. */
export const ManyIds = z.array(Id).min(1).max(500);

/** Begins a new product, as a draft. */
export const addProduct = createRoute({
  operationId: 'addProduct',
  method: 'post',
  path: '/kitchen/api/products',
  summary: 'Begin a new product, or a copy of one, as a draft',
  tags: menuTags,
  security: cookie,
  request: { body: body(z.object({ copyOf: Id.optional() }), {}) },
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
  path: `${productAddress}/draft`,
  summary: 'Save some fields of the draft; without one it begins from what is sold',
  description:
    'Two people may write at once: what they write in different fields (each language of a text is one) comes ' +
    'together. Where somebody else has written another value into the same field since `revision`, nothing is saved ' +
    'and EditedMeanwhile says `theirs`; saved again with the revision of that answer, the own value holds.',
  tags: menuTags,
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

const editedSince =
  'With a `revision`, EditedMeanwhile says what somebody else has written into the draft since.';

/** Throws the draft away: what is sold stays. */
export const dropDraft = createRoute({
  operationId: 'dropDraft',
  method: 'delete',
  path: `${productAddress}/draft`,
  summary: 'Throw the draft away',
  description: editedSince,
  tags: menuTags,
  security: cookie,
  request: {
    params: ProductParam,
    query: z.object({ revision: z.coerce.number().int().min(0).max(mostNumber).optional() }),
  },
  responses: { 204: none, ...staffErrors('ProductNotFound', 'EditedMeanwhile', ...menuErrors) },
});

/** Puts on the menu what was written, now or from a day on. */
export const publishProduct = createRoute({
  operationId: 'publishProduct',
  method: 'post',
  path: `${productAddress}/publish`,
  summary: 'Put on the menu what was written, now or from a day on',
  description:
    'NotLawfulYet says in `missing` what the law still wants. EditedMeanwhile says what somebody else has written ' +
    'since `revision`: nobody publishes what they have not seen. Without a draft, what was withdrawn comes back. From a ' +
    'day on it is on the menu also if it is withdrawn until then.',
  tags: menuTags,
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
  path: `${productAddress}/withdraw`,
  summary: 'Take a product off the menu, now or from a day on; orders keep it',
  tags: menuTags,
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
  path: `${productAddress}/return`,
  summary: 'Make what a product was once its draft',
  description: editedSince,
  tags: menuTags,
  security: cookie,
  request: {
    params: ProductParam,
    body: body(z.object({ number: Id, revision: Revision.optional() }), {
      number: 3,
      revision: 12,
    }),
  },
  responses: {
    200: json('The product', MenuProductDetailsSchema),
    ...staffErrors('ProductNotFound', 'EditedMeanwhile', ...menuErrors),
  },
});

/** Changes a price in place, now or from a day on: a draft keeps all else that is in it. */
export const setProductPrice = createRoute({
  operationId: 'setProductPrice',
  method: 'put',
  path: `${productAddress}/price`,
  summary: 'Change a price in place, now or from a day on',
  description: 'Whoever has ordered pays what it cost then.',
  tags: menuTags,
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
  path: `${productAddress}/plans/{planId}`,
  summary: 'Take back what was planned',
  description: 'What was written for it becomes the draft again where there is none.',
  tags: menuTags,
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
  tags: menuTags,
  security: cookie,
  responses: { 204: none, ...staffErrors('StepUpRequired', 'ForeignOrigin') },
});

/** Says for which days of delivery a product cannot be had. */
export const setAvailability = createRoute({
  operationId: 'setAvailability',
  method: 'put',
  path: `${productAddress}/availability`,
  summary: 'Say for which days of delivery a product cannot be had, or can again',
  description:
    'At once, whoever keeps the menu. Orders that are there stay. Where another device has said otherwise since it was seen, nothing changes and ChangedMeanwhile answers; what it has said alike stays.',
  tags: menuTags,
  security: cookie,
  request: {
    params: ProductParam,
    headers: SeenAgo,
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
    ...staffErrors('ProductNotFound', 'ChangedMeanwhile', ...writeErrors),
  },
});

import { createRoute, z } from '@hono/zod-openapi';
import { examples } from './examples.ts';
import { IdParam, LocalizedText } from './fields.ts';
import { errors, json } from './responses.ts';

const CategorySchema = z
  .object({
    id: z.number().int(),
    name: LocalizedText,
    categoryOrder: z.number().int().nullable(),
    imageUrl: z.string().nullable(),
  })
  .openapi('Category');
export type Category = z.infer<typeof CategorySchema>;

export const CategoryDetailSchema = CategorySchema.extend({ productIds: z.array(z.number().int()) }).openapi(
  'CategoryDetail',
  { example: examples.CategoryDetail },
);
export type CategoryDetail = z.infer<typeof CategoryDetailSchema>;

/** Spec §7. The list carries the ids too, so that the overview can count what is in the cart with one call. */
export const listCategories = createRoute({
  operationId: 'listCategories',
  method: 'get',
  path: '/v1/categories',
  summary: 'All categories, by their order',
  tags: ['Catalogue'],
  security: [],
  responses: { 200: json('The categories', z.array(CategoryDetailSchema)), ...errors() },
});

/** Spec §7. */
export const getCategory = createRoute({
  operationId: 'getCategory',
  method: 'get',
  path: '/v1/categories/{id}',
  summary: 'One category with the ids of its products',
  tags: ['Catalogue'],
  security: [],
  request: { params: z.object({ id: IdParam }) },
  responses: { 200: json('The category', CategoryDetailSchema), ...errors('CategoryNotFound') },
});

import { createRoute, z } from '@hono/zod-openapi';
import { examples } from './examples.ts';
import { LocalizedText } from './fields.ts';
import { errors, json } from './responses.ts';

export const SellerSchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    description: LocalizedText,
    imageUrl: z.string().nullable(),
  })
  .openapi('Seller', { example: examples.Seller });
export type Seller = z.infer<typeof SellerSchema>;

/** Spec §7. */
export const listSellers = createRoute({
  operationId: 'listSellers',
  method: 'get',
  path: '/v1/sellers',
  summary: 'All shops',
  tags: ['Catalogue'],
  security: [],
  responses: { 200: json('The shops', z.array(SellerSchema)), ...errors() },
});

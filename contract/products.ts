import { createRoute, z } from '@hono/zod-openapi';
import { examples } from './examples.ts';
import { Euro, LocalizedText } from './fields.ts';
import { errors, json } from './responses.ts';

export const ProductSchema = z
  .object({
    id: z.number().int(),
    name: LocalizedText,
    description: LocalizedText,
    price: Euro,
    imageUrl: z.string().nullable(),
    imageUrlExtra: z.string().nullable(),
    categoryId: z.number().int(),
    sellerId: z.number().int(),
    unit: LocalizedText,
    serves: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
    netQuantity: z.object({ amount: z.number(), unit: z.enum(['ml', 'g', 'piece']) }).nullable(),
    vatRate: z.number().openapi({ description: 'Per cent, included in the price', example: 7 }),
    deposit: Euro,
    allergens: z.array(z.string()),
    additives: z.array(z.string()),
    diets: z.array(z.string()),
    alcoholByVolume: z.number().nullable(),
  })
  .openapi('Product', { example: examples.Product });
export type Product = z.infer<typeof ProductSchema>;

/** Spec §7: `sellerId` 0 means no filter. */
export const listProducts = createRoute({
  method: 'get',
  path: '/v1/products',
  summary: 'All products, or those of a shop',
  tags: ['Catalogue'],
  request: {
    query: z.object({
      sellerId: z
        .string()
        .regex(/^(0|[1-9]\d{0,8})$/)
        .optional()
        .openapi({ example: '0' }),
    }),
  },
  responses: { 200: json('The products', z.array(ProductSchema)), ...errors() },
});

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
    imageAlt: LocalizedText.nullable().openapi({
      description: 'What is to be seen on the picture; null where the name says enough',
    }),
    bestSeller: z
      .number()
      .int()
      .nullable()
      .openapi({ description: 'Its place among the best sellers of home, 1 the first; null for none' }),
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
    packaged: z
      .array(
        z.object({
          name: LocalizedText,
          ingredients: LocalizedText,
          producer: z.string(),
          nutrition: z.object({
            energyKj: z.number(),
            energyKcal: z.number(),
            fat: z.number(),
            saturates: z.number(),
            carbohydrate: z.number(),
            sugars: z.number(),
            protein: z.number(),
            salt: z.number(),
          }),
        }),
      )
      .openapi({ description: 'Labels of packaged goods; nutrition per 100 ml or 100 g, in grams' }),
  })
  .openapi('Product', { example: examples.Product });
export type Product = z.infer<typeof ProductSchema>;

/** What its slugs are called, for who prints cards of dishes in both languages. Ours. */
export const listFoodWords = createRoute({
  operationId: 'listFoodWords',
  method: 'get',
  path: '/v1/food-words',
  summary: 'What diets, allergens and additives of the menu are called, in both languages',
  tags: ['Catalogue'],
  security: [],
  responses: {
    200: json(
      'The words, by slug',
      z.record(z.string(), LocalizedText).openapi({ example: { vegan: 'en:Vegan\nde:Vegan' } }),
    ),
    ...errors(),
  },
});

/** Spec §7: `sellerId` 0 means no filter. */
export const listProducts = createRoute({
  operationId: 'listProducts',
  method: 'get',
  path: '/v1/products',
  summary: 'All products, or those of a shop',
  tags: ['Catalogue'],
  security: [],
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

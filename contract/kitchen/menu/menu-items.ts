import { createRoute, z } from '@hono/zod-openapi';
import { Euro } from '../../shop/fields.ts';
import { json } from '../../shop/responses.ts';
import { cookie, staffErrors } from '../responses.ts';

const Texts = z.object({ de: z.string(), en: z.string() });

const MenuItemSchema = z
  .object({
    productId: z.number().int(),
    name: Texts,
    unit: Texts.openapi({ description: 'What one piece is to who orders it' }),
    price: Euro,
    serves: z
      .object({ from: z.number().int(), to: z.number().int() })
      .nullable()
      .openapi({ description: 'Null for what is not counted in people' }),
    sellerId: z.number().int(),
    category: Texts,
    pictureUrl: z.string().nullable(),
    allergens: z.array(z.string()).openapi({ description: 'Slugs, as the product declares them' }),
    diets: z.array(z.string()),
    bestSeller: z
      .number()
      .int()
      .nullable()
      .openapi({ description: 'Its place among the best sellers of home' }),
  })
  .openapi('MenuItem');
export type MenuItem = z.infer<typeof MenuItemSchema>;

/** What can be ordered now. */
export const getMenu = createRoute({
  operationId: 'getMenu',
  method: 'get',
  path: '/kitchen/api/menu',
  summary: 'What can be ordered now, in the order of the menu',
  description: 'With an ETag.',
  tags: ['Orders by telephone'],
  security: cookie,
  responses: { 200: json('The dishes', z.array(MenuItemSchema)), ...staffErrors() },
});

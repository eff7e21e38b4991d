import { createRoute, z } from '@hono/zod-openapi';
import { allergenChoices, dietChoices } from '#rules/catalogue/product-filter.ts';
import { dishCourses, dishKinds } from '#rules/planner/dish.ts';
import { meals, occasions } from '#rules/planner/wish.ts';
import { errors, json } from './responses.ts';

const PlannableDishSchema = z
  .object({
    id: z.number().int().openapi({ description: 'Of the product' }),
    course: z.enum(dishCourses).openapi({ description: 'extra counts for nothing: sauces, chips' }),
    serves: z
      .number()
      .int()
      .openapi({ description: 'Guests that one is enough for at least; of drinks its bottles' }),
    price: z.number().int().openapi({ description: 'In cents, with VAT and without deposit' }),
    diets: z.array(z.enum(dietChoices)),
    parts: z
      .partialRecord(z.enum(dietChoices), z.number().int())
      .openapi({ description: 'Of a mixed dish, for how many of a diet its part is enough' }),
    allergens: z
      .array(z.enum(allergenChoices))
      .openapi({ description: 'What its guests must not avoid; who avoids nuts avoids peanuts too' }),
    pork: z.boolean(),
    alcohol: z.boolean(),
    caffeine: z.boolean(),
    kind: z.enum(dishKinds).nullable(),
    fits: z.array(z.enum([...meals, ...occasions])),
    bestSeller: z.boolean(),
    warm: z.boolean(),
    centilitres: z.number(),
  })
  .openapi('PlannableDish');

/** What tables are laid with. Ours. */
export const listPlannableDishes = createRoute({
  operationId: 'listPlannableDishes',
  method: 'get',
  path: '/v1/plannable-dishes',
  summary: 'What is known of the dishes to lay a table with them',
  tags: ['Catalogue'],
  security: [],
  responses: { 200: json('The dishes, by id', z.array(PlannableDishSchema)), ...errors() },
});

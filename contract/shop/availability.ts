import { createRoute, z } from '@hono/zod-openapi';
import { errors, json } from './responses.ts';

const SoldOutSchema = z
  .object({
    productId: z.number().int(),
    from: z.string().openapi({ description: 'First day of delivery for which it cannot be had' }),
    until: z.string().nullable().openapi({ description: 'The last one; null until further notice' }),
  })
  .openapi('SoldOut', { example: { productId: 107, from: '2027-01-05', until: '2027-01-05' } });
export type SoldOut = z.infer<typeof SoldOutSchema>;

/** What cannot be had, by day of delivery. Needs no sign-in, at most two seconds old. Ours. */
export const listAvailability = createRoute({
  operationId: 'listAvailability',
  method: 'get',
  path: '/v1/availability',
  summary: 'What cannot be had from today on, by day of delivery',
  description: 'A product that is not named, or another day, can be ordered. Berlin days, both included.',
  tags: ['Catalogue'],
  security: [],
  responses: { 200: json('What is sold out and when', z.array(SoldOutSchema)), ...errors() },
});

import { z } from '@hono/zod-openapi';
import { fulfilments } from '#rules/orders/fulfilment.ts';
import { maximumQuantity } from '#rules/orders/line-items.ts';
import { Id, Name, PublicOrderId } from '../../shop/fields.ts';

const Items = z
  .array(z.object({ productId: Id, quantity: z.number().int().min(1).max(maximumQuantity) }))
  .max(200);

/** Where an order goes that is said at the telephone. */
export const addressFields = {
  deliveryAddressId: Id.optional(),
  name: Name.optional().openapi({ description: 'What stands at the door' }),
  street: Name.optional().openapi({ description: 'With the number', example: 'Kantstraße 148' }),
  addition: Name.optional(),
  postalCode: Name.optional(),
  city: Name.optional(),
  country: Name.optional().openapi({ description: 'Germany unless given' }),
};

/** What is ordered at the telephone. */
export const orderedFields = {
  items: Items,
  fulfilment: z.enum(fulfilments),
  discountCodeName: Name.optional(),
  replaces: PublicOrderId.optional().openapi({
    description:
      'An order by telephone that is not paid, in whose place this one comes: it is canceled, and its link ends',
  }),
};

/** What a call is sent. */
export type BodyOf<
  Call extends { request: { body: { content: { 'application/json': { schema: z.ZodType } } } } },
> = z.input<Call['request']['body']['content']['application/json']['schema']>;

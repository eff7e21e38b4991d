import { z } from '@hono/zod-openapi';
import { feeTaxes } from '#rules/orders/fee-steps.ts';
import { Euro, PublicOrderId } from './fields.ts';
import { orderLinkHeader } from './order-link.ts';

export const UnixSeconds = z.number().int().openapi({ description: 'Unix seconds', example: 1_798_975_800 });

/** An amount with its VAT. */
export const Share = { gross: Euro, net: Euro, vat: Euro };
export const FeePercent = z
  .number()
  .int()
  .openapi({ description: 'Per cent of what is taken back', example: 50 });
export const FeeTax = z.enum(feeTaxes).openapi({
  description: 'DAMAGES carry no VAT, a SERVICE is taxed by the mix of the order',
});

/** Which order is meant by who is signed in; a link says it itself. */
export const MeantOrder = z.object({
  publicProductOrderId: PublicOrderId.optional().openapi({
    description: `Needed unless ${orderLinkHeader} says which order is meant`,
  }),
});

/** What somebody agrees to, for the order that is meant. */
export const agreed = <Shape extends z.ZodRawShape>(
  shape: Shape,
  example: Readonly<Record<string, unknown>>,
) => ({
  body: {
    required: true,
    content: {
      'application/json': { schema: z.object({ ...shape, ...MeantOrder.shape }).openapi({ example }) },
    },
  },
});

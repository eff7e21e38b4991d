import { createRoute, z } from '@hono/zod-openapi';
import { Euro } from './fields.ts';
import { errors, json } from './responses.ts';

const DeliveryZoneSchema = z
  .object({
    postcodes: z.array(z.string()),
    fee: Euro.openapi({ description: 'What bringing it and setting it up costs there, in euro' }),
    minimumOrder: Euro.openapi({
      description: 'The least order there, in euro; of it and the setting `min-order` the larger counts',
    }),
  })
  .openapi('DeliveryZone', { example: { postcodes: ['13503', '13505'], fee: 25, minimumOrder: 100 } });
export type DeliveryZone = z.infer<typeof DeliveryZoneSchema>;

/** Parts of the delivery area with a price of their own; all the rest of it costs nothing. Ours. */
export const listDeliveryZones = createRoute({
  operationId: 'listDeliveryZones',
  method: 'get',
  path: '/v1/delivery-zones',
  summary: 'What delivery costs where',
  tags: ['Settings'],
  security: [],
  responses: { 200: json('The zones', z.array(DeliveryZoneSchema)), ...errors() },
});

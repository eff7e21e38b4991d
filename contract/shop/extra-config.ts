import { createRoute, z } from '@hono/zod-openapi';
import { examples } from './examples.ts';
import { Name } from './fields.ts';
import { errors, json } from './responses.ts';

/** The settings that the storefront reads; every other key is answered with 404. */
export const publicSettings = [
  'min-order',
  'min-order-time-hour',
  'hide-footer',
  'delivery-postcodes',
  'closed-days',
  'opening-hours',
  'lead-time-by-size',
  'fee-steps',
  'notice',
] as const;
export type PublicSetting = (typeof publicSettings)[number];

export const SettingSchema = z
  .object({ value: z.string().openapi({ example: '50' }) })
  .openapi('Setting', { example: examples.Setting });

/** Spec §7. */
export const getSetting = createRoute({
  operationId: 'getSetting',
  method: 'get',
  path: '/v1/extra-config',
  summary: 'A setting by its key',
  tags: ['Settings'],
  security: [],
  request: { query: z.object({ key: Name.openapi({ example: 'min-order' }) }) },
  responses: { 200: json('The setting', SettingSchema), ...errors('SettingNotFound') },
});

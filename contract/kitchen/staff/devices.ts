import { createRoute, z } from '@hono/zod-openapi';
import { IdParam, RequiredName } from '../../shop/fields.ts';
import { json } from '../../shop/responses.ts';
import { Instant } from '../fields.ts';
import { body, cookie, staffErrors, writeErrors } from '../responses.ts';

const DeviceSchema = z
  .object({
    id: z.number().int(),
    device: z.string(),
    kind: z.enum(['PERSON', 'TABLET']),
    staffId: z.number().int().nullable(),
    name: z.string().openapi({ description: 'Whose it is; empty for a tablet' }),
    createdAt: Instant,
    lastUsedAt: z.number().int().openapi({ description: 'Unix seconds, up to some minutes late' }),
    endsAt: z.number().int().openapi({ description: 'Unix seconds; a tablet’s moves on while it is used' }),
    current: z.boolean(),
  })
  .openapi('Device');
export type Device = z.infer<typeof DeviceSchema>;

/** Where staff are signed in, and which tablets are paired. */
export const listDevices = createRoute({
  operationId: 'listDevices',
  method: 'get',
  path: '/kitchen/api/devices',
  summary: 'Devices that are signed in or paired',
  tags: ['Devices'],
  security: cookie,
  responses: { 200: json('The devices, last used first', z.array(DeviceSchema)), ...staffErrors() },
});

/** Ends a device's session or pairing. */
export const endDevice = createRoute({
  operationId: 'endDevice',
  method: 'delete',
  path: '/kitchen/api/devices/{id}',
  summary: 'End a device',
  tags: ['Devices'],
  security: cookie,
  request: { params: z.object({ id: IdParam }) },
  responses: {
    204: { description: 'Ended' },
    ...staffErrors('DeviceNotFound', 'StepUpRequired', 'ForeignOrigin'),
  },
});

/** Makes a code that pairs one tablet. */
export const newPairing = createRoute({
  operationId: 'newPairing',
  method: 'post',
  path: '/kitchen/api/devices/pairing',
  summary: 'A code to pair a tablet with',
  tags: ['Devices'],
  security: cookie,
  request: { body: body(z.object({ device: RequiredName.openapi({ example: 'Cold kitchen' }) })) },
  responses: {
    200: json('The code', z.object({ code: z.string(), expiresAt: z.number().int() })),
    ...staffErrors('StepUpRequired', ...writeErrors),
  },
});

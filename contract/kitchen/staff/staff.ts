import { createRoute, z } from '@hono/zod-openapi';
import { roles } from '#rules/access/role.ts';
import { Email, IdParam, RequiredName } from '../../shop/fields.ts';
import { json } from '../../shop/responses.ts';
import { Instant } from '../fields.ts';
import { body, cookie, staffErrors, writeErrors } from '../responses.ts';

const params = z.object({ id: IdParam });

const StaffSchema = z
  .object({
    id: z.number().int(),
    email: z.string(),
    name: z.string(),
    role: z.enum(roles),
    passkeys: z
      .number()
      .int()
      .openapi({ description: 'How many they have; with one they sign in by it alone' }),
    createdAt: Instant,
    firstSignedInAt: z
      .number()
      .int()
      .nullable()
      .openapi({ description: 'Unix seconds; null for who was invited and has not come yet' }),
    lastUsedAt: z
      .number()
      .int()
      .nullable()
      .openapi({ description: 'Unix seconds; null for not signed in anywhere' }),
  })
  .openapi('Staff', {
    example: {
      id: 2,
      email: 'office@example.com',
      name: 'Jule',
      role: 'OFFICE',
      passkeys: 0,
      createdAt: 1_795_700_000,
      firstSignedInAt: null,
      lastUsedAt: null,
    },
  });
export type Staff = z.infer<typeof StaffSchema>;

/** Who works here. */
export const listStaff = createRoute({
  operationId: 'listStaff',
  method: 'get',
  path: '/kitchen/api/staff',
  summary: 'Who works here, by name',
  tags: ['Staff'],
  security: cookie,
  responses: { 200: json('The staff', z.array(StaffSchema)), ...staffErrors() },
});

/** Invites somebody by e-mail: from then on codes go to that address. */
export const inviteStaff = createRoute({
  operationId: 'inviteStaff',
  method: 'post',
  path: '/kitchen/api/staff',
  summary: 'Invite somebody',
  tags: ['Staff'],
  security: cookie,
  request: {
    body: body(z.object({ email: Email, name: RequiredName, role: z.enum(roles) }), {
      email: 'office@example.com',
      name: 'Jule',
      role: 'OFFICE',
    }),
  },
  responses: {
    201: json('Invited', StaffSchema),
    ...staffErrors('StaffAlreadyThere', 'StepUpRequired', ...writeErrors),
  },
});

/** Sends the invitation once more, to who has not found it or was never sent it. */
export const inviteStaffAgain = createRoute({
  operationId: 'inviteStaffAgain',
  method: 'post',
  path: '/kitchen/api/staff/{id}/invitation',
  summary: 'Send somebody’s invitation once more',
  tags: ['Staff'],
  security: cookie,
  request: { params },
  responses: {
    204: { description: 'On its way' },
    ...staffErrors('StaffNotFound', 'StepUpRequired', 'ForeignOrigin'),
  },
});

/** Changes a name or a role. */
export const changeStaff = createRoute({
  operationId: 'changeStaff',
  method: 'patch',
  path: '/kitchen/api/staff/{id}',
  summary: 'Change a name or a role',
  tags: ['Staff'],
  security: cookie,
  request: {
    params,
    body: body(z.object({ name: RequiredName.optional(), role: z.enum(roles).optional() })),
  },
  responses: {
    200: json('Changed', StaffSchema),
    ...staffErrors('StaffNotFound', 'LastOwner', 'StepUpRequired', ...writeErrors),
  },
});

/** Takes somebody off the staff and ends their sessions at once. */
export const removeStaff = createRoute({
  operationId: 'removeStaff',
  method: 'delete',
  path: '/kitchen/api/staff/{id}',
  summary: 'Remove somebody',
  tags: ['Staff'],
  security: cookie,
  request: { params },
  responses: {
    204: { description: 'Removed' },
    ...staffErrors('StaffNotFound', 'LastOwner', 'StepUpRequired', 'ForeignOrigin'),
  },
});

/** Takes somebody's passkeys away and signs them out everywhere, as when a device was lost: codes by e-mail come back. */
export const resetStaff = createRoute({
  operationId: 'resetStaff',
  method: 'delete',
  path: '/kitchen/api/staff/{id}/passkeys',
  summary: 'Take somebody’s passkeys away and sign them out',
  tags: ['Staff'],
  security: cookie,
  request: { params },
  responses: {
    204: { description: 'Done' },
    ...staffErrors('StaffNotFound', 'StepUpRequired', 'ForeignOrigin'),
  },
});

import { createRoute, z } from '@hono/zod-openapi';
import { roles } from '#rules/access/role.ts';
import { captchaHeaders } from '../../shop/auth.ts';
import { Email } from '../../shop/fields.ts';
import { json } from '../../shop/responses.ts';
import { body, cookie, openErrors, staffErrors, writeErrors } from '../responses.ts';

const AccessCode = z.string().min(1).max(64).openapi({ example: '12345678' });
export const MeSchema = z
  .object({
    staffId: z.number().int().nullable().openapi({ description: 'Null for a tablet on the wall' }),
    name: z.string(),
    email: z.string().nullable().openapi({ description: 'One’s own; null for a tablet' }),
    role: z.enum(roles),
    hasPasskey: z.boolean().openapi({ description: 'Whether they sign in and confirm by passkey alone' }),
    endsAt: z.number().int().openapi({ description: 'Unix seconds: when to sign in anew' }),
    confirmedUntil: z
      .number()
      .int()
      .nullable()
      .openapi({ description: 'Unix seconds until which they need not show anew that it is they' }),
  })
  .openapi('Me', {
    example: {
      staffId: 1,
      name: 'Miriam',
      email: 'chefin@example.com',
      role: 'OWNER',
      hasPasskey: true,
      endsAt: 1_795_760_000,
      confirmedUntil: 1_795_717_400,
    },
  });
export type Me = z.infer<typeof MeSchema>;

/** Hands out a proof-of-work challenge (ALTCHA), good for one code. */
export const getKitchenCaptcha = createRoute({
  operationId: 'getKitchenCaptcha',
  method: 'get',
  path: '/kitchen/api/auth/captcha',
  summary: 'A challenge for the human check',
  tags: ['Sign-in'],
  security: [],
  responses: {
    200: json('The challenge', z.record(z.string(), z.unknown())),
    ...openErrors('TooManyRequests'),
  },
});

/**
 * Sends a one-time code to who works here and has no passkey. Strangers get the same answer. The e-mail to who is signed
 * in where it is asked for says that the code confirms who they are.
 */
export const sendStaffCode = createRoute({
  operationId: 'sendStaffCode',
  method: 'post',
  path: '/kitchen/api/auth/code',
  summary: 'Send a one-time code by e-mail',
  tags: ['Sign-in'],
  security: [],
  request: {
    headers: captchaHeaders,
    body: body(z.object({ email: Email })),
  },
  responses: {
    204: { description: 'On its way, if the address is that of somebody who works here' },
    ...openErrors('CaptchaRequired', 'CaptchaInvalid', 'TooManyRequests', ...writeErrors),
  },
});

/** Trades a code for a session, which the answer sets as a cookie. */
export const staffLogin = createRoute({
  operationId: 'staffLogin',
  method: 'post',
  path: '/kitchen/api/auth/login',
  summary: 'Sign in with a code',
  description: 'After several wrong codes a call needs a solved human check; CaptchaRequired says so.',
  tags: ['Sign-in'],
  security: [],
  request: { headers: captchaHeaders, body: body(z.object({ email: Email, code: AccessCode })) },
  responses: {
    200: json('Signed in', MeSchema),
    ...openErrors(
      'AccessCodeInvalid',
      'CaptchaRequired',
      'CaptchaInvalid',
      'TooManyRequests',
      ...writeErrors,
    ),
  },
});

/** Shows by a fresh code that it is they: opens what needs more than a session, for ten minutes. */
export const staffStepUp = createRoute({
  operationId: 'staffStepUp',
  method: 'post',
  path: '/kitchen/api/auth/step-up',
  summary: 'Confirm with a fresh code who one is',
  tags: ['Sign-in'],
  security: cookie,
  request: { headers: captchaHeaders, body: body(z.object({ code: AccessCode })) },
  responses: {
    204: { description: 'Confirmed' },
    ...staffErrors('AccessCodeInvalid', 'CaptchaRequired', 'CaptchaInvalid', ...writeErrors),
  },
});

/** Pairs a tablet by the code that the owner has on the screen; the answer sets the cookie. */
export const pairTablet = createRoute({
  operationId: 'pairTablet',
  method: 'post',
  path: '/kitchen/api/auth/pair',
  summary: 'Pair a tablet on the wall',
  tags: ['Sign-in'],
  security: [],
  request: { body: body(z.object({ code: AccessCode })) },
  responses: {
    200: json('Paired', MeSchema),
    ...openErrors('AccessCodeInvalid', 'TooManyRequests', ...writeErrors),
  },
});

/** Ends the session and takes its cookie away. */
export const staffLogout = createRoute({
  operationId: 'staffLogout',
  method: 'post',
  path: '/kitchen/api/auth/logout',
  summary: 'Sign out',
  tags: ['Sign-in'],
  security: cookie,
  responses: { 204: { description: 'Signed out' }, ...openErrors('SignInRequired', 'ForeignOrigin') },
});

/** Who is signed in here. */
export const getMe = createRoute({
  operationId: 'getMe',
  method: 'get',
  path: '/kitchen/api/me',
  summary: 'Who is signed in',
  tags: ['Sign-in'],
  security: cookie,
  responses: { 200: json('Who it is', MeSchema), ...openErrors('SignInRequired') },
});

import { createRoute, z } from '@hono/zod-openapi';
import { examples } from './examples.ts';
import { bearer, Email, IdParam } from './fields.ts';
import { bodyErrors, errors, json, text, textErrors } from './responses.ts';

/** Carries the solved captcha, the widget's payload unchanged. */
export const captchaHeader = 'X-Captcha';

export const captchaHeaders = z.object({ [captchaHeader.toLowerCase()]: z.string().optional() });

/** Hands out a proof-of-work challenge (ALTCHA), good for one access code. Ours, not in the specification. */
export const getCaptcha = createRoute({
  operationId: 'getCaptcha',
  method: 'get',
  path: '/v1/auth/captcha',
  summary: 'A challenge for the human check',
  tags: ['Sign-in'],
  security: [],
  responses: { 200: json('The challenge', z.record(z.string(), z.unknown())), ...errors('TooManyRequests') },
});

/** Spec §7: sends a one-time code. Known and unknown addresses get the same answer. */
export const sendAccessCode = createRoute({
  operationId: 'sendAccessCode',
  method: 'get',
  path: '/v1/auth/access-code',
  summary: 'Send a one-time access code by e-mail',
  tags: ['Sign-in'],
  security: [],
  request: {
    query: z.object({
      email: Email.openapi({ example: 'jana@example.com' }),
      type: z.literal('LOGIN'),
    }),
    headers: captchaHeaders,
  },
  responses: {
    200: text('The code is on its way', 'Access code sent'),
    ...textErrors('CaptchaRequired', 'CaptchaInvalid', 'TooManyRequests'),
  },
});

/** Spec §7: the access code is sent as the password. */
export const login = createRoute({
  operationId: 'login',
  method: 'post',
  path: '/v1/auth/login',
  summary: 'Trade an access code for an access token',
  description:
    'After several wrong codes, whoever they came from, a call needs a solved human check; CaptchaRequired says so.',
  tags: ['Sign-in'],
  security: [],
  request: {
    headers: captchaHeaders,
    body: {
      required: true,
      content: {
        'application/json': {
          schema: z.object({ email: Email, password: z.string().min(1).max(64) }),
          example: { email: 'jana@example.com', password: '12345678' },
        },
      },
    },
  },
  responses: {
    200: json('Signed in', z.object({ token: z.string() })),
    ...textErrors('AccessCodeInvalid', 'CaptchaRequired', 'CaptchaInvalid', 'TooManyRequests', ...bodyErrors),
  },
});

/** Ends the session of the token. Ours. */
export const logout = createRoute({
  operationId: 'logout',
  method: 'post',
  path: '/v1/auth/logout',
  summary: 'End the session',
  tags: ['Sign-in'],
  security: bearer,
  responses: { 204: { description: 'Ended' }, ...errors('SessionInvalid') },
});

export const SessionSchema = z
  .object({
    id: z.number().int(),
    device: z.string().openapi({ description: 'Browser and system, coarsely; empty when unknown' }),
    createdAt: z.number().int().openapi({ description: 'Unix seconds' }),
    lastUsedAt: z.number().int().openapi({ description: 'Unix seconds, up to an hour late' }),
    current: z.boolean().openapi({ description: 'The session that this call was made with' }),
  })
  .openapi('Session', { example: examples.Session });
export type Session = z.infer<typeof SessionSchema>;

/** Where the customer is signed in. Ours. */
export const listSessions = createRoute({
  operationId: 'listSessions',
  method: 'get',
  path: '/v1/auth/sessions',
  summary: 'The sessions of the signed-in customer, this one first',
  tags: ['Sign-in'],
  security: bearer,
  responses: { 200: json('The sessions', z.array(SessionSchema)), ...errors('SessionInvalid') },
});

/** Ends one session of the customer, also the one that asks. Ours. */
export const endSession = createRoute({
  operationId: 'endSession',
  method: 'delete',
  path: '/v1/auth/sessions/{id}',
  summary: 'End a session',
  tags: ['Sign-in'],
  security: bearer,
  request: { params: z.object({ id: IdParam }) },
  responses: { 204: { description: 'Ended' }, ...errors('SessionInvalid', 'SessionNotFound') },
});

/** Ends every session of the customer but the one that asks. Ours. */
export const endOtherSessions = createRoute({
  operationId: 'endOtherSessions',
  method: 'delete',
  path: '/v1/auth/sessions',
  summary: 'End all other sessions',
  tags: ['Sign-in'],
  security: bearer,
  responses: { 204: { description: 'Ended' }, ...errors('SessionInvalid') },
});

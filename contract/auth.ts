import { createRoute, z } from '@hono/zod-openapi';
import { bearer, Email } from './fields.ts';
import { errors, json, text, textErrors } from './responses.ts';

/** Carries the solved captcha, the widget's payload unchanged. */
export const captchaHeader = 'X-Captcha';

/** Hands out a proof-of-work challenge (ALTCHA), good for one access code. Ours, not in the specification. */
export const getCaptcha = createRoute({
  method: 'get',
  path: '/v1/auth/captcha',
  summary: 'A challenge for the human check',
  tags: ['Sign-in'],
  responses: { 200: json('The challenge', z.record(z.string(), z.unknown())), ...errors('TooManyRequests') },
});

/** Spec §7: sends a one-time code. Known and unknown addresses get the same answer. */
export const sendAccessCode = createRoute({
  method: 'get',
  path: '/v1/auth/access-code',
  summary: 'Send a one-time access code by e-mail',
  tags: ['Sign-in'],
  request: {
    query: z.object({
      email: Email.openapi({ example: 'jana@example.com' }),
      type: z.literal('LOGIN'),
    }),
    headers: z.object({ [captchaHeader.toLowerCase()]: z.string().optional() }),
  },
  responses: {
    200: text('The code is on its way', 'Access code sent'),
    ...textErrors('CaptchaRequired', 'CaptchaInvalid', 'TooManyRequests'),
  },
});

/** Spec §7: the access code is sent as the password. */
export const login = createRoute({
  method: 'post',
  path: '/v1/auth/login',
  summary: 'Trade an access code for an access token',
  tags: ['Sign-in'],
  request: {
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
    ...textErrors('AccessCodeInvalid', 'TooManyRequests'),
  },
});

/** Ends the session of the token. Ours. */
export const logout = createRoute({
  method: 'post',
  path: '/v1/auth/logout',
  summary: 'End the session',
  tags: ['Sign-in'],
  security: bearer,
  responses: { 204: { description: 'Ended' }, ...errors('SessionInvalid') },
});

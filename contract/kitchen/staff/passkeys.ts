import { createRoute, z } from '@hono/zod-openapi';
import { IdParam, nameUpTo } from '../../shop/fields.ts';
import { json } from '../../shop/responses.ts';
import { Instant } from '../fields.ts';
import { body, cookie, openErrors, staffErrors, writeErrors } from '../responses.ts';
import { MeSchema } from './auth.ts';

/** Bytes as WebAuthn writes them in JSON. */
const Bytes = z
  .string()
  .max(16_384)
  .regex(/^[\w-]+$/)
  .openapi({ description: 'base64url', example: 'AQID' });

/** What `navigator.credentials` takes; its fields are those of WebAuthn. */
const Options = z.record(z.string(), z.unknown());

const credential = {
  id: Bytes,
  rawId: Bytes,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.looseObject({}),
};

/** What a browser answers when it has made a passkey, as its `toJSON` writes it. */
export const NewCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: z.array(nameUpTo(40)).max(10).optional(),
  }),
});

/** What a browser answers when it has signed with a passkey. */
export const SignedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: Bytes.optional(),
  }),
});

const PasskeySchema = z
  .object({
    id: z.number().int(),
    device: z.string().openapi({ description: 'Where it was made; empty when unknown' }),
    createdAt: Instant,
    lastUsedAt: z.number().int().nullable().openapi({ description: 'Unix seconds' }),
  })
  .openapi('Passkey', {
    example: { id: 1, device: 'Safari, iPhone', createdAt: 1_795_700_000, lastUsedAt: null },
  });
export type Passkey = z.infer<typeof PasskeySchema>;

/** What a passkey is to sign, to sign in or to confirm who one is. Good once, and for a few minutes. */
export const newPasskeyChallenge = createRoute({
  operationId: 'newPasskeyChallenge',
  method: 'post',
  path: '/kitchen/api/auth/passkey/challenge',
  summary: 'What a passkey is to sign',
  tags: ['Passkeys'],
  security: [],
  responses: {
    200: json('Options for navigator.credentials.get', Options),
    ...openErrors('TooManyRequests', 'ForeignOrigin'),
  },
});

/** Trades what a passkey signed for a session, which the answer sets as a cookie. The passkey says who it is. */
export const passkeyLogin = createRoute({
  operationId: 'passkeyLogin',
  method: 'post',
  path: '/kitchen/api/auth/passkey/login',
  summary: 'Sign in with a passkey',
  tags: ['Passkeys'],
  security: [],
  request: { body: body(SignedCredential) },
  responses: { 200: json('Signed in', MeSchema), ...openErrors('PasskeyInvalid', ...writeErrors) },
});

/** Shows by a passkey that it is they: opens what needs more than a session, for ten minutes. */
export const passkeyStepUp = createRoute({
  operationId: 'passkeyStepUp',
  method: 'post',
  path: '/kitchen/api/auth/passkey/step-up',
  summary: 'Confirm with a passkey who one is',
  tags: ['Passkeys'],
  security: cookie,
  request: { body: body(SignedCredential) },
  responses: { 204: { description: 'Confirmed' }, ...staffErrors('PasskeyInvalid', ...writeErrors) },
});

/** The passkeys of who is signed in. */
export const listPasskeys = createRoute({
  operationId: 'listPasskeys',
  method: 'get',
  path: '/kitchen/api/auth/passkeys',
  summary: 'One’s own passkeys',
  tags: ['Passkeys'],
  security: cookie,
  responses: { 200: json('The passkeys, the oldest first', z.array(PasskeySchema)), ...staffErrors() },
});

/** What a browser makes a new passkey of. Good once, and for a few minutes. */
export const offerPasskey = createRoute({
  operationId: 'offerPasskey',
  method: 'post',
  path: '/kitchen/api/auth/passkeys/challenge',
  summary: 'What to make a passkey of',
  tags: ['Passkeys'],
  security: cookie,
  responses: {
    200: json('Options for navigator.credentials.create', Options),
    ...staffErrors('StepUpRequired', 'TooManyRequests', 'ForeignOrigin'),
  },
});

/** Keeps a new passkey. From then on its owner signs in by passkey alone. */
export const addPasskey = createRoute({
  operationId: 'addPasskey',
  method: 'post',
  path: '/kitchen/api/auth/passkeys',
  summary: 'Add a passkey of one’s own',
  tags: ['Passkeys'],
  security: cookie,
  request: { body: body(NewCredential) },
  responses: { 201: json('Added', PasskeySchema), ...staffErrors('PasskeyInvalid', ...writeErrors) },
});

/** Removes one of one's own passkeys. With the last one codes by e-mail come back. */
export const removePasskey = createRoute({
  operationId: 'removePasskey',
  method: 'delete',
  path: '/kitchen/api/auth/passkeys/{id}',
  summary: 'Remove a passkey of one’s own',
  tags: ['Passkeys'],
  security: cookie,
  request: { params: z.object({ id: IdParam }) },
  responses: {
    204: { description: 'Removed' },
    ...staffErrors('PasskeyNotFound', 'StepUpRequired', 'ForeignOrigin'),
  },
});

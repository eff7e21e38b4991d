import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { Me } from '#contract/kitchen/staff/auth.ts';
import type { Passkey } from '#contract/kitchen/staff/passkeys.ts';
import { call } from './call.ts';

/** Where the human check gets its tasks. */
export const challengesOfHumanCheck = '/kitchen/api/auth/captcha';

const solved = (captcha: string | null) => (captcha ? { headers: { 'X-Captcha': captcha } } : {});

/** Has a code sent to an address, if somebody works here under it; the answer is the same for all. */
export const sendCode = (email: string, captcha: string) =>
  call<void>('POST', '/auth/code', { body: { email }, ...solved(captcha) });

/** Signs in with a code; `captcha` where one was asked for. */
export const signInByCode = (email: string, code: string, captcha: string | null) =>
  call<Me>('POST', '/auth/login', { body: { email, code }, ...solved(captcha) });

/** Confirms with a code who is signed in. */
export const confirmByCode = (code: string, captcha: string | null) =>
  call<void>('POST', '/auth/step-up', { body: { code }, ...solved(captcha) });

/** Pairs this browser as a tablet on the wall. */
export const pairByCode = (code: string) => call<Me>('POST', '/auth/pair', { body: { code } });

/** What a passkey is to sign. */
export const getPasskeyChallenge = () =>
  call<PublicKeyCredentialRequestOptionsJSON>('POST', '/auth/passkey/challenge');

/** Signs in with what a passkey signed. */
export const signInByPasskey = (credential: AuthenticationResponseJSON) =>
  call<Me>('POST', '/auth/passkey/login', { body: credential });

/** Confirms with what a passkey signed who is signed in. */
export const confirmByPasskey = (credential: AuthenticationResponseJSON) =>
  call<void>('POST', '/auth/passkey/step-up', { body: credential });

/** One's own passkeys. */
export const listPasskeys = () => call<Passkey[]>('GET', '/auth/passkeys');

/** What a new passkey is made of. */
export const getPasskeyOffer = () =>
  call<PublicKeyCredentialCreationOptionsJSON>('POST', '/auth/passkeys/challenge');

/** Keeps a new passkey of one's own. */
export const addPasskey = (credential: RegistrationResponseJSON) =>
  call<Passkey>('POST', '/auth/passkeys', { body: credential });

/** Removes a passkey of one's own. */
export const removePasskey = (id: number) => call<void>('DELETE', `/auth/passkeys/${id}`);

import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { Passkey } from '#contract/kitchen/staff/passkeys.ts';
import { addPasskey, getPasskeyChallenge, getPasskeyOffer } from '../api/auth.ts';

/** Lets a passkey of this person sign; the browser asks which one, and for finger, face or screen lock. */
export async function askPasskey() {
  return startAuthentication({ optionsJSON: await getPasskeyChallenge() });
}

/** Makes a passkey for who is signed in, and keeps it. */
export async function makePasskey(): Promise<Passkey> {
  return addPasskey(await startRegistration({ optionsJSON: await getPasskeyOffer() }));
}

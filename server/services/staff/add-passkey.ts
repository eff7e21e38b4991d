import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { shop } from '#content/shop.ts';
import type { NewCredential } from '#contract/kitchen/staff/passkeys.ts';
import { passkeyMinutes } from '#rules/access/staff-session.ts';
import type { Locale } from '#rules/text/locale.ts';
import { keepChallenge, takeChallenge } from '../../access/staff/passkey-challenges.ts';
import { userHandleOf } from '../../access/staff/passkey-login.ts';
import { relyingParty } from '../../access/staff/relying-party.ts';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import { workingHere } from '../../access/staff/working-here.ts';
import { outbox } from '../../db/schema/jobs.ts';
import { staffPasskeys } from '../../db/schema/staff.ts';
import type { Deps } from '../../deps.ts';
import { demand } from '../../policies/demand.ts';
import { mayInKitchen } from '../../policies/kitchen-policies.ts';
import { ShopError } from '../../shop-error.ts';
import type { Passkey } from './passkeys.ts';

/** EdDSA, ES256 and RS256: what every authenticator has one of, and every Node can check. */
const algorithms = [-8, -7, -257];

/** What a browser makes a passkey of for who is signed in and has just shown that it is they. Errors: TooManyRequests. */
export async function offerPasskey(deps: Deps, actor: StaffActor, client: string) {
  demand(mayInKitchen('changePasskeys', actor, deps.now()));
  await deps.limits.take('passkeyChallengesOfClient', client);
  const member = await self(deps, actor);
  const known = await deps.db.select().from(staffPasskeys).where(eq(staffPasskeys.staffId, member.id));
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: shop.name,
    rpID: relyingParty(deps).id,
    userID: Buffer.from(userHandleOf(member.id), 'base64url'),
    userName: member.email,
    userDisplayName: member.name,
    // The sign-in asks for no address: the passkey has to know by itself whose it is.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    supportedAlgorithmIDs: algorithms,
    timeout: passkeyMinutes * 60_000,
  });
  await keepChallenge(deps, options.challenge, member.id);
  return options;
}

/**
 * Keeps the passkey that a browser made of what was offered, from a `device`, and tells by e-mail whose it is now.
 * Errors: PasskeyInvalid.
 */
export async function addPasskey(
  deps: Deps,
  actor: StaffActor,
  {
    credential,
    device,
    locale,
  }: { credential: z.infer<typeof NewCredential>; device: string; locale: Locale },
): Promise<Passkey> {
  // Who was offered it had just confirmed; how long a hand takes to the sensor does not count.
  demand(mayInKitchen('seePasskeys', actor, deps.now()));
  const { id: staffId } = await self(deps, actor);
  const { origin, id } = relyingParty(deps);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const expectedChallenge = await takeChallenge(deps, credential.response.clientDataJSON, staffId);
  const { registrationInfo } = expectedChallenge
    ? await verifyRegistrationResponse({
        response: credential,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: id,
        requireUserVerification: true,
        supportedAlgorithmIDs: algorithms,
      }).catch(() => ({ registrationInfo: undefined }))
    : { registrationInfo: undefined };
  if (!registrationInfo) throw new ShopError('PasskeyInvalid');
  const { id: credentialId, publicKey, counter } = registrationInfo.credential;
  const added = await deps.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(staffPasskeys)
      .values({
        staffId,
        credentialId,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: credential.response.transports ?? [],
        device,
      })
      .onConflictDoNothing()
      .returning();
    if (!made) throw new ShopError('PasskeyInvalid');
    const key = `staff-passkey-added:${made.id}`;
    const payload = { staffId, locale, device };
    await tx.insert(outbox).values({ key, kind: 'staff-passkey-added', payload });
    return made;
  });
  deps.log.info({ staff: staffId, by: staffId }, 'passkey added');
  return added;
}

async function self({ db }: Deps, { staffId }: StaffActor) {
  const member = staffId === null ? undefined : await workingHere(db, { id: staffId });
  if (!member) throw new ShopError('SignInRequired');
  return member;
}

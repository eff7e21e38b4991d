import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { SignedCredential } from '#contract/kitchen/staff/passkeys.ts';
import { passkeyMinutes } from '#rules/access/staff-session.ts';
import type { Queryable } from '../../db/database.ts';
import { staff, staffPasskeys, staffSessions } from '../../db/schema/staff.ts';
import type { Deps } from '../../deps.ts';
import { pseudonyms } from '../../secrets.ts';
import { ShopError } from '../../shop-error.ts';
import { keepChallenge, takeChallenge } from './passkey-challenges.ts';
import { relyingParty } from './relying-party.ts';
import type { StaffActor } from './staff-actor.ts';
import { staffDoor } from './staff-door.ts';
import { type OpenedSession, openPersonSession } from './staff-sessions.ts';

interface WithPasskey {
  readonly credential: z.infer<typeof SignedCredential>;
  readonly client: string;
}

type Member = typeof staff.$inferSelect;

/** What any passkey of this kitchen may sign, once: it says by itself whose it is. Errors: TooManyRequests. */
export async function newPasskeyChallenge(deps: Deps, client: string) {
  await deps.limits.take('passkeyChallengesOfClient', client);
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(deps).id,
    userVerification: 'required',
    timeout: passkeyMinutes * 60_000,
  });
  await keepChallenge(deps, options.challenge, null);
  return options;
}

/** Signs somebody in who works here, by a passkey of theirs. Errors: PasskeyInvalid. */
export function passkeyLogin(
  deps: Deps,
  { device, ...input }: WithPasskey & { readonly device: string },
): Promise<OpenedSession> {
  return redeemPasskey(deps, input, (tx, member, now) => openPersonSession(tx, member, device, now));
}

/**
 * Opens what needs more than a session, by a passkey of who is signed in. Errors: NotAllowed for a tablet,
 * PasskeyInvalid, also for a passkey of somebody else.
 */
export async function passkeyStepUp(deps: Deps, actor: StaffActor, input: WithPasskey): Promise<void> {
  if (actor.staffId === null) throw new ShopError('NotAllowed');
  await redeemPasskey(deps, input, async (tx, member, now) => {
    if (member.id !== actor.staffId) return null;
    await tx.update(staffSessions).set({ confirmedAt: now }).where(eq(staffSessions.id, actor.sessionId));
    return true;
  });
}

/**
 * Trades what a passkey signed for what `open` makes, in the transaction that moves its counter on. Errors:
 * PasskeyInvalid, whatever is wrong: with the challenge, the signature, the counter, or that its owner has left.
 */
async function redeemPasskey<Opened>(
  deps: Deps,
  { credential, client }: WithPasskey,
  open: (tx: Queryable, member: Member, now: Date) => Promise<Opened | null>,
): Promise<Opened> {
  const challenge = await takeChallenge(deps, credential.response.clientDataJSON, null);
  const [known] = await deps.db
    .select({ passkey: staffPasskeys, member: staff })
    .from(staffPasskeys)
    .innerJoin(staff, eq(staff.id, staffPasskeys.staffId))
    .where(and(eq(staffPasskeys.credentialId, credential.id), isNull(staff.removedAt)));
  const counter = challenge && known ? await newCounter(deps, credential, challenge, known.passkey) : null;
  const opened =
    known === undefined || counter === null
      ? null
      : await deps.db.transaction(async (tx) => {
          const now = new Date(deps.now());
          const { id, counter: before } = known.passkey;
          // Of two that were signed with one counter, as by a copy of the key, the second finds it moved on.
          const moved = await tx
            .update(staffPasskeys)
            .set({ counter, lastUsedAt: now })
            .where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.counter, before)))
            .returning({ id: staffPasskeys.id });
          return moved.length === 0 ? null : open(tx, known.member, now);
        });
  const names = pseudonyms(deps.secret, known?.member.email ?? credential.id, client, deps.now());
  deps.log.info({ outcome: opened === null ? 'refused' : 'signed in', ...names }, staffDoor.log);
  if (opened === null) throw new ShopError('PasskeyInvalid');
  return opened;
}

/** The counter that a passkey signed with; null where what it signed does not hold. */
async function newCounter(
  deps: Deps,
  { response, ...credential }: WithPasskey['credential'],
  expectedChallenge: string,
  { credentialId, publicKey, counter, staffId }: typeof staffPasskeys.$inferSelect,
): Promise<number | null> {
  const { origin, id } = relyingParty(deps);
  const { userHandle, ...signed } = response;
  if (userHandle !== undefined && userHandle !== userHandleOf(staffId)) return null;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...credential, response: signed },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: { id: credentialId, publicKey: Buffer.from(publicKey, 'base64url'), counter },
  }).catch(() => ({ verified: false as const, authenticationInfo: null }));
  return verified ? (authenticationInfo?.newCounter ?? null) : null;
}

/** Under which name a passkey keeps whose it is: nothing that says who that is. */
export function userHandleOf(staffId: number): string {
  return Buffer.from(String(staffId)).toString('base64url');
}

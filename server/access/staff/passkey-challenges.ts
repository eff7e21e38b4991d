import { and, eq, gt, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { passkeyMinutes } from '#rules/access/staff-session.ts';
import { staffChallenges } from '../../db/schema/staff.ts';
import type { Deps } from '../../deps.ts';

const ClientData = z.object({ challenge: z.string() });

/** Remembers what a passkey is to sign; `staffId` is null where the passkey itself is to say who it is. */
export async function keepChallenge(deps: Deps, challenge: string, staffId: number | null): Promise<void> {
  const expiresAt = new Date(deps.now() + passkeyMinutes * 60_000);
  await deps.db.insert(staffChallenges).values({ challenge, staffId, expiresAt });
}

/** Takes away the challenge that a browser says it signed, so that it counts once; null for one that does not count. */
export async function takeChallenge(
  deps: Deps,
  clientDataJSON: string,
  staffId: number | null,
): Promise<string | null> {
  const signed = signedChallenge(clientDataJSON);
  if (signed === null) return null;
  const { challenge, expiresAt, staffId: askedBy } = staffChallenges;
  const taken = await deps.db
    .delete(staffChallenges)
    .where(
      and(
        eq(challenge, signed),
        gt(expiresAt, new Date(deps.now())),
        staffId === null ? isNull(askedBy) : eq(askedBy, staffId),
      ),
    )
    .returning({ challenge });
  return taken[0]?.challenge ?? null;
}

function signedChallenge(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const { challenge } = ClientData.parse(data);
    return /^[\w-]{1,100}$/.test(challenge) ? challenge : null;
  } catch {
    return null;
  }
}

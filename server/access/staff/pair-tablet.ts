import { and, eq, gt } from 'drizzle-orm';
import { pairingMinutes } from '#rules/access/staff-session.ts';
import { staffPairings } from '../../db/schema/staff.ts';
import type { Deps } from '../../deps.ts';
import { accessCodeHash, newAccessCode } from '../../secrets.ts';
import { ShopError } from '../../shop-error.ts';
import { type OpenedSession, openTabletSession } from './staff-sessions.ts';

const hashOf = ({ secret }: Deps, code: string) => accessCodeHash(secret, 'pairing', code);

/** Makes a code that pairs one tablet under a name; `expiresAt` in milliseconds since 1970. */
export async function newPairingCode(
  deps: Deps,
  device: string,
): Promise<{ code: string; expiresAt: number }> {
  const code = newAccessCode();
  const expiresAt = deps.now() + pairingMinutes * 60_000;
  await deps.db
    .insert(staffPairings)
    .values({ codeHash: hashOf(deps, code), device, expiresAt: new Date(expiresAt) });
  return { code, expiresAt };
}

/** Pairs a tablet; a code counts once. Errors: AccessCodeInvalid, TooManyRequests. */
export async function pairTablet(
  deps: Deps,
  { code, client }: { code: string; client: string },
): Promise<OpenedSession> {
  await deps.limits.take('pairingsOfClient', client);
  return deps.db.transaction(async (tx) => {
    const now = new Date(deps.now());
    const [pairing] = await tx
      .delete(staffPairings)
      .where(
        and(
          eq(staffPairings.codeHash, hashOf(deps, code.replaceAll(/\s/g, ''))),
          gt(staffPairings.expiresAt, now),
        ),
      )
      .returning();
    if (!pairing) throw new ShopError('AccessCodeInvalid');
    return openTabletSession(tx, pairing.device, now);
  });
}

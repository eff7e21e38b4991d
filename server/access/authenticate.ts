import { and, eq, gt } from 'drizzle-orm';
import { sessions } from '../db/schema/access.ts';
import type { Deps } from '../deps.ts';
import { tokenHash } from '../secrets.ts';
import { ShopError } from '../shop-error.ts';
import type { CustomerActor } from './actor.ts';

const idleDays = 7;
const touchAfter = 3_600_000;

/** Sessions last used before that have run out. */
export function idleSince(now: number): Date {
  return new Date(now - idleDays * 86_400_000);
}

/**
 * Finds the session of a bearer token. A session ends 30 days after sign-in, or after 7 idle days.
 * Errors: SessionInvalid, whatever is wrong with the token (spec §8: 403).
 */
export async function authenticate(deps: Deps, authorization: string | undefined): Promise<CustomerActor> {
  const token = /^Bearer ([\w-]{20,200})$/i.exec(authorization ?? '')?.[1];
  if (!token) throw new ShopError('SessionInvalid');
  const now = deps.now();
  const [session] = await deps.db
    .select({ id: sessions.id, customerId: sessions.customerId, lastUsedAt: sessions.lastUsedAt })
    .from(sessions)
    .where(
      and(
        eq(sessions.tokenHash, tokenHash(token)),
        gt(sessions.endsAt, new Date(now)),
        gt(sessions.lastUsedAt, idleSince(now)),
      ),
    );
  if (!session) throw new ShopError('SessionInvalid');
  if (now - session.lastUsedAt.getTime() > touchAfter) {
    await deps.db
      .update(sessions)
      .set({ lastUsedAt: new Date(now) })
      .where(eq(sessions.id, session.id));
  }
  return { kind: 'customer', customerId: session.customerId, sessionId: session.id };
}

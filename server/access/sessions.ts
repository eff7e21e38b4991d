import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { sessions } from '../db/schema/access.ts';
import { customers } from '../db/schema/customers.ts';
import type { Deps } from '../deps.ts';
import { ShopError } from '../shop-error.ts';
import type { CustomerActor } from './actor.ts';
import { idleSince } from './authenticate.ts';

/** Where the customer is signed in, this session first, then the last used; those that have run out are left out. */
export function listSessions(deps: Deps, actor: CustomerActor) {
  const { id, device, createdAt, lastUsedAt, customerId, endsAt } = sessions;
  const now = deps.now();
  return deps.db
    .select({ id, device, createdAt, lastUsedAt })
    .from(sessions)
    .where(and(eq(customerId, actor.customerId), gt(endsAt, new Date(now)), gt(lastUsedAt, idleSince(now))))
    .orderBy(desc(eq(id, actor.sessionId)), desc(lastUsedAt), desc(id));
}

/** Ends one of the customer's sessions; its token is good for nothing from then on. Errors: SessionNotFound. */
export async function endSession(deps: Deps, actor: CustomerActor, sessionId: number): Promise<void> {
  const ended = await deps.db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.customerId, actor.customerId)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new ShopError('SessionNotFound');
}

/** Ends all of the customer's sessions but the one that asks. */
export async function endOtherSessions(deps: Deps, actor: CustomerActor): Promise<void> {
  await deps.db
    .delete(sessions)
    .where(and(eq(sessions.customerId, actor.customerId), ne(sessions.id, actor.sessionId)));
}

/** Ends every session of a customer, as the shop does when a device was lost; answers how many there were, null for nobody. */
export async function endAllSessions(db: Database, email: string): Promise<number | null> {
  const [customer] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.email, email.toLowerCase()));
  if (!customer) return null;
  const ended = await db
    .delete(sessions)
    .where(eq(sessions.customerId, customer.id))
    .returning({ id: sessions.id });
  return ended.length;
}

import { eq } from 'drizzle-orm';
import { sessions } from '../db/schema/access.ts';
import type { Deps } from '../deps.ts';
import type { CustomerActor } from './actor.ts';

/** Ends the customer's session; its token is good for nothing from then on. */
export async function logout(deps: Deps, actor: CustomerActor): Promise<void> {
  await deps.db.delete(sessions).where(eq(sessions.id, actor.sessionId));
}

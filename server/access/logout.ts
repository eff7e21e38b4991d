import { eq } from 'drizzle-orm';
import { sessions } from '../db/schema/access.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from './authenticate.ts';

/** Ends the caller's session; its token is good for nothing from then on. */
export async function logout(deps: Deps, caller: Caller): Promise<void> {
  await deps.db.delete(sessions).where(eq(sessions.id, caller.sessionId));
}

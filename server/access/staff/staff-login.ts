import { eq } from 'drizzle-orm';
import { staffSessions } from '../../db/schema/staff.ts';
import type { Deps } from '../../deps.ts';
import { ShopError } from '../../shop-error.ts';
import { redeemCode } from '../codes.ts';
import type { StaffActor } from './staff-actor.ts';
import { staffDoor } from './staff-door.ts';
import { type OpenedSession, openPersonSession } from './staff-sessions.ts';
import { workingHere } from './working-here.ts';

interface WithCode {
  readonly accessCode: string;
  /** A solved human check, where there is one. */
  readonly captcha: string | undefined;
  readonly client: string;
}

/** Signs somebody in who works here and has no passkey. Errors: those of redeemCode. */
export function staffLogin(
  deps: Deps,
  { device, ...input }: WithCode & { readonly email: string; readonly device: string },
): Promise<OpenedSession> {
  return redeemCode(deps, staffDoor, input, async (tx, email, now) => {
    const member = await workingHere(tx, { email });
    return member && !member.hasPasskey ? openPersonSession(tx, member, device, now) : null;
  });
}

/**
 * Opens what needs more than a session, by a fresh code of who is signed in and has no passkey. Errors: NotAllowed for a
 * tablet, those of redeemCode.
 */
export async function staffStepUp(deps: Deps, actor: StaffActor, input: WithCode): Promise<void> {
  if (actor.staffId === null) throw new ShopError('NotAllowed');
  const member = await workingHere(deps.db, { id: actor.staffId });
  if (!member) throw new ShopError('SignInRequired');
  await redeemCode(deps, staffDoor, { ...input, email: member.email }, async (tx, _email, now) => {
    if (member.hasPasskey) return null;
    await tx.update(staffSessions).set({ confirmedAt: now }).where(eq(staffSessions.id, actor.sessionId));
    return true;
  });
}

import { eq } from 'drizzle-orm';
import { staff, staffSessions } from '../../db/schema/staff.ts';
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

/** Signs somebody in who works here. Errors: those of redeemCode. */
export function staffLogin(
  deps: Deps,
  { device, ...input }: WithCode & { readonly email: string; readonly device: string },
): Promise<OpenedSession> {
  return redeemCode(deps, staffDoor, input, async (tx, email, now) => {
    const member = await workingHere(tx, email);
    return member ? openPersonSession(tx, member, device, now) : null;
  });
}

/**
 * Opens what needs more than a session, by a fresh code of who is signed in. Errors: NotAllowed for a tablet, those of
 * redeemCode.
 */
export async function staffStepUp(deps: Deps, actor: StaffActor, input: WithCode): Promise<void> {
  if (actor.staffId === null) throw new ShopError('NotAllowed');
  const [member] = await deps.db.select().from(staff).where(eq(staff.id, actor.staffId));
  if (!member) throw new ShopError('SignInRequired');
  await redeemCode(deps, staffDoor, { ...input, email: member.email }, async (tx, _email, now) => {
    await tx.update(staffSessions).set({ confirmedAt: now }).where(eq(staffSessions.id, actor.sessionId));
    return true;
  });
}

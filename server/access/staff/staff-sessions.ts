import { and, eq, gt, isNull } from 'drizzle-orm';
import { staffSessionHours, tabletIdleDays } from '#rules/access/staff-session.ts';
import type { Queryable } from '../../db/database.ts';
import { staff, staffSessions } from '../../db/schema/staff.ts';
import type { Deps } from '../../deps.ts';
import { newToken, tokenHash } from '../../secrets.ts';
import { ShopError } from '../../shop-error.ts';
import type { StaffActor } from './staff-actor.ts';

/** A new session: its token, which is answered once and stored only as a hash, and who it is. */
export interface OpenedSession {
  readonly token: string;
  readonly actor: StaffActor;
}

type Row = typeof staffSessions.$inferSelect;
type Member = Pick<typeof staff.$inferSelect, 'id' | 'name' | 'role'>;

const tabletLife = tabletIdleDays * 86_400_000;
/** Milliseconds after which the last use is written down again. */
const touchAfter = 600_000;

/** Signs somebody in who has just shown by a code or a passkey that it is they. */
export async function openPersonSession(
  tx: Queryable,
  member: Member,
  device: string,
  now: Date,
): Promise<OpenedSession> {
  const endsAt = new Date(now.getTime() + staffSessionHours * 3_600_000);
  await tx
    .update(staff)
    .set({ firstSignedInAt: now })
    .where(and(eq(staff.id, member.id), isNull(staff.firstSignedInAt)));
  return open(tx, { staffId: member.id, device, confirmedAt: now, lastUsedAt: now, endsAt }, member);
}

/** Pairs a tablet: it is nobody, and works in the kitchen until it is not used for a long time. */
export function openTabletSession(tx: Queryable, device: string, now: Date): Promise<OpenedSession> {
  const endsAt = new Date(now.getTime() + tabletLife);
  return open(tx, { staffId: null, device, confirmedAt: null, lastUsedAt: now, endsAt }, null);
}

async function open(
  tx: Queryable,
  values: Omit<typeof staffSessions.$inferInsert, 'tokenHash'>,
  member: Member | null,
): Promise<OpenedSession> {
  const token = newToken();
  const [row] = await tx
    .insert(staffSessions)
    .values({ ...values, tokenHash: tokenHash(token) })
    .returning();
  if (!row) throw new Error('the session just made is gone');
  return { token, actor: actorOf(row, member) };
}

/**
 * Finds the session of a cookie. Errors: SignInRequired, whatever is wrong with the token, and for who has left.
 */
export async function authenticateStaff(deps: Deps, token: string | undefined): Promise<StaffActor> {
  if (!token || !/^[\w-]{20,200}$/.test(token)) throw new ShopError('SignInRequired');
  const now = deps.now();
  const [found] = await deps.db
    .select({ session: staffSessions, member: staff })
    .from(staffSessions)
    .leftJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(eq(staffSessions.tokenHash, tokenHash(token)), gt(staffSessions.endsAt, new Date(now))));
  if (!found || found.member?.removedAt) throw new ShopError('SignInRequired');
  const { session, member } = found;
  if (now - session.lastUsedAt.getTime() > touchAfter) {
    const isTablet = session.staffId === null;
    await deps.db
      .update(staffSessions)
      .set({ lastUsedAt: new Date(now), ...(isTablet && { endsAt: new Date(now + tabletLife) }) })
      .where(eq(staffSessions.id, session.id));
  }
  return actorOf(session, member);
}

function actorOf({ id, staffId, device, confirmedAt, endsAt }: Row, member: Member | null): StaffActor {
  return {
    kind: 'staff',
    sessionId: id,
    staffId,
    name: member?.name ?? device,
    role: member?.role ?? 'KITCHEN',
    confirmedAt: confirmedAt?.getTime() ?? null,
    endsAt: endsAt.getTime(),
  };
}

/** Ends the session; its token is good for nothing from then on. */
export async function staffLogout(deps: Deps, { sessionId }: StaffActor): Promise<void> {
  await deps.db.delete(staffSessions).where(eq(staffSessions.id, sessionId));
}

import { and, asc, eq, getTableColumns, isNull, max, ne, type SQL, sql } from 'drizzle-orm';
import type { Role } from '#rules/access/role.ts';
import type { Locale } from '#rules/text/locale.ts';
import type { KitchenActor } from '../../access/staff/staff-actor.ts';
import type { Queryable } from '../../db/database.ts';
import { outbox } from '../../db/schema/jobs.ts';
import { staff, staffPasskeys, staffSessions } from '../../db/schema/staff.ts';
import type { Deps } from '../../deps.ts';
import { demand } from '../../policies/demand.ts';
import { mayInKitchen } from '../../policies/kitchen-policies.ts';
import { ShopError } from '../../shop-error.ts';

/** Somebody who works here; `lastUsedAt` is null for who is not signed in anywhere. */
export type StaffMember = typeof staff.$inferSelect & {
  readonly passkeys: number;
  readonly lastUsedAt: Date | null;
};

/** Who works here, by name. */
export async function listStaff(deps: Deps, actor: KitchenActor): Promise<StaffMember[]> {
  demand(mayInKitchen('seeStaff', actor, deps.now()));
  return members(deps.db, isNull(staff.removedAt));
}

function members(db: Queryable, which: SQL): Promise<StaffMember[]> {
  return db
    .select({
      ...getTableColumns(staff),
      passkeys: db.$count(staffPasskeys, eq(staffPasskeys.staffId, staff.id)),
      lastUsedAt: max(staffSessions.lastUsedAt),
    })
    .from(staff)
    .leftJoin(staffSessions, eq(staffSessions.staffId, staff.id))
    .where(which)
    .groupBy(staff.id)
    .orderBy(asc(staff.name), asc(staff.id));
}

/** Takes somebody on and tells them by e-mail where to sign in. Errors: StaffAlreadyThere. */
export async function inviteStaff(
  deps: Deps,
  actor: KitchenActor,
  input: { email: string; name: string; role: Role; locale: Locale },
): Promise<StaffMember> {
  demand(mayInKitchen('changeStaff', actor, deps.now()));
  const member = await deps.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(staff)
      .values({ email: input.email.toLowerCase(), name: input.name.trim(), role: input.role })
      .onConflictDoNothing()
      .returning();
    if (!made) throw new ShopError('StaffAlreadyThere');
    await sendInvitation(tx, { id: made.id, locale: input.locale }, `${made.id}`);
    return made;
  });
  deps.log.info({ staff: member.id, role: member.role, by: idOf(actor) }, 'staff invited');
  return { ...member, passkeys: 0, lastUsedAt: null };
}

/**
 * Sends the invitation to who is on the staff already once more, at most once a minute. Errors: StaffNotFound.
 */
export async function inviteStaffAgain(
  deps: Deps,
  actor: KitchenActor,
  whom: { id: number; locale: Locale },
): Promise<void> {
  demand(mayInKitchen('changeStaff', actor, deps.now()));
  await deps.db.transaction(async (tx) => {
    await lockMember(tx, whom.id);
    await sendInvitation(tx, whom, `${whom.id}:${Math.floor(deps.now() / 60_000)}`);
  });
  deps.log.info({ staff: whom.id, by: idOf(actor) }, 'staff invited again');
}

const sendInvitation = (tx: Queryable, { id, locale }: { id: number; locale: Locale }, key: string) =>
  tx
    .insert(outbox)
    .values({ key: `staff-invitation:${key}`, kind: 'staff-invitation', payload: { staffId: id, locale } })
    .onConflictDoNothing();

/** Changes a name or a role, which counts from the next call on. Errors: StaffNotFound, LastOwner. */
export async function changeStaff(
  deps: Deps,
  actor: KitchenActor,
  { id, name, role }: { id: number; name?: string | undefined; role?: Role | undefined },
): Promise<StaffMember> {
  demand(mayInKitchen('changeStaff', actor, deps.now()));
  const changed = await deps.db.transaction(async (tx) => {
    const member = await lockMember(tx, id);
    if (member.role === 'OWNER' && role !== undefined && role !== 'OWNER') await refuseLastOwner(tx, id);
    await tx
      .update(staff)
      .set({ name: name?.trim() ?? member.name, role: role ?? member.role })
      .where(eq(staff.id, id));
    const [row] = await members(tx, eq(staff.id, id));
    if (!row) throw new Error('the member just changed is gone');
    return row;
  });
  deps.log.info({ staff: id, role: changed.role, by: idOf(actor) }, 'staff changed');
  return changed;
}

/** Takes somebody off the staff; their sessions and passkeys end at once. Errors: StaffNotFound, LastOwner. */
export async function removeStaff(deps: Deps, actor: KitchenActor, id: number): Promise<void> {
  demand(mayInKitchen('changeStaff', actor, deps.now()));
  await deps.db.transaction(async (tx) => {
    const member = await lockMember(tx, id);
    if (member.role === 'OWNER') await refuseLastOwner(tx, id);
    await tx
      .update(staff)
      .set({ removedAt: new Date(deps.now()) })
      .where(eq(staff.id, id));
    await lockOut(tx, id);
  });
  deps.log.info({ staff: id, by: idOf(actor) }, 'staff removed');
}

/**
 * Takes somebody's passkeys away and ends their sessions, as when a device was lost; answers how many there were.
 * Codes by e-mail come back. Errors: StaffNotFound.
 */
export async function resetStaff(
  deps: Deps,
  actor: KitchenActor,
  id: number,
): Promise<{ sessions: number; passkeys: number }> {
  demand(mayInKitchen('changeStaff', actor, deps.now()));
  const ended = await deps.db.transaction(async (tx) => {
    await lockMember(tx, id);
    return lockOut(tx, id);
  });
  deps.log.info({ staff: id, by: idOf(actor) }, 'staff reset');
  return ended;
}

/** Ends all by which somebody gets in without a code. */
async function lockOut(tx: Queryable, id: number): Promise<{ sessions: number; passkeys: number }> {
  const sessions = await tx.delete(staffSessions).where(eq(staffSessions.staffId, id)).returning();
  const passkeys = await tx.delete(staffPasskeys).where(eq(staffPasskeys.staffId, id)).returning();
  return { sessions: sessions.length, passkeys: passkeys.length };
}

async function lockMember(tx: Queryable, id: number) {
  const [member] = await tx
    .select()
    .from(staff)
    .where(and(eq(staff.id, id), isNull(staff.removedAt)))
    .for('update');
  if (!member) throw new ShopError('StaffNotFound');
  return member;
}

/** Whether somebody may leave, or be less than an owner. Errors: LastOwner. */
export async function checkOwnersWithout(deps: Deps, id: number): Promise<void> {
  await deps.db.transaction((tx) => refuseLastOwner(tx, id));
}

/** Somebody has to be able to let others in. Two owners who remove each other wait for one another here. */
async function refuseLastOwner(tx: Queryable, id: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('owners'))`);
  const [other] = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, 'OWNER'), isNull(staff.removedAt), ne(staff.id, id)))
    .limit(1);
  if (!other) throw new ShopError('LastOwner');
}

const idOf = (actor: KitchenActor) => (actor.kind === 'staff' ? actor.staffId : 'command line');

import { and, eq, isNull } from 'drizzle-orm';
import type { StaffActor } from '#server/access/staff/staff-actor.ts';
import { staff } from '#server/db/schema/staff.ts';
import type { Deps } from '#server/deps.ts';
import { demoOwner } from './demo-owner.ts';

/** The demo's owner, who can sign in to the kitchen; written at the first time. Who removed her is asked no more. */
export async function sampleOwner({ db }: Pick<Deps, 'db'>): Promise<StaffActor | null> {
  const known = await db.select().from(staff).where(eq(staff.email, demoOwner.email));
  if (known.length === 0) await db.insert(staff).values({ ...demoOwner, role: 'OWNER' });
  const [owner] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.email, demoOwner.email), isNull(staff.removedAt)));
  if (!owner) return null;
  const { id: staffId, name, role } = owner;
  return {
    kind: 'staff',
    sessionId: 0,
    staffId,
    name,
    role,
    confirmedAt: null,
    endsAt: Number.POSITIVE_INFINITY,
  };
}

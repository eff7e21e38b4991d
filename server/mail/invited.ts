import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { staff } from '../db/schema/staff.ts';

/** Whom an invitation goes to; undefined for who has left in the meantime. */
export async function readInvited(db: Database, id: number) {
  const { email, name, role, removedAt } = staff;
  const [member] = await db
    .select({ email, name, role })
    .from(staff)
    .where(and(eq(staff.id, id), isNull(removedAt)));
  return member;
}

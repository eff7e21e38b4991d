import { and, eq, exists, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { staff, staffPasskeys } from '../../db/schema/staff.ts';

/**
 * Who works here under an address (lower case) or a number, and whether they have a passkey; undefined for nobody, and
 * for who has left.
 */
export async function workingHere(db: Queryable, who: { email: string } | { id: number }) {
  const passkeys = db.select().from(staffPasskeys).where(eq(staffPasskeys.staffId, staff.id));
  const [member] = await db
    .select({ ...getTableColumns(staff), hasPasskey: sql<boolean>`${exists(passkeys)}` })
    .from(staff)
    .where(and('id' in who ? eq(staff.id, who.id) : eq(staff.email, who.email), isNull(staff.removedAt)));
  return member;
}

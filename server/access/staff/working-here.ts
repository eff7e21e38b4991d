import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { staff } from '../../db/schema/staff.ts';

/** Who works here under an address (lower case); undefined for nobody, and for who has left. */
export async function workingHere(db: Queryable, email: string) {
  const [member] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.email, email), isNull(staff.removedAt)));
  return member;
}

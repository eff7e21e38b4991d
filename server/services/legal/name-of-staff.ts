import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { staff } from '../../db/schema/staff.ts';

/** What somebody who works here is called; null for nobody. */
export async function nameOfStaff(db: Queryable, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const [row] = await db.select({ name: staff.name }).from(staff).where(eq(staff.id, id));
  return row?.name ?? null;
}

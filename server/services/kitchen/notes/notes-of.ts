import { desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { orderNotes } from '../../../db/schema/kitchen.ts';
import { staff } from '../../../db/schema/staff.ts';

/** A note with the name of who wrote it; null for a tablet on the wall. */
export type NoteOfOrder = typeof orderNotes.$inferSelect & { readonly name: string | null };

/** What those who work here have written about some orders, the newest first, as a question. */
export async function notesOf(
  db: Queryable,
  orderIds: readonly number[],
): Promise<(orderId: number) => readonly NoteOfOrder[]> {
  const rows = await db
    .select({ note: orderNotes, name: staff.name })
    .from(orderNotes)
    .leftJoin(staff, eq(staff.id, orderNotes.staffId))
    .where(inArray(orderNotes.orderId, [...orderIds]))
    .orderBy(desc(orderNotes.id));
  const notes = Map.groupBy(
    rows.map(({ note, name }) => ({ ...note, name })),
    ({ orderId }) => orderId,
  );
  return (orderId) => notes.get(orderId) ?? [];
}

import type { SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** Rows changed by one statement: a backlog of any size goes, none of them reaches the limit of a statement. */
const batch = 1000;

/**
 * Repeats a statement until it has changed all that it is about, or the process ends.
 * @param work the statement for so many rows at most; other processes do the same, so it skips what is locked
 */
export async function inBatches(
  db: Database,
  work: (most: number) => SQL,
  isStopping: () => boolean,
): Promise<void> {
  for (let changed = batch; changed === batch && !isStopping(); ) {
    changed = (await db.execute(work(batch))).rowCount ?? 0;
  }
}

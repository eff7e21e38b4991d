import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';

/** Seconds since the last backup, and since a trial of one last ended well. */
export interface BackupAges {
  readonly backup: number;
  readonly trial: number;
}

/**
 * How old backup and trial are at a moment (milliseconds since 1970). Where none was ever made, it is as old as the shop: as
 * its first order, customer or member of staff; 0 where nobody has come yet.
 */
export async function readBackupAges(db: Queryable, now: number): Promise<BackupAges> {
  const { rows } = await db.execute<{
    backup: string | null;
    trial: string | null;
    began: string | null;
  }>(sql`
    select
      (select value::json->>'at' from settings where key = 'last-backup') as backup,
      (select value::json->>'at' from settings where key = 'last-backup-trial') as trial,
      to_json(least((select created_at from product_orders order by id limit 1),
        (select created_at from customers order by id limit 1), (select created_at from staff order by id limit 1)))#>>'{}' as began`);
  const [{ backup = null, trial = null, began = null } = {}] = rows;
  const age = (at: string | null) => (at === null ? 0 : Math.max(0, (now - Date.parse(at)) / 1000));
  return { backup: age(backup ?? began), trial: age(trial ?? began) };
}

import path from 'node:path';
import type pg from 'pg';

const key = 'last-backup';

/** The last backup of a database that came to its end, and the folder that it was written into. */
export interface LastBackup {
  readonly at: Date;
  readonly folder: string;
  readonly isEncrypted: boolean;
}

/** Notes in the database that a backup of it was made. A standby, or who may only read, cannot: nobody knows of it then. */
export async function noteBackup(client: pg.Client, file: string, isEncrypted: boolean): Promise<void> {
  const folder = path.dirname(path.resolve(file));
  const value = JSON.stringify({ at: new Date().toISOString(), folder, isEncrypted });
  await client
    .query(
      `insert into settings (key, value, public) values ($1, $2, false)
        on conflict (key) do update set value = excluded.value`,
      [key, value],
    )
    .catch(() => undefined);
}

/** Null where none was noted. */
export async function lastBackup(client: Pick<pg.ClientBase, 'query'>): Promise<LastBackup | null> {
  const { rows } = await client.query<{ value: string }>('select value from settings where key = $1', [key]);
  const [row] = rows;
  if (!row) return null;
  const {
    at,
    folder,
    isEncrypted = false,
  } = JSON.parse(row.value) as {
    at: string;
    folder: string;
    isEncrypted?: boolean;
  };
  return { at: new Date(at), folder, isEncrypted };
}

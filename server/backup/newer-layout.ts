import { resolve } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { projectFolder } from '../project-folder.ts';

const migrationsFolder = resolve(projectFolder, 'server/db/migrations');

/**
 * Whether a newer release has laid out the database: it has migrations that this program does not know. The shop runs on
 * it all the same, and its backups are whole; but only the program that knows its layout can restore them.
 */
export async function isOfNewer(client: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  const own = readMigrationFiles({ migrationsFolder });
  const { rows } = await client.query<{ hash: string; at: string }>(
    'select hash, created_at as at from drizzle.__drizzle_migrations',
  );
  // As a start knows them: by text or date.
  return rows.some(
    ({ hash, at }) => !own.some((each) => each.hash === hash || each.folderMillis === Number(at)),
  );
}

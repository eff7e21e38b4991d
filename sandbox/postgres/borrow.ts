import { prepareFolders, readPassword } from './folders.ts';
import { isOurs, lockedBy } from './postmaster.ts';
import { startPostgres } from './start.ts';

/**
 * The embedded PostgreSQL for a moment: that of a shop that runs, which goes on afterwards, or one started just
 * for this.
 */
export async function borrowPostgres(dataDir: string): Promise<{ url: string; giveBack(): Promise<void> }> {
  const folders = prepareFolders(dataDir);
  const lock = lockedBy(folders);
  if (lock && isOurs(folders, lock.pid)) {
    const url = `postgres://tischlein:${readPassword(folders)}@127.0.0.1:${lock.port}/tischlein`;
    return { url, giveBack: async () => undefined };
  }
  const postgres = await startPostgres({ dataDir });
  return { url: postgres.url, giveBack: () => postgres.stop() };
}

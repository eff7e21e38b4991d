import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { catalogueVersion } from '../db/schema/catalogue.ts';
import { type Loop, startLoop } from '../jobs/loop.ts';

/** Milliseconds between two looks: a change is seen by every process within two seconds. */
const pause = 1000;

export interface VersionWatch extends Pick<Loop, 'stop'> {
  current(): number;
}

/** Follows the version of catalogue and settings. While the database is away the last one known counts. */
export async function watchCatalogueVersion(db: Database, log: Logger): Promise<VersionWatch> {
  const read = async () => (await db.select().from(catalogueVersion))[0]?.version ?? 0;
  let version = await read();
  const loop = startLoop('catalogue version', log, pause, async () => {
    version = await read();
  });
  return { current: () => version, stop: loop.stop };
}

import { announce, onShutdown } from '../shutdown.ts';
import { type EmbeddedPostgres, startPostgres } from './start.ts';

/** PostgreSQL as a process of its own. Reads DATA_DIR and POSTGRES_PORT (default: a free one, remembered). */
let starting: Promise<EmbeddedPostgres> | undefined;
// before anything is started: nobody else would stop the postmaster
onShutdown(async () => {
  const postgres = await starting?.catch(() => undefined);
  await postgres?.stop();
});

try {
  starting = startPostgres({
    dataDir: process.env.DATA_DIR || '.data',
    port: process.env.POSTGRES_PORT ? Number(process.env.POSTGRES_PORT) : undefined,
  });
  const postgres = await starting;
  announce({ url: postgres.url, pid: postgres.pid });
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

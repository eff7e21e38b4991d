import { setTimeout as sleep } from 'node:timers/promises';
import { bringUp, type Running, rememberPort } from './bring-up.ts';
import { ensureDatabase } from './connection.ts';
import { prepareFolders, readPassword } from './folders.ts';
import { initialise } from './initialise.ts';
import { lockedBy, stopPostmaster } from './postmaster.ts';
import { findPrograms } from './programs.ts';

/** A supervised embedded PostgreSQL. `pid` is that of the postmaster now running; the URL never changes. */
export type EmbeddedPostgres = { url: string; readonly pid: number; stop(): Promise<void> };

/**
 * Starts PostgreSQL 18 on 127.0.0.1 with its cluster in `dataDir/postgres`, or adopts the one that an earlier
 * process left behind, and keeps it alive until `stop()`. Without `port` a free one is chosen and remembered.
 * Rejects with a clear text when the machine, the folder or the port does not allow it.
 */
export async function startPostgres(options: { dataDir: string; port?: number }): Promise<EmbeddedPostgres> {
  const folders = prepareFolders(options.dataDir);
  const programs = findPrograms(folders);
  await initialise(folders, programs);
  let running: Running = await bringUp(folders, programs, options.port);
  const { port } = running;
  // Once, and never while mending: a full disk would keep the note, and with it PostgreSQL, from being made.
  rememberPort(folders, port);
  await ensureDatabase(running.client, 'tischlein');
  let stopping = false;
  let mending = Promise.resolve();

  function watch(): void {
    running.client.once('end', () => {
      if (!stopping) mending = mend();
    });
  }

  async function mend(): Promise<void> {
    while (!stopping) {
      try {
        running = await bringUp(folders, programs, port, () => !stopping);
        watch();
        return;
      } catch (error) {
        if (stopping) return;
        console.error(`PostgreSQL is down: ${(error as Error).message}`);
        await sleep(1000);
      }
    }
  }

  watch();
  return {
    url: `postgres://tischlein:${readPassword(folders)}@127.0.0.1:${port}/tischlein`,
    get pid() {
      return running.pid;
    },
    async stop() {
      stopping = true;
      await mending;
      await running.client.end().catch(() => undefined);
      await stopPostmaster(folders, lockedBy(folders)?.pid ?? running.pid);
    },
  };
}

import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { freePort, isPortFree, waitUntilFree } from '../port.ts';
import { connect } from './connection.ts';
import { type Folders, readPassword } from './folders.ts';
import { clearStaleLock, isOurs, lockedBy, spawnPostmaster, stopPostmaster } from './postmaster.ts';
import type { Programs } from './programs.ts';

const RECOVERY_LIMIT_MS = 120_000;
const SILENCE_LIMIT_MS = 5_000;
const PORT_LIMIT_MS = 10_000;
const LONGEST_PAUSE_MS = 1_000;

/** A postmaster that answers, and a connection that ends when it dies. */
export type Running = { client: pg.Client; pid: number; port: number };

/**
 * Adopts the postmaster that already serves our cluster, or starts one. After `kill -9` of its parent a
 * postmaster lives on, and after its own death the old backends keep the cluster for a moment: so it tries again.
 * With a full disk every postmaster dies at its start, and the tries come slower. Rejects when `isWanted` says no.
 */
export async function bringUp(
  folders: Folders,
  programs: Programs,
  wantedPort?: number,
  isWanted: () => boolean = () => true,
): Promise<Running> {
  const deadline = Date.now() + RECOVERY_LIMIT_MS;
  let lastHeard = Date.now();
  let launches = 0;
  while (Date.now() < deadline && isWanted()) {
    const lock = lockedBy(folders);
    if (lock && isOurs(folders, lock.pid)) {
      const samePort = wantedPort === undefined || lock.port === wantedPort;
      const attempt = samePort ? await connect(lock.port, readPassword(folders)) : { busy: false };
      if ('client' in attempt) return { ...lock, client: attempt.client };
      if (attempt.busy) lastHeard = Date.now();
      else if (!samePort || Date.now() - lastHeard > SILENCE_LIMIT_MS)
        await stopPostmaster(folders, lock.pid);
    } else {
      await sleep(Math.min(20 * launches++, LONGEST_PAUSE_MS));
      clearStaleLock(folders);
      await launch(folders, programs, wantedPort);
      lastHeard = Date.now();
    }
    await sleep(20);
  }
  throw new Error(`PostgreSQL did not start. Its last words:\n${lastWords(folders)}`);
}

/** Starts a postmaster and waits until it has both lock and port, or has given up. */
async function launch(folders: Folders, programs: Programs, wantedPort?: number): Promise<void> {
  const child = spawnPostmaster(folders, programs, wantedPort ?? (await rememberedPort(folders)));
  let ended = false;
  child.once('exit', () => {
    ended = true;
  });
  await new Promise<void>((resolve, reject) => child.once('spawn', resolve).once('error', reject));
  while (!ended && !holdsPort(folders, child.pid)) await sleep(10);
  if (!ended) return;
  await sleep(100);
  const lock = lockedBy(folders);
  const lostToAnotherStart = lock && isOurs(folders, lock.pid);
  if (wantedPort === undefined || lostToAnotherStart || (await waitUntilFree(wantedPort, PORT_LIMIT_MS)))
    return;
  throw new Error(`Port ${wantedPort}, which PostgreSQL is to use, is taken by another program.`);
}

function holdsPort(folders: Folders, pid: number | undefined): boolean {
  const lock = lockedBy(folders);
  return lock?.pid === pid && lock?.status !== '';
}

async function rememberedPort(folders: Folders): Promise<number> {
  const port = Number(readOr(folders.portFile, '0'));
  return port > 0 && (await isPortFree(port)) ? port : await freePort();
}

/** Notes the port for the next start. */
export function rememberPort(folders: Folders, port: number): void {
  writeFileSync(folders.portFile, `${port}\n`);
}

function lastWords(folders: Folders): string {
  return readOr(folders.log, '').split('\n').slice(-12).join('\n');
}

function readOr(file: string, otherwise: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, readlinkSync, realpathSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { clusterArgument, type Folders } from './folders.ts';
import { bareEnvironment } from './initialise.ts';
import type { Programs } from './programs.ts';

const LOG_LIMIT_BYTES = 10_000_000;

/** Starts the postmaster in a process group of its own, so that Ctrl-C in a terminal reaches only us. */
export function spawnPostmaster(folders: Folders, programs: Programs, port: number): ChildProcess {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    // After a crash we start it anew: on a full disk one that goes on by itself can miss its own checkpoint for 5 min.
    'restart_after_crash=off',
    'timezone=UTC',
    'log_timezone=UTC',
  ];
  const size = statSync(folders.log, { throwIfNoEntry: false })?.size ?? 0;
  const log = openSync(folders.log, size > LOG_LIMIT_BYTES ? 'w' : 'a', 0o600);
  const args = [
    '-D',
    clusterArgument(folders),
    '-p',
    String(port),
    ...settings.flatMap((one) => ['-c', one]),
  ];
  const options = { ...folders.account, cwd: folders.cluster, env: bareEnvironment, detached: true };
  const child = spawn(programs.postgres, args, { ...options, stdio: ['ignore', log, log] });
  closeSync(log);
  child.unref();
  return child;
}

/** What the cluster's lock file says, if there is one; it has no status until the port is taken. */
export function lockedBy(folders: Folders): { pid: number; port: number; status: string } | undefined {
  try {
    const lines = readFileSync(path.join(folders.cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7]?.trim() ?? '' };
  } catch {
    return undefined;
  }
}

/** Whether this pid is a PostgreSQL of our cluster, and not a later process that was given the same number. */
export function isOurs(folders: Folders, pid: number): boolean {
  try {
    const cluster = realpathSync(folders.cluster);
    if (process.platform !== 'linux') {
      const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { stdio: 'pipe' }).toString();
      return command.includes('postgres') && command.includes(folders.cluster);
    }
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return command.includes('postgres') && readlinkSync(`/proc/${pid}/cwd`) === cluster;
  } catch {
    return false;
  }
}

/** Removes a lock file that names a living stranger; PostgreSQL itself clears one that names nobody. */
export function clearStaleLock(folders: Folders): void {
  const lock = lockedBy(folders);
  if (lock && isAlive(lock.pid) && !isOurs(folders, lock.pid)) {
    rmSync(path.join(folders.cluster, 'postmaster.pid'), { force: true });
  }
}

/** Ends our postmaster: first cutting connections cleanly (SIGINT), after 10 s at once (SIGQUIT, loses nothing). */
export async function stopPostmaster(folders: Folders, pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!isOurs(folders, pid)) return;
    send(pid, signal);
    for (let waited = 0; waited < 10_000; waited += 20) {
      if (!isOurs(folders, pid)) return;
      await sleep(20);
    }
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // it may have ended by itself a moment ago
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

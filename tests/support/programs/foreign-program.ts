import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { postgresAccount } from '#sandbox/postgres/account.ts';

/** The account for what refuses to run as root: another one where this is root. */
export const account = postgresAccount('/nowhere');

/** Which of these are not installed: names on the PATH, or whole paths. */
export function missing(...programs: string[]): string[] {
  return programs.filter((name) =>
    name.includes('/') ? !existsSync(name) : spawnSync('which', [name], { stdio: 'ignore' }).status !== 0,
  );
}

/** A server that is not of this project, with what it says in a log file. */
export interface ForeignProgram {
  readonly pid: number;
  isGone(): boolean;
  /** Sends a signal and waits until it is gone. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts a server, `asRoot` as who we are, else as an account that PostgreSQL accepts. */
export function startForeign(
  command: readonly string[],
  { log, env = {}, asRoot = false }: { log: string; env?: NodeJS.ProcessEnv; asRoot?: boolean },
): ForeignProgram {
  const [program = '', ...args] = command;
  const output = openSync(log, 'a');
  const child: ChildProcess = spawn(program, args, {
    ...(asRoot ? {} : account),
    cwd: '/',
    env: { PATH: `${process.env.PATH}:/usr/sbin`, LC_ALL: 'C.UTF-8', TZ: 'UTC', HOME: '/', ...env },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const gone = new Promise<void>((resolve) =>
    child.once('exit', () => resolve()).once('error', () => resolve()),
  );
  return {
    pid: child.pid ?? 0,
    isGone: () => child.exitCode !== null || child.signalCode !== null,
    async end(signal = 'SIGTERM') {
      child.kill(signal);
      await gone;
    },
  };
}

/** A process and all that come from it, it first; nobody of a pid that no server has, as all of the machine come from 0. Linux. */
export function processTree(pid: number): number[] {
  if (!(pid > 1)) return [];
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // The name of the program stands in brackets and may hold anything.
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // It has just ended.
    }
  }
  const tree = [pid];
  for (const each of tree) for (const [child, parent] of parents) if (parent === each) tree.push(child);
  return tree;
}

/** Waits until something answers other than false, null or undefined; throws with `what` after the limit. */
export async function until<T>(
  what: string,
  look: () => Promise<T | false | null | undefined>,
  limitMs = 60_000,
): Promise<T> {
  for (const end = Date.now() + limitMs; ; await sleep(50)) {
    const found = await look().catch(() => null);
    if (found) return found;
    if (Date.now() > end) throw new Error(`${what}: not within ${limitMs / 1000} s`);
  }
}

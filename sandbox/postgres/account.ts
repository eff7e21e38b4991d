import { execFileSync } from 'node:child_process';
import { lstatSync, realpathSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';

/** The operating system account that runs PostgreSQL; empty means the current one. */
export type Account = { uid: number; gid: number } | Record<string, never>;

/** PostgreSQL refuses to run as root: root gets another account, and an existing cluster keeps its owner. */
export function postgresAccount(cluster: string): Account {
  if (process.getuid?.() !== 0) return {};
  const owner = lstatSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return existing('postgres') ?? created() ?? existing('nobody') ?? refuse();
}

function existing(name: string): Account | undefined {
  try {
    const ask = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }).toString());
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    return undefined;
  }
}

function created(): Account | undefined {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'pipe' });
  } catch {
    // no useradd on this system, or another start has just made the account
  }
  return existing('postgres');
}

function refuse(): never {
  throw new Error('PostgreSQL cannot run as root, and there is no account "postgres" or "nobody" to run it.');
}

/** Whether the account may walk down to this path; a 0700 folder above it, like /root, forbids it. */
export function reachable(target: string, account: Account): boolean {
  if (!('uid' in account)) return true;
  let folder = realpathSync(target);
  for (;;) {
    const stats = statSync(folder);
    if (stats.isDirectory() && !maySearch(stats, account)) return false;
    const above = path.dirname(folder);
    if (above === folder) return true;
    folder = above;
  }
}

function maySearch(stats: Stats, account: Account): boolean {
  if (stats.uid === account.uid) return (stats.mode & 0o100) !== 0;
  if (stats.gid === account.gid) return (stats.mode & 0o010) !== 0;
  return (stats.mode & 0o001) !== 0;
}

import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type Account, postgresAccount, reachable } from './account.ts';

/** Where the embedded PostgreSQL lives below DATA_DIR, and how its programs are told where the cluster is. */
export type Folders = {
  home: string;
  cluster: string;
  log: string;
  portFile: string;
  passwordFile: string;
  account: Account;
  hidden: boolean;
};

/** Lays out `DATA_DIR/postgres`; as root also opens DATA_DIR (0711), which PostgreSQL's account must cross. */
export function prepareFolders(dataDir: string): Folders {
  const root = path.resolve(dataDir);
  const home = path.join(root, 'postgres');
  mkdirSync(home, { recursive: true });
  const cluster = path.join(home, 'cluster');
  const account = postgresAccount(cluster);
  if ('uid' in account) for (const folder of [root, home]) chmodSync(folder, 0o711);
  const hidden = !reachable(home, account);
  if (hidden && process.platform !== 'linux') {
    throw new Error(
      `DATA_DIR ${root} lies under a folder that only root may enter, but PostgreSQL cannot run as root. ` +
        'Choose a DATA_DIR elsewhere, or start the shop as an ordinary user.',
    );
  }
  const inHome = (name: string) => path.join(home, name);
  const folders = { home, cluster, log: inHome('log'), portFile: inHome('port'), account, hidden };
  return { ...folders, passwordFile: passwordFile(home, account) };
}

/** A cluster under a 0700 folder is named by the working directory, which PostgreSQL inherits open (Linux). */
export function clusterArgument(folders: Folders, cluster = folders.cluster): string {
  return folders.hidden ? '/proc/self/cwd' : cluster;
}

/** The database password, made once and readable by the owner only. */
export function readPassword(folders: Folders): string {
  return readFileSync(folders.passwordFile, 'utf8').trim();
}

function passwordFile(home: string, account: Account): string {
  const file = path.join(home, 'password');
  if (existsSync(file)) return file;
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  if ('uid' in account) chownSync(draft, account.uid, account.gid);
  try {
    linkSync(draft, file);
  } catch (error) {
    // two starts at once: the first one's password counts
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return file;
}

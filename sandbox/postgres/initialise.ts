import { spawn } from 'node:child_process';
import { chownSync, closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { clusterArgument, type Folders } from './folders.ts';
import type { Programs } from './programs.ts';

/** An environment for all programs of PostgreSQL: neither locale nor PG variables of the caller may reach the cluster. */
export const bareEnvironment = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' };

/** Lays out the cluster on the first start. A start that was killed half-way leaves nothing behind that counts. */
export async function initialise(folders: Folders, programs: Programs): Promise<void> {
  if (existsSync(folders.cluster)) return;
  const draft = `${folders.cluster}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  if ('uid' in folders.account) chownSync(draft, folders.account.uid, folders.account.gid);
  try {
    await runInitdb(folders, programs, draft);
    renameSync(draft, folders.cluster);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // two starts at once: the first one's cluster counts
    if (!existsSync(folders.cluster)) throw error;
  }
}

async function runInitdb(folders: Folders, programs: Programs, draft: string): Promise<void> {
  const args = [
    `--pgdata=${clusterArgument(folders, draft)}`,
    '--username=tischlein',
    '--auth=scram-sha-256',
    '--pwfile=/dev/stdin',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ];
  const password = openSync(folders.passwordFile, 'r');
  try {
    const child = spawn(programs.initdb, args, {
      ...folders.account,
      cwd: draft,
      env: bareEnvironment,
      stdio: [password, 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said += chunk;
    });
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject).once('close', resolve);
    });
    if (code !== 0) throw new Error(`initdb failed with code ${code}: ${said}`);
  } finally {
    closeSync(password);
  }
}

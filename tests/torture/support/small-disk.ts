import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { NotTried } from './not-tried.ts';

/** A disk of its own for a folder, in memory, that can be filled to the last byte. */
export interface SmallDisk {
  /** Takes what room there is; again and again, since a database that gives up leaves some. */
  fill(): void;
  /** Gives it back. */
  clear(): void;
  /** Takes the disk away, with all that is on it; also while a last process of the database still ends. */
  remove(): void;
}

/** Mounts a disk of so many megabytes as a new folder. Throws NotTried where this machine does not allow it. */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk {
  if (process.platform !== 'linux') throw new NotTried('a small disk can be mounted on Linux only');
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    throw new NotTried(`a small disk cannot be mounted here (${firstLine(error)}); it takes root`);
  }
  const filler = path.join(folder, 'filler');
  return {
    fill() {
      const file = openSync(filler, 'a');
      try {
        for (const size of [1 << 20, 1 << 12]) writeUntilFull(file, Buffer.alloc(size));
      } finally {
        closeSync(file);
      }
    },
    clear: () => rmSync(filler, { force: true }),
    remove: () => void execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' }),
  };
}

function writeUntilFull(file: number, chunk: Buffer): void {
  try {
    for (;;) writeSync(file, chunk);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

function firstLine(error: unknown): string {
  const { stderr, message } = error as Error & { stderr?: Buffer };
  return (stderr?.toString() || message).trim().split('\n')[0] ?? '';
}

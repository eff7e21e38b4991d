import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const inMemory = '/dev/shm';
const neededBytes = 4_000_000_000;

/**
 * A new folder for the data of a test run, in memory where Linux has the room for it: each file of tests has a database
 * made and dropped, which takes a disk up to ten times as long.
 */
export function temporaryFolder(prefix: string): string {
  return mkdtempSync(path.join(hasRoom() ? inMemory : tmpdir(), prefix));
}

function hasRoom(): boolean {
  if (!existsSync(inMemory)) return false;
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize > neededBytes;
}

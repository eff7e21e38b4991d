import { access, constants, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { lastBackup } from '../../backup/last-backup.ts';
import { type Examination, laidOut } from '../examination.ts';
import { type Finding, found } from '../finding.ts';

/** Bytes that a disk should have left, and without which the next file does not fit. */
const enough = 1_000_000_000;
const least = 200_000_000;

/** Whether the folders that the shop writes into can be written to, and have room. */
export async function lookAtDisk(examination: Examination): Promise<Finding[]> {
  const { DATA_DIR } = examination.given;
  const client = await laidOut(examination);
  const backups = client && (await lastBackup(client))?.folder;
  const ofData = DATA_DIR === undefined ? [] : await lookAtFolder(path.resolve(DATA_DIR));
  // Where backups are made on another machine there is no such folder here.
  const ofBackups = backups && (await isFolder(backups)) ? await roomIn(backups) : [];
  return [...ofData, ...ofBackups].filter(
    ({ code, values }, index, all) =>
      index === all.findIndex((other) => other.code === code && other.values.folder === values.folder),
  );
}

/** A folder that is not there yet is made when it is needed: its place has to allow that. */
async function lookAtFolder(folder: string): Promise<Finding[]> {
  const there = await nearest(folder);
  try {
    await access(there, constants.W_OK);
    if (!(await isFolder(there))) return [found('folder_closed', { folder, reason: 'ENOTDIR' })];
    return roomIn(there, folder);
  } catch (error) {
    return [found('folder_closed', { folder, reason: (error as NodeJS.ErrnoException).code ?? '' })];
  }
}

async function nearest(folder: string): Promise<string> {
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  );
  return isThere || path.dirname(folder) === folder ? folder : nearest(path.dirname(folder));
}

async function roomIn(place: string, folder = place): Promise<Finding[]> {
  const { bavail, bsize } = await statfs(place);
  return roomFindings(folder, bavail * bsize);
}

/** Whether so many bytes are enough. */
export function roomFindings(folder: string, bytes: number): Finding[] {
  const free = `${Math.round(bytes / 1_000_000)}\u00a0MB`;
  if (bytes < least) return [found('disk_full', { folder, free })];
  return bytes < enough ? [found('disk_low', { folder, free })] : [];
}

const isFolder = (place: string) =>
  stat(place).then(
    (found) => found.isDirectory(),
    () => false,
  );

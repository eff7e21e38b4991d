import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** So many of the newest stay however old they are: backups that are made no more must not vanish too. */
const keptAlways = 3;

const day = 86_400_000;
/** With seconds and a Z, which no name has that `backup` gives to a file made by hand. */
const form = /^tischlein-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.jsonl\.gz(\.age)?(\.part)?$/;

/** A file that the nightly routine wrote, and the moment in its name: copying it changes neither. */
export interface NightlyFile {
  readonly file: string;
  readonly at: number;
}

/** How a backup of a moment (milliseconds since 1970) is called. */
export function nightlyName(at: number, isEncrypted: boolean): string {
  const stamp = new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return `tischlein-${stamp}.jsonl.gz${isEncrypted ? '.age' : ''}`;
}

/** The complete backups of a folder that the nightly routine made, the newest first. */
export async function nightlyFiles(folder: string): Promise<NightlyFile[]> {
  return (await allOfThem(folder)).filter(({ file }) => !file.endsWith('.part'));
}

/**
 * Deletes backups of the nightly routine that are older than so many days, and drafts that a crash has left for a day.
 * The newest stay, and so does everything else in the folder.
 * @returns the names of what was deleted
 */
export async function deleteOld(folder: string, keepDays: number, now: number): Promise<string[]> {
  const all = await allOfThem(folder);
  const drafts = all.filter(({ file, at }) => file.endsWith('.part') && at < now - day);
  const complete = all.filter(({ file }) => !file.endsWith('.part'));
  const old = complete.slice(keptAlways).filter(({ at }) => at < now - keepDays * day);
  const gone = [...old, ...drafts].map(({ file }) => file);
  for (const file of gone) await rm(file, { force: true });
  return gone.map((file) => path.basename(file));
}

async function allOfThem(folder: string): Promise<NightlyFile[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = entries.flatMap((entry) => {
    const parts = entry.isFile() && form.exec(entry.name);
    if (!parts) return [];
    const [year, month, date, hour, minute, second] = parts.slice(1, 7).map(Number) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const at = Date.UTC(year, month - 1, date, hour, minute, second);
    return [{ file: path.join(folder, entry.name), at }];
  });
  return found.toSorted((one, other) => other.at - one.at);
}

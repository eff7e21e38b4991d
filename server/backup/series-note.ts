import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The last series begun by a restore in each year. */
type Noted = Record<string, string>;

/**
 * Beside the backups: a backup does not know that it, or an older one, was restored before. Whoever restores from the
 * same folder again gets the next letter.
 */
function noteOf(file: string): string {
  return path.join(path.dirname(path.resolve(file)), 'tischlein-series.json');
}

/** Series that restores of backups in this folder have begun in some years. */
export async function notedSeries(file: string, years: readonly number[]): Promise<string[]> {
  const noted = await read(noteOf(file));
  return years.flatMap((year) => noted[year] ?? []);
}

/** Notes the series of a restore. Answers where, or null when the folder cannot be written to. */
export async function noteSeries(
  file: string,
  years: readonly number[],
  series: string,
): Promise<string | null> {
  const place = noteOf(file);
  const noted = { ...(await read(place)), ...Object.fromEntries(years.map((year) => [year, series])) };
  try {
    await writeFile(place, `${JSON.stringify(noted)}\n`);
    return place;
  } catch {
    return null;
  }
}

async function read(place: string): Promise<Noted> {
  try {
    return JSON.parse(await readFile(place, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new Error(`${place} cannot be read: ${(error as Error).message}`);
  }
}

import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes that all forms together may take on the disk. */
const mostBytes = 512 * 1024 * 1024;
/** After so many new ones it is counted anew: other processes write into the same folder. */
const countAfter = mostBytes / 16;
/** Milliseconds: what was asked for since then is not noted again; what was begun before is nobody's any more. */
const noteAfter = 86_400_000;
const abandonedAfter = 3_600_000;

export interface FormCache {
  /** What is kept under a name; null for nothing. */
  get(name: string): Promise<Buffer | null>;
  /** Keeps something, whole or not at all; what was not asked for the longest gives way. */
  keep(name: string, bytes: Buffer): Promise<void>;
}

/** Forms of pictures in a folder, which may be lost at any time. Several processes may share it. */
export function createFormCache(folder: string, most: number = mostBytes): FormCache {
  let sinceCount = Number.POSITIVE_INFINITY;
  return {
    async get(name) {
      const file = await open(join(folder, name)).catch(() => null);
      if (!file) return null;
      try {
        const now = Date.now();
        if (now - (await file.stat()).mtimeMs > noteAfter)
          await file.utimes(now / 1000, now / 1000).catch(() => undefined);
        return await file.readFile();
      } finally {
        await file.close();
      }
    },
    async keep(name, bytes) {
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `.${randomUUID()}.part`);
      try {
        await writeFile(draft, bytes, { flag: 'wx' });
        await rename(draft, join(folder, name));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      sinceCount += bytes.length;
      if (sinceCount < Math.min(countAfter, most / 16)) return;
      sinceCount = 0;
      await trim(folder, most);
    },
  };
}

/** Removes what was not asked for the longest until the rest has room, and what a process began and never ended. */
async function trim(folder: string, most: number): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const path = join(folder, name);
      // Another process may just have removed it.
      const facts = await stat(path).catch(() => null);
      return { path, size: facts?.size ?? 0, at: facts?.mtimeMs ?? 0, isDraft: name.startsWith('.') };
    }),
  );
  const abandoned = files.filter(({ isDraft, at }) => isDraft && at < Date.now() - abandonedAfter);
  const kept = files.filter(({ isDraft }) => !isDraft).sort((one, other) => one.at - other.at);
  let size = kept.reduce((sum, file) => sum + file.size, 0);
  const tooMany = kept.filter((file) => {
    const goes = size > most;
    if (goes) size -= file.size;
    return goes;
  });
  for (const { path } of [...abandoned, ...tooMany]) await rm(path, { force: true });
}

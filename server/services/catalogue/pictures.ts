import { eq } from 'drizzle-orm';
import { media } from '../../db/schema/menu.ts';
import type { Deps } from '../../deps.ts';

/** The hashes of all pictures that were uploaded. */
export async function listPictures({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  return (await db.select({ hash: media.hash }).from(media)).map(({ hash }) => hash);
}

/** The master of an uploaded picture; null where there is none. */
export async function masterOf({ db }: Pick<Deps, 'db'>, hash: string): Promise<Buffer | null> {
  const [found] = await db.select({ bytes: media.bytes }).from(media).where(eq(media.hash, hash));
  return found?.bytes ?? null;
}

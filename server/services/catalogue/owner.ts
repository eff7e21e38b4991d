import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { settings } from '../../db/schema/settings.ts';
import { ShopError } from '../../shop-error.ts';

const key = 'catalogue-owner';

/** True when the catalogue is the database's own, and the files only its beginning. */
export async function isKeptInDatabase(tx: Queryable): Promise<boolean> {
  const [owner] = await tx.select().from(settings).where(eq(settings.key, key));
  return owner?.value === 'database';
}

/** Errors: CatalogueKeptInFiles, where what is changed here would not last. */
export async function demandKeptHere(tx: Queryable): Promise<void> {
  if (!(await isKeptInDatabase(tx))) throw new ShopError('CatalogueKeptInFiles');
}

/** Makes the database the owner: the files are its beginning, and no more. */
export async function keepInDatabase(tx: Queryable): Promise<void> {
  const value = 'database';
  await tx
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}

import { createHash } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import type { Catalogue } from '#content/catalogue/types.ts';
import type { Queryable } from '../../db/database.ts';
import { settings } from '../../db/schema/settings.ts';

/** The catalogues that have been imported, by hash, the present one last. */
const importedKey = 'catalogue-imported';
/**
 * Where releases up to 0.5.0 note the one they imported. At their start they import their own over any other that
 * stands here: so it stays as they left it, and going back to them leaves the catalogue alone.
 */
const formerKey = 'catalogue-hash';

/** Tells one catalogue from another. */
export function catalogueHash(catalogue: Catalogue): string {
  return createHash('sha256').update(JSON.stringify(catalogue)).digest('base64url');
}

/** Hashes of the catalogues that have been imported into this database, the present one last. */
export async function importedCatalogues(tx: Queryable): Promise<string[]> {
  const rows = await tx
    .select()
    .from(settings)
    .where(inArray(settings.key, [importedKey, formerKey]));
  const value = (key: string) => rows.find((row) => row.key === key)?.value;
  const imported = value(importedKey)?.split(' ') ?? [];
  const former = value(formerKey);
  // A program of 0.5.0 has imported since.
  return former === undefined || imported.includes(former) ? imported : [...imported, former];
}

/** Notes a catalogue as the one imported last. */
export async function noteImported(tx: Queryable, hash: string): Promise<void> {
  const imported = (await importedCatalogues(tx)).filter((other) => other !== hash);
  await tx
    .insert(settings)
    .values([
      { key: importedKey, value: [...imported, hash].join(' ') },
      { key: formerKey, value: hash },
    ])
    .onConflictDoUpdate({
      target: settings.key,
      set: {
        value: sql`case when ${settings.key} = ${formerKey} then ${settings.value} else excluded.value end`,
      },
    });
}

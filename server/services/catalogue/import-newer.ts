import type { Catalogue } from '#content/catalogue/types.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { products } from '../../db/schema/catalogue.ts';
import { fillTableFields } from './fill-table-fields.ts';
import { importCatalogue } from './import-catalogue.ts';
import { catalogueHash, importedCatalogues } from './imported.ts';
import { isKeptInDatabase } from './owner.ts';
import { lockCatalogue } from './write-products.ts';

/** `older`: it was imported once, and another one after it. */
export type CatalogueAtStart = 'imported' | 'same' | 'older' | 'kept in the database';

/**
 * What a start does with the catalogue that its program carries: imports it into an empty database, or when it has
 * never been imported, so is newer than what is there. One that was replaced since stays replaced: no restart and no
 * way back to an older program brings old prices or allergens again. Where the setting `catalogue-owner` is
 * `database`, only an empty one is filled; to its sample dishes goes, once, what they lack for tables to be laid.
 */
export async function importNewerCatalogue(db: Database, catalogue: Catalogue): Promise<CatalogueAtStart> {
  return db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const done = await bring(tx, catalogue);
    await fillTableFields(tx, catalogue);
    return done;
  });
}

async function bring(tx: Queryable, catalogue: Catalogue): Promise<CatalogueAtStart> {
  const isEmpty = (await tx.select({ id: products.id }).from(products).limit(1)).length === 0;
  const hash = catalogueHash(catalogue);
  const imported = await importedCatalogues(tx);
  if (!isEmpty) {
    if (await isKeptInDatabase(tx)) return 'kept in the database';
    if (imported.includes(hash)) return imported.at(-1) === hash ? 'same' : 'older';
  }
  await importCatalogue(tx, catalogue);
  return 'imported';
}

import { TransactionRollbackError } from 'drizzle-orm';
import type { Catalogue } from '#content/catalogue/types.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { products } from '../../db/schema/catalogue.ts';
import { importCatalogue } from './import-catalogue.ts';

export interface CatalogueChanges {
  /** Localized names with what changes. */
  readonly products: readonly { id: number; name: string; change: 'added' | 'changed' | 'hidden' }[];
}

/** What an import would change about products: it is carried out and rolled back. */
export async function previewCatalogue(db: Database, catalogue: Catalogue): Promise<CatalogueChanges> {
  let changes: CatalogueChanges = { products: [] };
  try {
    await db.transaction(async (tx) => {
      const before = await rowsById(tx);
      await importCatalogue(tx, catalogue);
      changes = { products: compare(before, await rowsById(tx)) };
      tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  return changes;
}

type Row = typeof products.$inferSelect;

async function rowsById(db: Queryable): Promise<Map<number, Row>> {
  return new Map((await db.select().from(products)).map((row) => [row.id, row]));
}

function compare(before: Map<number, Row>, after: Map<number, Row>): CatalogueChanges['products'] {
  return [...after.values()].flatMap((row) => {
    const old = before.get(row.id);
    if (old && JSON.stringify(old) === JSON.stringify(row)) return [];
    const change = !old?.active && row.active ? 'added' : row.active ? 'changed' : 'hidden';
    return [{ id: row.id, name: row.name, change } as const];
  });
}

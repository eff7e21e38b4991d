import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { settings } from '../../db/schema/settings.ts';
import { writeSetting } from '../settings/settings.ts';

/** Public, so that pages that show them are made again when it changes. */
const key = 'best-sellers';

/** How the best sellers of home are found; `counted` are ids, the first first, as they were counted last. */
export interface BestPlaces {
  readonly by: 'CHOSEN' | 'COUNTED';
  readonly counted: readonly number[];
}

/** How they are found now: chosen, unless somebody has said otherwise. */
export async function readBestPlaces(db: Queryable): Promise<BestPlaces> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  return row ? JSON.parse(row.value) : { by: 'CHOSEN', counted: [] };
}

/** Keeps it, in a transaction that has locked the catalogue. */
export const writeBestPlaces = (tx: Queryable, places: BestPlaces): Promise<void> =>
  writeSetting(tx, key, JSON.stringify(places));

/** Puts on each product its place among the best sellers as they are counted; as they were chosen it stands there. */
export async function withBestPlaces<Row extends { readonly id: number; bestSeller: number | null }>(
  db: Queryable,
  rows: readonly Row[],
): Promise<Row[]> {
  const { by, counted } = await readBestPlaces(db);
  if (by === 'CHOSEN') return [...rows];
  return rows.map((row) => ({ ...row, bestSeller: counted.indexOf(row.id) + 1 || null }));
}

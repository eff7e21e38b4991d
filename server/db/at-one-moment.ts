import type { Database } from './database.ts';

/**
 * Reads what belongs together as it was at one moment, whatever is written meanwhile: an order, its lines, documents and
 * money are rows of many tables. The queries of `read` run on one connection, so it asks one after another.
 */
export function atOneMoment<Deps extends { readonly db: Database }, Result>(
  deps: Deps,
  read: (deps: Deps) => Promise<Result>,
): Promise<Result> {
  return deps.db.transaction((tx) => read({ ...deps, db: tx }), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

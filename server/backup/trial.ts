import type pg from 'pg';
import { reasonOf } from '../error-text.ts';
import { connect } from './connect.ts';
import { noteTrial } from './last-trial.ts';
import { restore } from './restore.ts';
import { checkRestored, type TrialFound } from './trial-checks.ts';
import { withTrialDatabase } from './trial-database.ts';

export interface TrialOptions {
  readonly identities?: readonly string[];
  /** An empty database that may be emptied again, where none can be made on the shop's server. */
  readonly trialDatabaseUrl?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Tries a backup as if it were needed: restores it into a database of its own, looks at what is there, throws it away,
 * and notes in the shop's database how it went. No letter of the invoices is used up. Throws what is wrong with the backup.
 * @returns null where another machine is trying one just now
 */
export async function tryBackup(
  shopUrl: string,
  file: string,
  { identities, trialDatabaseUrl, signal }: TrialOptions = {},
): Promise<TrialFound | null> {
  const shop = await connect(shopUrl);
  try {
    if (!(await takeTurn(shop))) return null;
    try {
      const found = await withTrialDatabase(shopUrl, await notTheShop(trialDatabaseUrl), async (url) => {
        const told = await restore(url, file, { identities: identities ?? [], isTrial: true, signal });
        const restored = await connect(url);
        return checkRestored(shop, restored, told).finally(() => restored.end());
      });
      await shop.query('commit');
      await noteTrial(shop, null);
      return found;
    } catch (error) {
      // What went wrong counts, also where the connection is gone and it cannot be noted.
      await shop.query('rollback').catch(() => undefined);
      // Who ends it in the middle learns nothing about the backup.
      if (!signal?.aborted) await noteTrial(shop, reasonOf(error)).catch(() => undefined);
      throw error;
    }
  } finally {
    await shop.end();
  }
}

const turn = "pg_try_advisory_xact_lock(hashtext('backup trial'))";

/** One trial at a time, by a lock of the shop's database that ends with the connection. */
async function takeTurn(shop: pg.Client): Promise<boolean> {
  await shop.query('begin');
  await shop.query('set local idle_in_transaction_session_timeout = 0; set local statement_timeout = 0');
  const { rows } = await shop.query<{ mine: boolean }>(`select ${turn} as mine`);
  return rows[0]?.mine ?? false;
}

/** That lock is the database's own: who finds it taken is in the database of the shop. */
async function notTheShop(url: string | undefined): Promise<string | undefined> {
  if (url === undefined) return undefined;
  const client = await connect(url, 'BACKUP_TRIAL_DATABASE_URL');
  try {
    const { rows } = await client.query<{ free: boolean }>(`select ${turn} as free`);
    if (rows[0]?.free) return url;
    throw new Error('BACKUP_TRIAL_DATABASE_URL names the database of the shop. Nothing was done there.');
  } finally {
    await client.end();
  }
}

import { sql } from 'drizzle-orm';
import type { OwnLegalPage } from '#rules/text/legal-page.ts';
import type { Queryable } from '../../db/database.ts';

/** One at a time changes a legal page or its draft; until the end of the transaction. */
export async function lockPage(tx: Queryable, page: OwnLegalPage): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`legal ${page}`}))`);
}

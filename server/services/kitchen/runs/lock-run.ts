import { eq, sql } from 'drizzle-orm';
import type { Day } from '#rules/booking/berlin-time.ts';
import type { Queryable } from '../../../db/database.ts';
import { runs } from '../../../db/schema/kitchen.ts';
import { ShopError } from '../../../shop-error.ts';

export type Run = typeof runs.$inferSelect;

/** A run as it is now, with nobody else planning its day. Errors: RunNotFound. */
export async function lockRun(tx: Queryable, id: number): Promise<Run> {
  const [found] = await tx.select().from(runs).where(eq(runs.id, id));
  if (!found) throw new ShopError('RunNotFound');
  await lockRunsOf(tx, found.day);
  const [run] = await tx.select().from(runs).where(eq(runs.id, id)).for('update');
  if (!run) throw new ShopError('RunNotFound');
  return run;
}

/** One plans a day's runs at a time. */
export async function lockRunsOf(tx: Queryable, day: Day): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`runs ${day}`}))`);
}

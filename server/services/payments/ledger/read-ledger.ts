import { asc, inArray } from 'drizzle-orm';
import { isUnsent } from '#rules/money/ledger.ts';
import type { Queryable } from '../../../db/database.ts';
import { money } from '../../../db/schema/payments.ts';

export type LedgerRow = typeof money.$inferSelect;

/** The movements of some orders' money, each order's oldest first. */
export async function ledgersOf(
  db: Queryable,
  orderIds: readonly number[],
): Promise<(orderId: number) => readonly LedgerRow[]> {
  const rows = await db
    .select()
    .from(money)
    .where(inArray(money.orderId, [...orderIds]))
    .orderBy(asc(money.id));
  const rowsOf = Map.groupBy(rows, ({ orderId }) => orderId);
  return (orderId) => rowsOf.get(orderId) ?? [];
}

/** The movements of an order's money, the oldest first. */
export const ledgerOf = async (db: Queryable, orderId: number): Promise<readonly LedgerRow[]> =>
  (await ledgersOf(db, [orderId]))(orderId);

/** Whether the provider was asked for a refund and has not answered: it may have it, or not. */
export const mayBeUnderWay = (row: LedgerRow): boolean => isUnsent(row) && row.askedFor !== null;

/** The charge that came by bank transfer and was booked by hand; undefined where there is none. */
export const transferIn = (ledger: readonly LedgerRow[]): LedgerRow | undefined =>
  ledger.find(({ receivedOn }) => receivedOn !== null);

import { and, eq, isNull } from 'drizzle-orm';
import { isUnsent, shareOut } from '#rules/money/ledger.ts';
import type { Cents } from '#rules/money/money.ts';
import type { Queryable } from '../../../db/database.ts';
import { money } from '../../../db/schema/payments.ts';
import { type LedgerRow, ledgerOf } from './read-ledger.ts';

/**
 * Asks for money of an order to go back, from its newest charge first: what is not sent yet is that amount then, and no
 * longer asked for where it is nothing. The caller holds the order's row. Answers how much of it was added to what had been
 * asked for before: that bears the older time.
 */
export async function askBack(tx: Queryable, orderId: number, amount: Cents, at: Date): Promise<Cents> {
  const ledger = await ledgerOf(tx, orderId);
  const charges = ledger.filter(({ kind, state }) => kind === 'CHARGE' && state === 'DONE');
  const shares = shareOut(
    amount,
    charges.map((charge) => ({ id: charge.id, left: charge.amount + goneOf(ledger, charge.id) })),
  );
  let added = 0;
  for (const [chargeId, share] of shares)
    added += await askOfCharge(tx, { orderId, chargeId, share, ledger, at });
  return added;
}

/** What went back of a charge or is on its way, below 0. */
function goneOf(ledger: readonly LedgerRow[], chargeId: number): Cents {
  return ledger
    .filter((row) => row.chargeId === chargeId && !isUnsent(row))
    .filter(({ kind, state }) => state === 'DONE' || (kind === 'REFUND' && state === 'ASKED'))
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** Answers what was added to what had been asked for before. */
async function askOfCharge(
  tx: Queryable,
  {
    orderId,
    chargeId,
    share,
    ledger,
    at,
  }: { orderId: number; chargeId: number; share: Cents; ledger: readonly LedgerRow[]; at: Date },
): Promise<Cents> {
  const asked = ledger.find((row) => row.chargeId === chargeId && isUnsent(row));
  if (asked) {
    const change = share > 0 ? { amount: -share } : ({ state: 'FAILED', closedAt: at } as const);
    await tx
      .update(money)
      .set({ ...change, isOurs: true })
      .where(and(eq(money.id, asked.id), isNull(money.providerId)));
    return share + asked.amount;
  }
  if (share > 0)
    await tx.insert(money).values({
      orderId,
      chargeId,
      kind: 'REFUND',
      amount: -share,
      state: 'ASKED',
      isOurs: true,
      askedAt: at,
      nextAttemptAt: at,
    });
  return 0;
}

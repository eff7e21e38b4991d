import { and, eq, isNull } from 'drizzle-orm';
import { isUnsent, shareOut } from '#rules/money/ledger.ts';
import type { Cents } from '#rules/money/money.ts';
import type { Queryable } from '../../../db/database.ts';
import { money } from '../../../db/schema/payments.ts';
import { type LedgerRow, ledgerOf, mayBeUnderWay } from './read-ledger.ts';

/**
 * Asks for money of an order to go back, from its newest charge first: what is not sent yet is that amount then, and no
 * longer asked for where it is nothing; another amount is due at once. What may be under way stays as it was asked for, and
 * counts. The caller holds the order's row. Answers how much of it was added to what had been asked for before: that bears the older time.
 */
export async function askBack(tx: Queryable, orderId: number, amount: Cents, at: Date): Promise<Cents> {
  const ledger = await ledgerOf(tx, orderId);
  const charges = ledger.filter(({ kind, state }) => kind === 'CHARGE' && state === 'DONE');
  const underWay = ledger.filter(mayBeUnderWay).reduce((sum, row) => sum - row.amount, 0);
  const shares = shareOut(
    Math.max(0, amount - underWay),
    charges.map((charge) => ({ id: charge.id, left: charge.amount + goneOf(ledger, charge.id) })),
  );
  let added = 0;
  for (const [chargeId, share] of shares)
    added += await askOfCharge(tx, { orderId, chargeId, share, ledger, at });
  return added;
}

/** Asks no more for what of an order is not sent yet, nor for what may be under way. The caller holds the order's row. */
export async function withdrawAsked(tx: Queryable, orderId: number, at: Date): Promise<void> {
  await tx
    .update(money)
    .set({ state: 'FAILED', closedAt: at, isOurs: true })
    .where(
      and(
        eq(money.orderId, orderId),
        eq(money.kind, 'REFUND'),
        eq(money.state, 'ASKED'),
        isNull(money.providerId),
      ),
    );
}

/** What went back of a charge, is on its way or may be, below 0. */
function goneOf(ledger: readonly LedgerRow[], chargeId: number): Cents {
  return ledger
    .filter((row) => row.chargeId === chargeId && (!isUnsent(row) || mayBeUnderWay(row)))
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
  const asked = ledger.filter((row) => row.chargeId === chargeId && isUnsent(row) && !mayBeUnderWay(row));
  let rest = share;
  for (const row of asked) {
    const part = row === asked.at(-1) ? rest : Math.min(rest, -row.amount);
    rest -= part;
    const isOther = part !== -row.amount;
    const asks = { amount: -part, ...(isOther && { nextAttemptAt: at }) };
    const change = part > 0 ? asks : ({ state: 'FAILED', closedAt: at } as const);
    await tx
      .update(money)
      .set({ ...change, isOurs: true })
      .where(and(eq(money.id, row.id), isNull(money.providerId)));
  }
  if (asked.length > 0) return asked.reduce((sum, { amount }) => sum + amount, share);
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

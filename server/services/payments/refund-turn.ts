import { and, eq } from 'drizzle-orm';
import { isUnsent } from '#rules/money/ledger.ts';
import type { Cents } from '#rules/money/money.ts';
import { money } from '../../db/schema/payments.ts';
import type { Deps } from '../../deps.ts';
import { lockOrder, type Order } from '../ordering/find-order.ts';
import { type LedgerRow, ledgerOf, mayBeUnderWay } from './ledger/read-ledger.ts';

/** A refund that is to be asked for. */
export interface AskedRefund {
  readonly id: number;
  readonly orderId: number;
}

/** The turn of one process to ask for a refund. */
export interface Turn {
  readonly order: Order;
  readonly refund: LedgerRow;
  readonly charge: LedgerRow & { readonly isFirst: boolean };
  /** Cents that are to have gone back of the charge in all once this refund has. */
  readonly target: Cents;
  /** What the provider was asked for before and has not answered; null for nothing. */
  readonly askedBefore: Cents | null;
}

/**
 * Milliseconds that a turn may take: three calls of the provider at its slowest, one of which nobody waits for any longer.
 * The turn of a process that died ends by itself.
 */
const longestTurn = 40_000;

/** Shortest pause between the beginnings of two tries in milliseconds. */
const shortestPause = 15_000;

/**
 * Takes the turn to ask for a refund, where it is due and nobody else has it: counts the try and sets the time of the next
 * one, 15 s after the first and twice as long each time from the fourth on, up to 15 min. What of a charge may be under way
 * is answered before another refund of it has its turn.
 * @param isEarly also before its time
 */
export async function takeTurn(
  deps: Deps,
  { id, orderId }: AskedRefund,
  isEarly: boolean,
): Promise<Turn | null> {
  return deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const ledger = await ledgerOf(tx, orderId);
    const asked = ledger.find((row) => row.id === id && row.state === 'ASKED');
    const charges = ledger.filter(({ kind }) => kind === 'CHARGE');
    const charge = charges.find((row) => row.id === asked?.chargeId);
    if (!order || !asked || !charge) return null;
    const now = deps.now();
    const isAhead = (time: Date | null) => time !== null && time.getTime() > now;
    if (isAhead(asked.turnUntil) || (!isEarly && isAhead(asked.nextAttemptAt))) return null;
    const ofCharge = ledger.filter((row) => row.chargeId === charge.id);
    if (isUnsent(asked) && ofCharge.some((row) => row.id !== id && mayBeUnderWay(row))) return null;
    const target = asked.askedFor ?? targetOf(ofCharge, asked);
    const attempts = asked.attempts + 1;
    const pause = Math.min(900_000, 1000 * 2 ** Math.min(attempts, 10));
    const turn = {
      attempts,
      nextAttemptAt: new Date(now + Math.max(pause, shortestPause)),
      turnUntil: new Date(now + longestTurn),
      // What came by bank transfer is left to a person.
      askedFor: isUnsent(asked) && charge.receivedOn === null ? target : asked.askedFor,
    };
    await tx.update(money).set(turn).where(eq(money.id, id));
    const refund = { ...asked, ...turn };
    const isFirst = charge === charges[0];
    return { order, refund, charge: { ...charge, isFirst }, target, askedBefore: asked.askedFor };
  });
}

/** What went back of a charge or is on its way, with a refund: others that are to be sent have their own turn. */
function targetOf(ofCharge: readonly LedgerRow[], refund: LedgerRow): Cents {
  return ofCharge
    .filter((row) => row.id === refund.id || !isUnsent(row))
    .filter(({ kind, state }) => (kind === 'REFUND' ? state !== 'FAILED' : state === 'DONE'))
    .reduce((sum, { amount }) => sum - amount, 0);
}

/** Gives a turn back, unless it was over and somebody else has it. */
export async function endTurn({ db }: Deps, { refund: { id, turnUntil } }: Turn): Promise<void> {
  if (turnUntil === null) return;
  await db
    .update(money)
    .set({ turnUntil: null })
    .where(and(eq(money.id, id), eq(money.turnUntil, turnUntil)));
}

/**
 * The provider's idempotency key of a refund: the same in every round, whatever becomes of its order meanwhile. The first
 * refund of a cancellation has the order's number, as a process of the release before asks for it.
 */
export function keyOf({ order, refund: { id, askedAt, round }, charge }: Turn): string {
  const isOfCancellation = charge.isFirst && order.canceledAt?.getTime() === askedAt.getTime();
  const key = isOfCancellation ? order.publicId : `${order.publicId}-m${id}`;
  return round === 1 ? key : `${key}-${round}`;
}

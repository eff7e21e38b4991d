import { inArray } from 'drizzle-orm';
import type { Cents } from '#rules/money/money.ts';
import type { Queryable } from '../../db/database.ts';
import { moneyBack } from '../../db/schema/payments.ts';
import { disputeState, refundState } from '../../payments/money-states.ts';
import type { Refund } from './refund-order.ts';

type Row = typeof moneyBack.$inferSelect;

/** What has left the payment of an order, by whomever. */
export interface MoneyLeft {
  /** Cents that went back or are on their way. */
  readonly gone: Cents;
  /** Those of them that the provider says have arrived. */
  readonly arrived: Cents;
  /** A bank has taken the money back, or may yet: it must not be sent a second time. */
  readonly isDisputed: boolean;
}

/** True for a refund whose money did not get there. */
export function isLostRefund({ kind, status }: Pick<Row, 'kind' | 'status'>): boolean {
  return kind === 'REFUND' && refundState(status) === 'failed';
}

/** What has left the payments of some orders, by order. */
export async function moneyLeftOf(
  db: Queryable,
  orderIds: readonly number[],
): Promise<(orderId: number) => MoneyLeft> {
  const rows = await db
    .select()
    .from(moneyBack)
    .where(inArray(moneyBack.orderId, [...orderIds]));
  const rowsOf = Map.groupBy(rows, ({ orderId }) => orderId);
  return (orderId) => sumOf(rowsOf.get(orderId) ?? []);
}

function sumOf(rows: readonly Row[]): MoneyLeft {
  const lostDispute = ({ kind, status }: Row) => kind === 'DISPUTE' && disputeState(status) === 'lost';
  const sum = (counts: (row: Row) => boolean) =>
    rows.filter(counts).reduce((total, { amount }) => total + amount, 0);
  return {
    gone: sum((row) => (row.kind === 'REFUND' ? !isLostRefund(row) : lostDispute(row))),
    arrived: sum((row) => (row.kind === 'REFUND' ? refundState(row.status) === 'done' : lostDispute(row))),
    isDisputed: rows.some(({ kind, status }) => kind === 'DISPUTE' && disputeState(status) !== 'harmless'),
  };
}

/** Cents of a refund that did not get there and have to be sent anew; 0 unless it failed. */
export function missingOf(refund: Pick<Refund, 'state' | 'amount'>, { gone }: MoneyLeft): Cents {
  return refund.state === 'FAILED' ? Math.max(0, refund.amount - gone) : 0;
}

/** Cents of an order's price that its customer has back or will get; a refund that is done counts as a whole. */
export function refundedOf(total: Cents, refund: Refund | null, { gone }: MoneyLeft): Cents {
  return refund?.state === 'DONE' ? refund.amount : Math.min(total, gone);
}

import type { Cents } from '#rules/money/money.ts';
import type { Queryable } from '../../db/database.ts';
import type { Order } from '../ordering/find-order.ts';
import { ledgerOf } from './ledger/read-ledger.ts';
import { standingOf } from './ledger/standing.ts';

/** What of the money of an order is there for what is ordered, and whether a bank has taken some of it or may. */
export async function moneyThere(
  db: Queryable,
  order: Order,
): Promise<{ readonly paid: Cents; readonly isDisputed: boolean }> {
  const { paidStill, isDisputed } = standingOf(order, await ledgerOf(db, order.id));
  return { paid: order.status === 'PAID' ? paidStill : 0, isDisputed };
}

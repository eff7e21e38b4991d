import type { Cents } from '#rules/money/money.ts';
import type { Queryable } from '../../db/database.ts';
import type { Order } from '../ordering/find-order.ts';
import { ledgerOf } from './ledger/read-ledger.ts';
import { standingOf } from './ledger/standing.ts';

/** What of the money of an order is there: what came in, without what went back or is to go back, and without fees. */
export async function moneyThere(
  db: Queryable,
  order: Order,
): Promise<{ readonly paid: Cents; readonly isDisputed: boolean }> {
  const { charged, gone, unsent, isDisputed } = standingOf(order, await ledgerOf(db, order.id));
  return {
    paid: order.status === 'PAID' ? Math.max(0, charged - gone - unsent - order.fees) : 0,
    isDisputed,
  };
}

import type { Cents } from '#rules/money/money.ts';
import type { Queryable } from '../../db/database.ts';
import type { Order } from '../ordering/find-order.ts';
import { moneyLeftOf } from './money-left.ts';

/** What of the money of an order is there: what came in, without what went back or is on its way back. */
export async function moneyThere(
  db: Queryable,
  { id, status, total }: Order,
): Promise<{ readonly paid: Cents; readonly isDisputed: boolean }> {
  const { gone, isDisputed } = (await moneyLeftOf(db, [id]))(id);
  return { paid: status === 'PAID' ? Math.max(0, total - gone) : 0, isDisputed };
}

import { and, eq, inArray, isNull } from 'drizzle-orm';
import { drinksOf } from '#rules/catalogue/drinks.ts';
import { withAges } from '#rules/catalogue/minimum-age.ts';
import { type Cents, lineTotal } from '#rules/money/money.ts';
import type { Queryable } from '../../db/database.ts';
import { handovers } from '../../db/schema/kitchen.ts';
import type { Order } from './find-order.ts';
import { soldLines } from './sold-lines.ts';

/**
 * Cents of deposit on the alcohol of an order that was not handed over since nobody was old enough, by the number of the order:
 * it is not due. An order that was handed over whole has none, nor one of which the hand-over was taken back.
 */
export async function keptDeposits(
  db: Queryable,
  orders: readonly Pick<Order, 'id' | 'deposit'>[],
): Promise<ReadonlyMap<number, Cents>> {
  const ids = orders.filter(({ deposit }) => deposit > 0).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { orderId, isAlcoholRefused, ageChecked } = handovers;
  const refused = await db
    .select({ orderId })
    .from(handovers)
    .where(and(inArray(orderId, ids), eq(isAlcoholRefused, true), isNull(ageChecked)));
  if (refused.length === 0) return new Map();
  const lines = await soldLines(db, ...refused.map((each) => each.orderId));
  return new Map(
    [...Map.groupBy(drinksOf(withAges(lines)), (line) => line.orderId)].map(([id, drinks]) => [
      id,
      drinks.reduce((sum, { deposit, quantity }) => sum + lineTotal(deposit ?? 0, quantity), 0),
    ]),
  );
}

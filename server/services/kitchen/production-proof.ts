import { and, countDistinct, eq, type SQL, sql } from 'drizzle-orm';
import type { Day } from '#rules/booking/berlin-time.ts';
import { lineItems, productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import { paymentOnItsWay } from '../ordering/by-telephone.ts';
import { paidWithoutTime } from '../ordering/without-time.ts';

/** How many orders, and of how many ordered pieces. */
interface Counted {
  readonly orders: number;
  readonly pieces: number;
}

export interface ProductionProof extends Counted {
  /** Of the same day, not to be cooked until their payment has come. */
  readonly underWay: Counted;
  /** Paid, of no day yet. */
  readonly withoutTime: Counted;
}

/**
 * What a day's sheets have to hold, counted by the database itself: another way than the one that makes the sheets, so
 * that an order which is missing there shows.
 */
export async function productionProof(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  day: Day,
): Promise<ProductionProof> {
  const { id, status, preferDateAndTime } = productOrders;
  const counted = async (which: SQL | undefined): Promise<Counted> => {
    const pieces = sql<number>`coalesce(sum(${lineItems.quantity}), 0)`.mapWith(Number);
    const [row] = await db
      .select({ orders: countDistinct(id), pieces })
      .from(productOrders)
      .leftJoin(lineItems, eq(lineItems.orderId, id))
      .where(which);
    return row ?? { orders: 0, pieces: 0 };
  };
  const ofDay = sql`left(${preferDateAndTime}, 10) = ${day}`;
  return {
    ...(await counted(and(ofDay, eq(status, 'PAID')))),
    underWay: await counted(and(ofDay, paymentOnItsWay)),
    withoutTime: await counted(paidWithoutTime(now())),
  };
}

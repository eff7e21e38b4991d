import { and, eq, gt, isNull } from 'drizzle-orm';
import { productOrders } from '../../db/schema.ts';

/** When no time was agreed, an order counts as still to be delivered for so long after its payment. */
const monthAfterPayment = 30 * 86_400_000;

/** Paid orders without a time that are still to be delivered: the kitchen has to ask for when. */
export function paidWithoutTime(now: number) {
  return and(
    eq(productOrders.status, 'PAID'),
    isNull(productOrders.preferDateAndTime),
    gt(productOrders.paidAt, new Date(now - monthAfterPayment)),
  );
}

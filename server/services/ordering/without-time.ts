import { and, gt, isNull } from 'drizzle-orm';
import { openTimeDays } from '#rules/orders/due-at.ts';
import { bindingOrders } from '../../db/binding-orders.ts';
import { productOrders } from '../../db/schema/ordering.ts';

/** Paid orders without a time that are still to be delivered: the kitchen has to ask for when. */
export function paidWithoutTime(now: number) {
  return and(
    bindingOrders,
    isNull(productOrders.preferDateAndTime),
    gt(productOrders.paidAt, new Date(now - openTimeDays * 86_400_000)),
  );
}

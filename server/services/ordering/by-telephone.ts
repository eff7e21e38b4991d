import { and, eq, isNotNull, like, or } from 'drizzle-orm';
import { telephoneMark } from '#rules/orders/telephone-order.ts';
import { productOrders } from '../../db/schema/ordering.ts';

/** In a query the orders that were taken by telephone. */
export const byTelephone = like(productOrders.fingerprint, `${telephoneMark}%`);

/** Those whose payment is on its way: paid and not confirmed yet, or by telephone, their link sent. */
export const paymentOnItsWay = and(
  eq(productOrders.status, 'PENDING'),
  or(isNotNull(productOrders.paymentUnderWayAt), byTelephone),
);

import { eq } from 'drizzle-orm';
import { productOrders } from './schema/ordering.ts';

/** In a query what `isBinding` (rules/orders/order-moves.ts) is of one order: those that are to be cooked. */
export const bindingOrders = eq(productOrders.status, 'PAID');

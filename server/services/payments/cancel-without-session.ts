import { and, eq, isNull } from 'drizzle-orm';
import { productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import type { OrderStatus } from './settle-payment.ts';

/**
 * Cancels an order for which no payment session was ever noted: nobody was given an address to pay at.
 * @returns the status it has then; PENDING when a session turned up in the meantime
 */
export async function cancelWithoutSession(deps: Deps, orderId: number): Promise<OrderStatus> {
  await deps.atLock?.('before', 'cancel order');
  const canceled = await deps.db
    .update(productOrders)
    .set({ status: 'CANCELED', canceledAt: new Date(deps.now()) })
    .where(
      and(
        eq(productOrders.id, orderId),
        eq(productOrders.status, 'PENDING'),
        isNull(productOrders.paymentSessionId),
      ),
    )
    .returning({ id: productOrders.id });
  await deps.atLock?.('after', 'cancel order');
  if (canceled.length > 0) return 'CANCELED';
  const [order] = await deps.db
    .select({ status: productOrders.status })
    .from(productOrders)
    .where(eq(productOrders.id, orderId));
  return order?.status ?? 'CANCELED';
}

import type { OrderStatus } from '#rules/orders/order-moves.ts';
import type { Actor } from '../../access/actor.ts';
import type { Deps } from '../../deps.ts';
import { lockOrder } from '../ordering/find-order.ts';
import { moveOrder } from '../ordering/move-order.ts';
import { writePaymentSession } from './ledger/write-payment-session.ts';

/**
 * Cancels an order for which no payment session was ever noted: nobody was given an address to pay at.
 * @returns the status it has then; PENDING when a session turned up in the meantime, or its time was kept for longer
 */
export async function cancelWithoutSession(deps: Deps, actor: Actor, orderId: number): Promise<OrderStatus> {
  return deps.db.transaction(async (tx) => {
    await deps.atLock?.('before', 'cancel order');
    const order = await lockOrder(tx, orderId);
    await deps.atLock?.('after', 'cancel order');
    if (!order) return 'CANCELED';
    if (order.status !== 'PENDING' || order.paymentSessionId !== null) return order.status;
    if (!order.cancelAskedAt && order.paymentExpiresAt.getTime() >= deps.now()) return order.status;
    const reason = order.cancelAskedAt ? 'asked' : 'no-page';
    const at = new Date(deps.now());
    const status = await moveOrder(tx, actor, { order, event: 'dropped', at, data: { reason } });
    await writePaymentSession(tx, order.id, at);
    return status;
  });
}

import { isByTelephone } from '#rules/orders/telephone-order.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Queryable } from '../../../db/database.ts';
import { ShopError } from '../../../shop-error.ts';
import { closeNotices } from '../../notices/open-notice.ts';
import { lastOf, orderedAnew } from '../../ordering/anew/ordered-anew.ts';
import { isPaymentUnderWay, knownOrder, lockOrder, type Order } from '../../ordering/find-order.ts';
import { writeOrderEvent } from '../../ordering/move-order.ts';

/**
 * The unpaid order by telephone in whose place another may come. Errors: OrderNotFound, OrderNotByTelephone,
 * OrderAlreadyPaid, PaymentNotConfirmed, OrderAlreadyCanceled (another has come in its place already).
 */
export async function replaceable(db: Queryable, publicId: string): Promise<Order> {
  const order = await knownOrder(db, publicId);
  if (!isByTelephone(order)) throw new ShopError('OrderNotByTelephone');
  if (order.paidAt)
    throw new ShopError(order.status === 'PAID' ? 'OrderAlreadyPaid' : 'OrderAlreadyCanceled');
  if (isPaymentUnderWay(order)) throw new ShopError('PaymentNotConfirmed');
  if ((await lastOf(db, order)).id !== order.id) throw new ShopError('OrderAlreadyCanceled');
  return order;
}

/**
 * Writes at the order that ended, or is to end, which one has come in its place, and closes its notice.
 * Errors: OrderAlreadyPaid and PaymentNotConfirmed, where its money came after all; OrderAlreadyCanceled, where somebody else was faster.
 */
export async function handOn(
  tx: Queryable,
  actor: StaffActor,
  { ended, order, at }: { ended: Order; order: Order; at: Date },
): Promise<void> {
  const now = await lockOrder(tx, ended.id);
  if (now?.paidAt) throw new ShopError('OrderAlreadyPaid');
  if (now && isPaymentUnderWay(now)) throw new ShopError('PaymentNotConfirmed');
  if ((await lastOf(tx, ended)).id !== ended.id) throw new ShopError('OrderAlreadyCanceled');
  const data = { order: order.publicId };
  await writeOrderEvent(tx, actor, { orderId: ended.id, kind: orderedAnew, at, data });
  await closeNotices(tx, ended.id, ['TELEPHONE_ORDER_UNPAID'], at);
}

import { and, eq } from 'drizzle-orm';
import { isByTelephone } from '#rules/orders/telephone-order.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Queryable } from '../../../db/database.ts';
import { orderEvents } from '../../../db/schema/ordering.ts';
import { ShopError } from '../../../shop-error.ts';
import { closeNotices } from '../../notices/open-notice.ts';
import { isPaymentUnderWay, lockOrder, type Order, orderByReference } from '../../ordering/find-order.ts';
import { writeOrderEvent } from '../../ordering/move-order.ts';

const kind = 'ordered-anew';

/** What became of an order that was ordered anew, maybe more than once. */
export async function lastOf(db: Queryable, order: Order): Promise<Order> {
  const [event] = await db
    .select({ data: orderEvents.data })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, order.id), eq(orderEvents.kind, kind)));
  const next = event && (await orderByReference(db, String(event.data.order)));
  return next ? lastOf(db, next) : order;
}

/** The order in whose place one came, and whose link its customer has as well; null for none. */
export async function replacedBefore(db: Queryable, orderId: number): Promise<string | null> {
  const [placed] = await db
    .select({ data: orderEvents.data })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'placed')));
  return typeof placed?.data.order === 'string' ? placed.data.order : null;
}

/**
 * The unpaid order by telephone in whose place another may come. Errors: OrderNotFound, OrderNotByTelephone,
 * OrderAlreadyPaid, PaymentNotConfirmed, OrderAlreadyCanceled (another has come in its place already).
 */
export async function replaceable(db: Queryable, publicId: string): Promise<Order> {
  const order = await orderByReference(db, publicId);
  if (!order) throw new ShopError('OrderNotFound');
  if (!isByTelephone(order)) throw new ShopError('OrderNotByTelephone');
  if (order.paidAt)
    throw new ShopError(order.status === 'PAID' ? 'OrderAlreadyPaid' : 'OrderAlreadyCanceled');
  if (isPaymentUnderWay(order)) throw new ShopError('PaymentNotConfirmed');
  if ((await lastOf(db, order)).id !== order.id) throw new ShopError('OrderAlreadyCanceled');
  return order;
}

/**
 * Writes at the order that ended which one has come in its place, and closes its notice.
 * Errors: OrderAlreadyPaid, where its money came after all; OrderAlreadyCanceled, where somebody else was faster.
 */
export async function handOn(
  tx: Queryable,
  actor: StaffActor,
  { ended, order, at }: { ended: Order; order: Order; at: Date },
): Promise<void> {
  const now = await lockOrder(tx, ended.id);
  if (now?.paidAt) throw new ShopError('OrderAlreadyPaid');
  if ((await lastOf(tx, ended)).id !== ended.id) throw new ShopError('OrderAlreadyCanceled');
  await writeOrderEvent(tx, actor, { orderId: ended.id, kind, at, data: { order: order.publicId } });
  await closeNotices(tx, ended.id, ['TELEPHONE_ORDER_UNPAID'], at);
}

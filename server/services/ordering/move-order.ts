import { eq } from 'drizzle-orm';
import type { NoticeKind } from '#rules/orders/notice-kinds.ts';
import { isBinding, type OrderMove, type OrderStatus, statusAfter } from '#rules/orders/order-moves.ts';
import { isByTelephone } from '#rules/orders/telephone-order.ts';
import { type Actor, type Doer, doerOf } from '../../access/actor.ts';
import type { Queryable } from '../../db/database.ts';
import type { OrderEventData, OrderEventKind } from '../../db/order-event-data.ts';
import { orderEvents, productOrders } from '../../db/schema/ordering.ts';
import { hadPlace } from '../booking/day-load.ts';
import { closeNotices, openNotice } from '../notices/open-notice.ts';
import { closePaidTwice } from './anew/twins.ts';
import { type Order, withLines } from './find-order.ts';
import { nextBon } from './give-bon.ts';
import { noticeClosed, noticeOverbooked, noticeSoldOut } from './notice-overbooked.ts';

/** What else a move writes: the payment that was verified. */
type Moved = Partial<Pick<Order, 'paymentIntentId' | 'paymentSessionId'>>;

/**
 * Moves an order by what happened to it and writes that down: the one door through which a status changes. What becomes
 * binding gets its Bon number, or a notice where no time is agreed,
 * and one where its place had gone, a dish was sold out, or its day was closed, before its money came.
 * @param tx the transaction in which the row was locked and read as `order`
 * @param move.data what its history keeps of that, see `OrderEventData`
 * @returns the status after the move. Throws where the event moves nothing: whoever calls has looked before.
 */
export async function moveOrder<Event extends OrderMove>(
  tx: Queryable,
  actor: Actor,
  move: { order: Order; event: Event; at: Date; set?: Moved; data: OrderEventData[Event] },
): Promise<OrderStatus> {
  const { order, event, at, set, data } = move;
  const status = statusAfter(order.status, event);
  if (status === null) throw new Error(`an order that is ${order.status} cannot be ${event}`);
  const stamp = status === 'PAID' ? { paidAt: at } : { canceledAt: at };
  await writeOrderEvent(tx, actor, { orderId: order.id, kind: event, at, status, data });
  const bon = isBinding({ status }) ? await nextBon(tx, order) : order.bon;
  await tx
    .update(productOrders)
    .set({ ...set, status, ...stamp, bon })
    .where(eq(productOrders.id, order.id));
  if (isBinding({ status }) && order.preferDateAndTime === null) {
    await openNotice(tx, { kind: 'ORDER_WITHOUT_TIME', orderId: order.id, at });
  }
  if (event === 'paid' && isByTelephone(order)) {
    await closeNotices(tx, order.id, ['TELEPHONE_ORDER_UNPAID'], at);
  }
  if (isBinding({ status }) && !hadPlace(order, at.getTime())) await noticeOverbooked(tx, order, at);
  if (isBinding({ status })) {
    await noticeSoldOut(
      tx,
      order,
      (await withLines(tx, order)).lines.map(({ productId }) => productId),
      at,
    );
    await noticeClosed(tx, order, at);
  }
  if (event === 'canceled') {
    await closeNotices(tx, order.id, voidOnceCanceled, at);
    await closePaidTwice(tx, order, at);
  }
  return status;
}

/** What nobody has to look after any more once an order is canceled and its money goes back. */
const voidOnceCanceled: readonly NoticeKind[] = [
  'MONEY_FOR_CANCELED_ORDER',
  'ORDER_WITHOUT_TIME',
  'OVERBOOKED',
  'ALLERGENS_ADDED',
];

/** What happened to an order, with what is kept of that by its kind. */
interface Happened<Kind extends OrderEventKind> {
  readonly orderId: number;
  readonly kind: Kind;
  readonly at: Date;
  /** Where it stands then; absent where this moved nothing. */
  readonly status?: OrderStatus;
  readonly data: OrderEventData[Kind];
}

/** Writes down what happened to an order, and who did it. */
export async function writeOrderEvent<Kind extends OrderEventKind>(
  tx: Queryable,
  by: Actor | Doer,
  event: Happened<Kind>,
): Promise<void> {
  const { actorKind, actorId } = 'kind' in by ? doerOf(by) : by;
  await tx.insert(orderEvents).values({ ...event, actorKind, actorId });
}

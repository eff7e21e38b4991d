import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Queryable } from '../../../db/database.ts';
import { openNotice } from '../../notices/open-notice.ts';
import type { Order } from '../../ordering/find-order.ts';
import { writeOrderEvent } from '../../ordering/move-order.ts';

/**
 * Notes that somebody says an order is handed over which was canceled before they could see that; the office is told.
 * @param id of the press
 */
export async function noteUnseenHandOver(
  tx: Queryable,
  actor: StaffActor,
  { order, id, now }: { order: Order; id: string | undefined; now: number },
): Promise<void> {
  const data = { id: id ?? null };
  await writeOrderEvent(tx, actor, { orderId: order.id, kind: 'handed-over', at: new Date(now), data });
  await tellOfHandOver(tx, order, now);
}

/** Whether an order was canceled since it was what somebody saw. */
export const isCanceledUnseen = ({ canceledAt }: Order, seenAt: Date | undefined): boolean =>
  canceledAt !== null && seenAt !== undefined && seenAt < canceledAt;

/** Tells the office that somebody eats what was canceled: whether it is paid is nothing that the shop can know. */
export function tellOfHandOver(tx: Queryable, { id: orderId }: Order, now: number): Promise<void> {
  const data = { what: 'handed-over' };
  return openNotice(tx, { kind: 'MONEY_FOR_CANCELED_ORDER', orderId, at: new Date(now), data });
}

import { parseLocalDateTime } from '#rules/booking/berlin-time.ts';
import { roomAt } from '#rules/booking/slot-state.ts';
import type { Queryable } from '../../db/database.ts';
import { portionsOfPlaced } from '../booking/basket-portions.ts';
import { dayLoad } from '../booking/day-load.ts';
import { capacityOn } from '../booking/limits.ts';
import { openNotice } from '../notices/open-notice.ts';
import type { Order } from './find-order.ts';

/**
 * Opens a notice where an order has become binding that has no room any more: its money came when its place had gone. Money
 * that is there is taken; what to do about it is for a person to say.
 */
export async function noticeOverbooked(tx: Queryable, order: Order, at: Date): Promise<void> {
  const place = parseLocalDateTime(order.preferDateAndTime ?? '');
  if (!place) return;
  const { fulfilment } = order;
  const load = await dayLoad(tx, { day: place.day, now: at.getTime(), without: order.id });
  const wanted = { portions: await portionsOfPlaced(tx, order.id), fulfilment };
  const room = roomAt(place, wanted, load, await capacityOn(tx, place.day));
  if (room.state === 'FULL') await openNotice(tx, { kind: 'OVERBOOKED', orderId: order.id, at });
}

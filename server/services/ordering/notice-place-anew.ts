import { dayOf } from '#rules/booking/agreed.ts';
import { changesOf } from '#rules/orders/change-order.ts';
import type { Queryable } from '../../db/database.ts';
import { closeNotices } from '../notices/open-notice.ts';
import type { OrderWithLines } from './find-order.ts';
import { noticeAllergensAnew } from './notice-added-allergens.ts';
import { noticeClosed, noticeOverbooked, noticeSoldOut } from './notice-overbooked.ts';

interface Changed {
  readonly before: OrderWithLines;
  readonly after: OrderWithLines;
  readonly at: Date;
  /** Its money came when its room may have been gone. */
  readonly isLate?: boolean | undefined;
}

/**
 * Looks anew at whether an order can be made as it has become, at another time or with other dishes: a notice of before is void
 * then, and what is still so, or has become so, opens one.
 */
export async function noticePlaceAnew(
  tx: Queryable,
  { before, after, at, isLate = false }: Changed,
): Promise<void> {
  const isMoved = before.preferDateAndTime !== after.preferDateAndTime;
  const changes = changesOf(before.lines, after.lines);
  if (!isMoved && changes.length === 0) return;
  if (after.preferDateAndTime !== null) await closeNotices(tx, after.id, ['ORDER_WITHOUT_TIME'], at);
  const wasOpen = await closeNotices(tx, after.id, ['OVERBOOKED'], at);
  if (isMoved || wasOpen || isLate) await noticeOverbooked(tx, after, at);
  // Of a day that stays whoever said that a dish is sold out has seen which orders have it.
  const isAnew = wasOpen || dayOf(before) !== dayOf(after);
  const dishes = isAnew ? after.lines : changes.filter(({ from, to }) => to > from);
  await noticeSoldOut(
    tx,
    after,
    dishes.map(({ productId }) => productId),
    at,
  );
  if (isMoved || wasOpen) await noticeClosed(tx, after, at);
  await noticeAllergensAnew(tx, after.id, at);
}

import { inArray } from 'drizzle-orm';
import { isKeptBack } from '#rules/catalogue/drinks.ts';
import { isBinding } from '#rules/orders/order-moves.ts';
import type { Queryable } from '../../../db/database.ts';
import { handovers } from '../../../db/schema/kitchen.ts';
import type { Order } from '../../ordering/find-order.ts';
import { handedOrBackOf } from './handed-or-back.ts';

export type Handover = Pick<
  typeof handovers.$inferSelect,
  | 'at'
  | 'receivedBy'
  | 'temperature'
  | 'boardsLeft'
  | 'ageChecked'
  | 'emptiesTaken'
  | 'emptiesCents'
  | 'isAlcoholRefused'
  | 'isFromDesk'
> & {
  readonly hasPhoto: boolean;
  /** Whether an order went back since, as its history says. */
  readonly wentBack: boolean;
};

/**
 * Whether a hand-over that is noted of an order was taken back: it is still to be delivered, or was when it was canceled. One
 * that was canceled before anybody knew was handed over all the same.
 */
export const isTakenBack = (
  order: Pick<Order, 'status' | 'stage'>,
  { wentBack }: Pick<Handover, 'wentBack'>,
): boolean => order.stage !== 'DELIVERED' && (isBinding(order) || wentBack);

/** How orders came into somebody's hands, without the pictures of it. */
export async function handoversOf(
  db: Queryable,
  orderIds: readonly number[],
): Promise<(Handover & { readonly orderId: number })[]> {
  const { orderId, at, receivedBy, temperature, boardsLeft, photoType } = handovers;
  const { ageChecked, emptiesTaken, emptiesCents, isAlcoholRefused, isFromDesk } = handovers;
  const empties = { emptiesTaken, emptiesCents };
  const atTheDoor = { temperature, boardsLeft, ageChecked, ...empties, isAlcoholRefused, isFromDesk };
  const rows = await db
    .select({ orderId, at, receivedBy, ...atTheDoor, photoType })
    .from(handovers)
    .where(inArray(orderId, [...orderIds]));
  const last = await handedOrBackOf(db, orderIds);
  return rows.map((row) => ({
    ...row,
    wentBack: last.get(row.orderId)?.isHandedOver === false,
    isAlcoholRefused: isKeptBack(row),
    hasPhoto: row.photoType !== null,
  }));
}

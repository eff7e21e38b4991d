import { eq } from 'drizzle-orm';
import type { WaitingWords } from '#rules/orders/beside-waiting.ts';
import type { Queryable } from '../../../db/database.ts';
import { orderChanges } from '../../../db/schema/changes.ts';
import type { WishedChange } from '../../ordering/changes/wished-change.ts';
import type { Order } from '../../ordering/find-order.ts';

type Change = typeof orderChanges.$inferSelect;
type Words = Pick<Order, 'deliveryInstruction' | 'guests'>;

/** Which words of an order a change that waits for its payment would make different. */
export function waitingWordsOf(change: Words, order: Words): WaitingWords {
  return {
    isNoted: change.deliveryInstruction !== order.deliveryInstruction,
    isOtherGuests: change.guests !== order.guests,
  };
}

/** Lets a change that waits go on from the version that was made beside it, with what that one says anew. */
export async function goOnFrom(
  tx: Queryable,
  { id }: Change,
  { deliveryInstruction, guests }: WishedChange,
  baseVersion: number,
): Promise<void> {
  await tx
    .update(orderChanges)
    .set({ baseVersion, deliveryInstruction, guests })
    .where(eq(orderChanges.id, id));
}

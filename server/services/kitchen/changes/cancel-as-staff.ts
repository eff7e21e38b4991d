import { and, eq } from 'drizzle-orm';
import type { Cents } from '#rules/money/money.ts';
import type { Stage } from '#rules/orders/stages.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import { orderNotes } from '../../../db/schema/kitchen.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { ShopError } from '../../../shop-error.ts';
import { knownOrder } from '../../ordering/find-order.ts';
import { writeNote } from '../../ordering/write-note.ts';
import { cancelWithRefund } from '../../payments/cancel-order.ts';
import { cancelUnpaid } from '../../payments/cancel-unpaid.ts';
import { withLockedOrder } from '../with-locked-order.ts';

interface Cancellation {
  readonly publicId: string;
  readonly reason?: string | undefined;
  readonly fee?: Cents | undefined;
  /** Where whoever cancels saw it. */
  readonly from?: Stage | undefined;
}

/**
 * Cancels an order at any time, a paid one with all its money back or without the fee; why is noted for those who work here. Answers the
 * cents that the shop sends back. Errors: OrderNotFound, NotAllowed, StepUpRequired, and those of both ways to cancel.
 */
export async function cancelAsStaff(
  deps: Deps,
  actor: StaffActor,
  { publicId, reason, fee = 0, from }: Cancellation,
): Promise<Cents> {
  demand(mayInKitchen('cancelPaid', actor, deps.now()));
  const order = await knownOrder(deps.db, publicId);
  if (order.status !== 'PENDING')
    return cancelWithRefund(deps, actor, { orderId: order.id, reason, fee, from });
  try {
    await cancelUnpaid(deps, actor, order);
  } catch (error) {
    // It is canceled as soon as the provider answers: why is not asked again then.
    if (error instanceof ShopError && error.code === 'CancellationUnderWay') {
      await noteOnce(deps, actor, publicId, reason);
    }
    throw error;
  }
  await noteOnce(deps, actor, publicId, reason);
  return 0;
}

/** Notes why an order is canceled, however often and by how many at once it is pressed. */
async function noteOnce(
  deps: Deps,
  actor: StaffActor,
  publicId: string,
  reason: string | undefined,
): Promise<void> {
  const text = reason?.trim();
  if (!text) return;
  await withLockedOrder(deps, publicId, async (tx, { id: orderId }, at) => {
    const known = await tx.$count(
      orderNotes,
      and(eq(orderNotes.orderId, orderId), eq(orderNotes.text, text)),
    );
    if (known === 0) await writeNote(tx, actor, { orderId, text, at });
  });
}

import type { Cents } from '#rules/money/money.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { ShopError } from '../../../shop-error.ts';
import { orderByReference } from '../../ordering/find-order.ts';
import { writeNote } from '../../ordering/write-note.ts';
import { cancelWithRefund } from '../../payments/cancel-order.ts';
import { cancelUnpaid } from '../../payments/cancel-unpaid.ts';

/**
 * Cancels an order at any time, a paid one with all its money back or without the fee; why is noted for those who work here. Answers the
 * cents that the shop sends back. Errors: OrderNotFound, NotAllowed, StepUpRequired, and those of both ways to cancel.
 */
export async function cancelAsStaff(
  deps: Deps,
  actor: StaffActor,
  { publicId, reason, fee = 0 }: { publicId: string; reason?: string | undefined; fee?: Cents | undefined },
): Promise<Cents> {
  demand(mayInKitchen('cancelPaid', actor, deps.now()));
  const order = await orderByReference(deps.db, publicId);
  if (!order) throw new ShopError('OrderNotFound');
  if (order.status !== 'PENDING') return cancelWithRefund(deps, actor, { orderId: order.id, reason, fee });
  await cancelUnpaid(deps, actor, order);
  if (reason) await writeNote(deps.db, actor, { orderId: order.id, text: reason, at: new Date(deps.now()) });
  return 0;
}

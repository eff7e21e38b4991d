import { dayOf } from '#rules/booking/agreed.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen, maySeeDay } from '../../../policies/kitchen-policies.ts';
import { writeNote } from '../../ordering/write-note.ts';
import { wasPressed } from '../presses/was-pressed.ts';
import { withLockedOrder } from '../with-locked-order.ts';

/** Writes a note about an order, for those who work here, or a question for the office. Errors: OrderNotFound, NotAllowed. */
export async function addNote(
  deps: Deps,
  actor: StaffActor,
  {
    publicId,
    text,
    id,
    toOffice: isToOffice,
  }: { publicId: string; text: string; id?: string | undefined; toOffice?: boolean | undefined },
): Promise<void> {
  demand(mayInKitchen('writeNote', actor, deps.now()));
  await withLockedOrder(deps, publicId, async (tx, order, at) => {
    demand(maySeeDay(actor, dayOf(order) ?? '', deps.now()));
    if (await wasPressed(tx, order.id, id)) return;
    await writeNote(tx, actor, { orderId: order.id, text, at, id, isToOffice });
  });
}

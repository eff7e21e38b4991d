import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import { outbox } from '../../../db/schema/jobs.ts';
import type { Deps } from '../../../deps.ts';
import { lockOrder } from '../../ordering/find-order.ts';
import { writeOrderEvent } from '../../ordering/move-order.ts';
import { openChangeOf } from '../../payments/changes/waiting-change.ts';

/** E-mails a customer where the change that somebody here made for them is paid, once a change. */
export async function mailChangeLink(deps: Deps, actor: StaffActor, orderId: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const change = order && (await openChangeOf(tx, orderId));
    if (!change) return;
    const queued = await tx
      .insert(outbox)
      .values({
        key: `change-link:${order.publicId}:${change.id}`,
        kind: 'change-link',
        payload: { orderId, changeId: change.id },
        expiresAt: change.until,
      })
      .onConflictDoNothing()
      .returning({ id: outbox.id });
    if (queued.length === 0) return;
    const at = new Date(deps.now());
    const data = { difference: change.difference };
    await writeOrderEvent(tx, actor, { orderId, kind: 'change-link-sent', at, data });
  });
}

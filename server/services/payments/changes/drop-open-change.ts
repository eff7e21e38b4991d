import type { Actor } from '../../../access/actor.ts';
import type { Deps } from '../../../deps.ts';
import { ShopError } from '../../../shop-error.ts';
import { lockOrder, readOrder } from '../../ordering/find-order.ts';
import { answerOf } from '../ask-provider.ts';
import { dropChange } from './drop-change.ts';
import { noteSession, settleChange } from './settle-change.ts';
import { openChangeOf } from './waiting-change.ts';

/**
 * Drops the change of an order that waits for its payment: its page is closed first, so that nobody pays for what was
 * given up. Money that came all the same wins. Nothing happens where no change waits. A customer is told of what somebody
 * of the shop has dropped.
 * Errors: OrderChangedMeanwhile (it was paid after all), PaymentNotConfirmed (its money is on its way),
 * PaymentProviderFailed, PaymentProviderTimeout.
 */
export async function dropOpenChange(deps: Deps, actor: Actor, orderId: number): Promise<void> {
  const open = await openChangeOf(deps.db, orderId);
  if (!open) return;
  const session = open.paymentSessionId && (await answerOf(deps.payments.expire(open.paymentSessionId)));
  if (session) {
    if (session.state === 'processing') {
      // Whoever looks at the order next is told so, also where its webhook is lost.
      await settleChange(deps, { orderId, changeId: open.id, session });
      throw new ShopError('PaymentNotConfirmed');
    }
    if (session.state === 'paid') {
      const state = await settleChange(deps, { orderId, changeId: open.id, session });
      if (state === 'APPLIED') throw new ShopError('OrderChangedMeanwhile');
    }
  }
  await deps.db.transaction(async (tx) => {
    if (!(await lockOrder(tx, orderId))) return;
    const change = await openChangeOf(tx, orderId);
    if (change?.id !== open.id) return;
    const order = await readOrder(tx, orderId);
    const at = new Date(deps.now());
    if (session) await noteSession(tx, { session, at });
    await dropChange(tx, actor, { order, change, at, isSilent: actor.kind !== 'staff' });
  });
}

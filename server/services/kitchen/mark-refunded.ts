import type { Day } from '#rules/booking/berlin-time.ts';
import type { Cents } from '#rules/money/money.ts';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import type { Deps } from '../../deps.ts';
import { demand } from '../../policies/demand.ts';
import { mayInKitchen } from '../../policies/kitchen-policies.ts';
import { ShopError } from '../../shop-error.ts';
import { knownOrder } from '../ordering/find-order.ts';
import { ledgerOf } from '../payments/ledger/read-ledger.ts';
import { standingOf } from '../payments/ledger/standing.ts';
import { closeRefundByHand } from '../payments/refund-order.ts';

/**
 * Notes that somebody has sent money of an order back by hand; sent again, it changes nothing.
 * @param input.sent in cents what they saw that was to be sent; a client of the release before does not say
 * @param input.sentOn the day on which they sent it; today unless given
 * Errors: OrderNotFound, NothingToRefund, NotAllowed, StepUpRequired; those of closeRefundByHand.
 */
export async function markRefunded(
  deps: Deps,
  actor: StaffActor,
  { publicId, ...said }: { publicId: string; sent?: Cents | undefined; sentOn?: Day | undefined },
): Promise<void> {
  demand(mayInKitchen('markRefunded', actor, deps.now()));
  const order = await knownOrder(deps.db, publicId);
  if (await closeRefundByHand(deps, actor, { orderId: order.id, ...said })) return;
  const { refund } = standingOf(order, await ledgerOf(deps.db, order.id));
  if (refund?.state !== 'DONE') throw new ShopError('NothingToRefund');
}

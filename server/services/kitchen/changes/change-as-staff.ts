import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { knownOrder, type Order } from '../../ordering/find-order.ts';
import { type AskedChange, type ChangeMade, changeOrder } from '../../payments/changes/change-order.ts';
import { dropOpenChange } from '../../payments/changes/drop-open-change.ts';
import { mailChangeLink } from './mail-change-link.ts';

/**
 * Changes an order as its customer would, at any time, for the fee by the table or for less. Where something more is to
 * be paid, the customer is told by e-mail.
 * Errors: NotAllowed, StepUpRequired (money goes back, or the fee is waived), and those of changeOrder.
 */
export async function changeAsStaff(
  deps: Deps,
  actor: StaffActor,
  { publicId, ...asked }: Omit<AskedChange, 'orderId'> & { readonly publicId: string },
): Promise<ChangeMade> {
  // What is not kept is given back too, whoever pays in the end.
  const isWaived = asked.wished.feePercent !== undefined;
  const may = asked.difference < 0 || isWaived ? 'giveBack' : 'changeOrder';
  const { id: orderId } = await orderFor(deps, actor, publicId, may);
  const made = await changeOrder(deps, actor, 'shop', { orderId, ...asked });
  if (made.page) await mailChangeLink(deps, actor, orderId);
  return made;
}

/** Drops the change of an order that waits for its payment. Errors: NotAllowed, OrderNotFound, those of dropOpenChange. */
export async function dropChangeAsStaff(deps: Deps, actor: StaffActor, publicId: string): Promise<void> {
  const { id } = await orderFor(deps, actor, publicId, 'changeOrder');
  await dropOpenChange(deps, actor, id);
}

async function orderFor(
  deps: Deps,
  actor: StaffActor,
  publicId: string,
  what: 'changeOrder' | 'giveBack',
): Promise<Order> {
  demand(mayInKitchen(what, actor, deps.now()));
  return knownOrder(deps.db, publicId);
}

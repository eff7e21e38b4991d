import type { CustomerActor } from '../../access/actor.ts';
import type { Deps } from '../../deps.ts';
import { findOrderOf } from '../ordering/find-order.ts';
import { type AskedChange, type ChangeMade, changeOrder } from '../payments/changes/change-order.ts';
import { dropOpenChange } from '../payments/changes/drop-open-change.ts';

/** Changes an order for the customer whose it is. Errors: TooManyRequests, OrderNotFound, those of changeOrder. */
export async function changeOwnOrder(
  deps: Deps,
  actor: CustomerActor,
  { publicId, ...asked }: Omit<AskedChange, 'orderId'> & { readonly publicId: string },
): Promise<ChangeMade> {
  await deps.limits.take('checkoutsOfCustomer', String(actor.customerId));
  const { id: orderId } = await findOrderOf(deps.db, actor, publicId);
  return changeOrder(deps, actor, 'customer', { orderId, ...asked });
}

/** Drops the change of their order that waits for its payment. Errors: OrderNotFound, those of dropOpenChange. */
export async function dropOwnChange(deps: Deps, actor: CustomerActor, publicId: string): Promise<void> {
  const { id } = await findOrderOf(deps.db, actor, publicId);
  await dropOpenChange(deps, actor, id);
}

import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { knownOrder, type Order } from '../../ordering/find-order.ts';
import { demandDriven } from './driven-late.ts';

/** Milliseconds for which a device may be without a connection until what it kept is too old to be true. */
const oldest = 7 * 86_400_000;

/** An order that somebody drove or handed over at a time, as far as they may tell of it. Errors: NotAllowed, OrderNotFound. */
export async function orderToDrive(
  deps: Deps,
  actor: StaffActor,
  { publicId, at, what = 'drive' }: { publicId: string; at: Date; what?: 'drive' | 'handOver' },
): Promise<Order> {
  demand(mayInKitchen(what, actor, deps.now()));
  const order = await knownOrder(deps.db, publicId);
  await demandDriven(deps.db, actor, { order, at, now: deps.now() });
  return order;
}

/** When something was by the clock of a device; now, where that clock is far off or says nothing. */
export function believed(at: Date | undefined, now: number): Date {
  return at && at.getTime() <= now && now - at.getTime() <= oldest ? at : new Date(now);
}

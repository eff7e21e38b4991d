import { and, asc, ne } from 'drizzle-orm';
import { addDays, type Day } from '#rules/booking/berlin-time.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import { dueBetween } from '../../../db/due-between.ts';
import { productOrders } from '../../../db/schema/ordering.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { ordersThatCount } from '../../booking/day-load.ts';
import { portionsOfOrder, withKitchenLines } from '../kitchen-lines.ts';

/**
 * The orders of so many days from one on that have their place and are not handed over yet, by day and time; also those for whose
 * money the shop waits. Errors: NotAllowed.
 */
export async function placedOrders(
  deps: Deps,
  actor: StaffActor,
  { from, count }: { from: Day; count: number },
) {
  demand(mayInKitchen('changeCapacity', actor, deps.now()));
  const { preferDateAndTime, stage, bon } = productOrders;
  const rows = await deps.db
    .select()
    .from(productOrders)
    .where(and(dueBetween(from, addDays(from, count)), ordersThatCount(deps.now()), ne(stage, 'DELIVERED')))
    .orderBy(asc(preferDateAndTime), asc(bon));
  const orders = await withKitchenLines(deps.db, rows);
  return orders.map((order) => ({ ...order, portions: portionsOfOrder(order) }));
}

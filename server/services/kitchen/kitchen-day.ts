import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import { addDays, type Day } from '#rules/booking/berlin-time.ts';
import { isBinding } from '#rules/orders/order-moves.ts';
import { isMade } from '#rules/orders/work/kitchen-ticks.ts';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import { dueOn } from '../../db/due-between.ts';
import { productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import { demand } from '../../policies/demand.ts';
import { mayInKitchen, maySeeDay } from '../../policies/kitchen-policies.ts';
import { paymentOnItsWay } from '../ordering/by-telephone.ts';
import { paidWithoutTime } from '../ordering/without-time.ts';
import { bindingOn } from './binding-on.ts';
import { portionsOfOrder, withKitchenLines } from './kitchen-lines.ts';
import { type OrderWithTicking, withTicking } from './with-ticking.ts';

/**
 * What has to leave on a day, by time: what is to be cooked, what may be once its payment has come, and what was
 * canceled after it had been to be cooked. Apart from it the paid orders without a time, and those of the day after of
 * which something has to be begun on this one. Errors: NotAllowed.
 */
export async function kitchenDay(
  deps: Deps,
  actor: StaffActor,
  day: Day,
): Promise<{
  orders: OrderWithTicking[];
  withoutTime: OrderWithTicking[];
  forNextDay: OrderWithTicking[];
  portions: number;
}> {
  demand(mayInKitchen('seeDay', actor, deps.now()));
  demand(maySeeDay(actor, day, deps.now()));
  const { preferDateAndTime, status, bon, id } = productOrders;
  const concernsKitchen = or(
    eq(status, 'PAID'),
    paymentOnItsWay,
    and(eq(status, 'CANCELED'), isNotNull(bon)),
  );
  const due = await deps.db
    .select()
    .from(productOrders)
    .where(and(dueOn(day), concernsKitchen))
    .orderBy(asc(preferDateAndTime), asc(bon), asc(id));
  const orders = await withTicking(deps.db, await withKitchenLines(deps.db, due));
  const portions = orders.filter(isBinding).reduce((sum, order) => sum + portionsOfOrder(order), 0);
  return {
    orders,
    withoutTime: await withoutTime(deps, actor),
    forNextDay: await toMakeBefore(deps, actor, addDays(day, 1)),
    portions,
  };
}

/** The paid orders without a time; of no day, and so nothing for a driver. */
async function withoutTime(deps: Deps, actor: StaffActor): Promise<OrderWithTicking[]> {
  if (maySeeDay(actor, '', deps.now()) !== null) return [];
  const undated = await deps.db
    .select()
    .from(productOrders)
    .where(paidWithoutTime(deps.now()))
    .orderBy(asc(productOrders.id));
  return withTicking(deps.db, await withKitchenLines(deps.db, undated));
}

/**
 * Of a day the orders for which something is made on the day before, until it is: what is begun stays, so that who has begun
 * it by mistake can take that back.
 */
async function toMakeBefore(deps: Deps, actor: StaffActor, day: Day): Promise<OrderWithTicking[]> {
  if (maySeeDay(actor, day, deps.now()) !== null) return [];
  const orders = await bindingOn(deps.db, day);
  const toMake = orders.filter(({ stage, lines }) =>
    lines.some((line) => line.startsDayBefore && !isMade(stage, line)),
  );
  return withTicking(deps.db, toMake);
}

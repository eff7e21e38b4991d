import type { Day } from '#rules/booking/berlin-time.ts';
import { withoutLeadTime } from '#rules/booking/time-slots.ts';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import type { Deps } from '../../deps.ts';
import { demand } from '../../policies/demand.ts';
import { mayInKitchen } from '../../policies/kitchen-policies.ts';
import { portionsOfPlaced, sumOf } from '../booking/basket-portions.ts';
import { dayLoad } from '../booking/day-load.ts';
import { capacityOn } from '../booking/limits.ts';
import { type Slot, slotsBy } from '../booking/slots-of-day.ts';
import { knownOrder } from '../ordering/find-order.ts';
import { orderingRules } from '../settings/settings.ts';

/**
 * How every half hour of a day stands for an order that is to be moved, without what it takes itself.
 * Errors: OrderNotFound, NotAllowed.
 */
export async function slotsOfOrder(
  deps: Deps,
  actor: StaffActor,
  { publicId, day }: { publicId: string; day: Day },
): Promise<Slot[]> {
  demand(mayInKitchen('moveTime', actor, deps.now()));
  const order = await knownOrder(deps.db, publicId);
  const { booking } = await orderingRules(deps);
  const now = deps.now();
  const wanted = await portionsOfPlaced(deps.db, order.id);
  return slotsBy({
    day,
    fulfilment: order.fulfilment,
    wanted,
    size: sumOf(wanted),
    now,
    booking: withoutLeadTime(booking),
    load: await dayLoad(deps.db, { day, now, without: order.id }),
    capacity: await capacityOn(deps.db, day),
  });
}

import { addDays, type Day } from '#rules/booking/berlin-time.ts';
import { type SlotState, slotStates } from '#rules/booking/slot-state.ts';
import type { Deps } from '../../deps.ts';
import { orderingRules } from '../settings/settings.ts';
import { loadOn, loadsFor } from './recent-loads.ts';
import { type SeekingBasket, type Slot, slotsBy, weigh } from './slots-of-day.ts';

/** How the days from one on stand for a basket, each as the half hour with the most room. */
export async function slotDays(
  deps: Pick<Deps, 'db' | 'now'>,
  { from, days, ...seeking }: SeekingBasket & { readonly from: Day; readonly days: number },
): Promise<{ day: Day; state: SlotState }[]> {
  const { booking } = await orderingRules(deps);
  const { customerId } = seeking;
  const { loads, capacity } = await loadsFor(deps, { customerId, from, until: addDays(from, days) });
  const weighed = await weigh(deps, seeking, capacity);
  return Array.from({ length: days }, (_, ahead) => {
    const day = addDays(from, ahead);
    const load = loadOn(loads, day);
    return { day, state: bestOf(slotsBy({ day, ...weighed, now: deps.now(), booking, load, capacity })) };
  });
}

/** The states are written from the best to the worst. */
function bestOf(slots: readonly Slot[]): SlotState {
  return slotStates.find((state) => slots.some((slot) => slot.state === state)) ?? 'CLOSED';
}

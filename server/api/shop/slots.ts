import { listSlotDays, listSlots, type Slot, type SlotDay } from '#contract/shop/slots.ts';
import type { Deps } from '../../deps.ts';
import { slotDays } from '../../services/booking/slot-days.ts';
import { slotsOfDay } from '../../services/booking/slots-of-day.ts';
import { knownCallerOf } from '../caller.ts';
import { newRoutes } from '../routes.ts';

export function slotRoutes(deps: Deps) {
  return newRoutes()
    .openapi(listSlots, async (c) => {
      const query = c.req.valid('query');
      const customerId = await knownCallerOf(deps, c);
      const slots: Slot[] = await slotsOfDay(deps, { ...query, customerId });
      return c.json(slots, 200);
    })
    .openapi(listSlotDays, async (c) => {
      const query = c.req.valid('query');
      const customerId = await knownCallerOf(deps, c);
      const days: SlotDay[] = await slotDays(deps, { ...query, customerId });
      return c.json(days, 200);
    });
}
